// The poster at the end of a game as a picture to pass on: who won, why, and how everybody stood.
import { bust } from '../kit/monsters';

export interface PosterWords {
  title: string;
  why: string;
  figures: readonly string[];
  /** One line for each seat. */
  lines: readonly string[];
}

const WIDTH = 1200;
const HEIGHT = 1200;
const INK = '#1d1532';
const BONE = '#fffaf0';
const SKY = ['#f5a81c', '#ffcf5c'] as const;
const SUN = '#c9281f';

function loaded(address: string): Promise<HTMLImageElement | null> {
  return new Promise((done) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => done(null); // a poster without its Monster is still a poster
    image.src = address;
  });
}

/** A text in lines that are no wider than this. */
export function wrapped(text: string, width: number, wide: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && wide(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function sunburst(paper: CanvasRenderingContext2D): void {
  const [x, y] = [WIDTH / 2, 520];
  for (let ray = 0; ray < 48; ray++) {
    const [from, to] = [ray, ray + 1].map((n) => (n * Math.PI) / 24) as [number, number];
    paper.fillStyle = SKY[ray % 2] as string;
    paper.beginPath();
    paper.moveTo(x, y);
    paper.arc(x, y, 1200, from, to);
    paper.fill();
  }
  paper.fillStyle = SUN;
  paper.strokeStyle = INK;
  paper.lineWidth = 10;
  paper.beginPath();
  paper.arc(x, 430, 330, 0, 2 * Math.PI);
  paper.fill();
  paper.stroke();
}

/** The picture, as a PNG. */
export async function posterPicture({ title, why, figures, lines }: PosterWords): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('This browser draws no pictures.');
  await document.fonts.ready;
  sunburst(paper);
  const addresses = figures.flatMap((figure) => bust(figure) ?? []);
  const portraits = (await Promise.all(addresses.map(loaded))).filter((image) => image !== null);
  const size = portraits.length > 1 ? Math.min(520, 1100 / portraits.length) : 640;
  portraits.forEach((image, at) => {
    const x = WIDTH / 2 + (at - (portraits.length - 1) / 2) * size - size / 2;
    paper.drawImage(image, x, 740 - size, size, size);
  });
  paper.fillStyle = INK;
  paper.fillRect(0, 740, WIDTH, HEIGHT - 740);
  paper.textAlign = 'center';
  paper.lineJoin = 'round';
  paper.font = `400 84px 'Dela Gothic One', 'Arial Black', sans-serif`;
  paper.lineWidth = 22;
  paper.strokeStyle = INK;
  paper.fillStyle = BONE;
  const wide = (text: string) => paper.measureText(text).width;
  const heads = wrapped(title, WIDTH - 100, wide).slice(0, 2);
  heads.forEach((line, at) => {
    const y = 740 - (heads.length - 1 - at) * 92;
    paper.strokeText(line, WIDTH / 2, y);
    paper.fillText(line, WIDTH / 2, y);
  });
  paper.font = `400 34px 'Atkinson Hyperlegible Next', Verdana, sans-serif`;
  let y = 820;
  for (const line of wrapped(why, WIDTH - 120, wide).slice(0, 2)) {
    paper.fillText(line, WIDTH / 2, y);
    y += 46;
  }
  paper.font = `700 38px 'Barlow Condensed', 'Arial Narrow', sans-serif`;
  paper.fillStyle = '#ffcf5c';
  for (const line of lines.slice(0, 6)) {
    paper.fillText(line, WIDTH / 2, (y += 46));
  }
  return new Promise((done, fail) =>
    canvas.toBlob(
      (blob) => (blob ? done(blob) : fail(new Error('This browser keeps no pictures.'))),
      'image/png',
    ),
  );
}

/** Pass a picture on, by the device's own means where it has some, else as a file. */
export async function pass(picture: Blob, title: string): Promise<void> {
  const file = new File([picture], 'kaiju.png', { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    // Who changes their mind has not failed.
    await navigator.share({ files: [file], title }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    });
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
