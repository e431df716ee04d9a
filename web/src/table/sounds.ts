/**
 * Short, dry, wooden sounds, made of oscillators and noise. Every one has a visible twin: nothing is told by sound
 * alone. Browsers allow sound only after a first click; until then nothing is made.
 */
export type Sound = string;

/** How something sounds. */
export type Tune = (play: Instrument) => void;

/** How often a coin has rung in a row, and when the last one did: each further one rings a third higher. */
let coins = { count: 0, at: 0 };
const IN_A_ROW = 900;
const THIRD = 2 ** (4 / 12);

export class Instrument {
  readonly #out: GainNode;
  readonly #noise: AudioBuffer;

  constructor(
    readonly context: AudioContext,
    volume: number,
  ) {
    this.#out = context.createGain();
    this.#out.gain.value = volume;
    this.#out.connect(context.destination);
    this.#noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = this.#noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }

  set volume(volume: number) {
    this.#out.gain.value = volume;
  }

  /** A tone that fades: wave, pitch in Hz (gliding to another), start and length in seconds, loudness. */
  tone(type: OscillatorType, from: number, to: number, start: number, length: number, loud: number): void {
    const at = this.context.currentTime + start;
    const tone = this.context.createOscillator();
    tone.type = type;
    tone.frequency.setValueAtTime(from, at);
    if (to !== from) tone.frequency.exponentialRampToValueAtTime(to, at + length);
    tone.connect(this.#fade(at, length, loud));
    tone.start(at);
    tone.stop(at + length);
  }

  /** A knock of filtered noise. */
  knock(pitch: number, sharp: number, start: number, length: number, loud: number): void {
    const at = this.context.currentTime + start;
    const noise = this.context.createBufferSource();
    noise.buffer = this.#noise;
    const filter = this.context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = pitch;
    filter.Q.value = sharp;
    noise.connect(filter).connect(this.#fade(at, length, loud));
    noise.start(at, Math.random() * 0.2, length);
  }

  #fade(at: number, length: number, loud: number): GainNode {
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(loud, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    gain.connect(this.#out);
    return gain;
  }
}

/** Called by how they sound, not by what they are for: every game finds its own use. */
const scores: Record<string, Tune> = {
  roll(play) {
    for (let i = 0; i < 6; i++)
      play.knock(1500 * (0.9 + Math.random() * 0.2), 7, i * 0.075 + Math.random() * 0.02, 0.06, 0.9);
  },
  keep(play) {
    play.knock(420, 4, 0, 0.07, 0.9);
    play.tone('triangle', 190, 120, 0, 0.06, 0.3);
  },
  hit(play) {
    play.tone('sine', 120, 42, 0, 0.22, 0.9);
    play.knock(2600, 0.8, 0.03, 0.16, 0.35);
  },
  marimba(play) {
    play.tone('sine', 523, 523, 0, 0.2, 0.4);
    play.tone('sine', 784, 784, 0.1, 0.28, 0.4);
  },
  zap(play) {
    play.tone('square', 640, 1320, 0, 0.09, 0.12);
  },
  coin(play) {
    const now = play.context.currentTime * 1000;
    coins = { count: now - coins.at < IN_A_ROW ? Math.min(coins.count + 1, 4) : 0, at: now };
    const pitch = 988 * THIRD ** coins.count;
    play.tone('triangle', pitch, pitch, 0, 0.05, 0.3);
    play.tone('triangle', pitch * 1.335, pitch * 1.335, 0.05, 0.24, 0.3);
  },
  stomp(play) {
    for (let i = 0; i < 3; i++) play.tone('sine', 98 - i * 9, 60, i * 0.16, 0.2, 0.8);
    play.tone('sawtooth', 420, 640, 0.42, 0.5, 0.05);
    play.tone('sawtooth', 640, 420, 0.9, 0.5, 0.04);
  },
  glide(play) {
    play.tone('triangle', 330, 180, 0, 0.28, 0.3);
  },
  till(play) {
    play.tone('triangle', 1760, 1760, 0, 0.16, 0.2);
    play.tone('triangle', 2217, 2217, 0.05, 0.2, 0.16);
    play.knock(3200, 0.6, 0.12, 0.22, 0.18);
  },
  paper(play) {
    play.knock(3000, 0.7, 0, 0.14, 0.22);
  },
  tick(play) {
    play.knock(900, 6, 0, 0.05, 0.7);
  },
  tuba(play) {
    play.tone('sawtooth', 87, 85, 0, 0.3, 0.3);
    play.tone('sawtooth', 65, 63, 0.32, 0.5, 0.3);
  },
  glass(play) {
    for (const pitch of [1047, 1109, 1568]) play.tone('sine', pitch, pitch, 0, 0.7, 0.18);
  },
  turn(play) {
    play.knock(560, 8, 0, 0.09, 0.9);
    play.knock(760, 8, 0.13, 0.1, 0.9);
  },
  win(play) {
    [392, 523, 659, 523, 784].forEach((pitch, i) => {
      const length = i === 4 ? 0.6 : 0.16;
      play.tone('sawtooth', pitch, pitch, i * 0.15, length, 0.12);
      play.tone('square', pitch / 2, pitch / 2, i * 0.15, length, 0.06);
    });
  },
  lose(play) {
    play.tone('sawtooth', 220, 196, 0, 0.3, 0.14);
    play.tone('sawtooth', 165, 110, 0.3, 0.6, 0.14);
  },
};

let instrument: Instrument | null = null;
let clicked = false;

/** Wait for the first click or key; returns how to stop waiting. */
export function awaitFirstClick(): () => void {
  const hear = () => {
    clicked = true;
    stop();
  };
  const stop = () => {
    removeEventListener('pointerdown', hear, true);
    removeEventListener('keydown', hear, true);
  };
  addEventListener('pointerdown', hear, true);
  addEventListener('keydown', hear, true);
  return stop;
}

/** Let something sound, at a volume from 0 to 1. */
export function sound(name: Sound, volume: number): void {
  if (!clicked || volume <= 0 || typeof AudioContext === 'undefined') return;
  instrument ??= new Instrument(new AudioContext(), volume);
  instrument.volume = volume;
  void instrument.context.resume();
  scores[name]?.(instrument);
}

/** A board brings sounds of its own. */
export function bringSounds(more: Readonly<Record<string, Tune>>): void {
  Object.assign(scores, more);
}
