import address from './sprite.svg?url';

/** Puts all symbols into the page once, so that `<use href="#i-heart">` finds them; they are one cached file. */
export async function loadSprite(): Promise<void> {
  const source = await (await fetch(address)).text();
  const sprite = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  sprite.setAttribute('width', '0');
  sprite.setAttribute('height', '0');
  sprite.setAttribute('aria-hidden', 'true');
  sprite.setAttribute('class', 'vh');
  document.body.prepend(document.importNode(sprite, true));
}
