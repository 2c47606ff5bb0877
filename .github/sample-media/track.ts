import { announce, ffmpeg, output } from './encode.ts';
import { mix, seeded, smooth } from './light.ts';

const rate = 48000;
const seconds = 16;
const length = rate * seconds;
const turn = 2 * Math.PI;
const sine = Float32Array.from({ length }, (_, n) => Math.sin((turn * n) / length));

/** A value by its moment in the loop: from 0 to 1. */
type Curve = (time: number) => number;

/**
 * A stretch of sound bent into a circle. Everything written to it wraps around, and every
 * steady tone makes a whole number of turns, so that the end leads into the beginning.
 */
class Loop {
  /** The left and the right side of one moment after the other. */
  readonly sides = new Float32Array(2 * length);

  #put(moment: number, left: number, right: number): void {
    const at = 2 * moment;
    this.sides[at] = (this.sides[at] ?? 0) + left;
    this.sides[at + 1] = (this.sides[at + 1] ?? 0) + right;
  }

  /** The nearest pitch that closes on itself: at most a 32nd of a hertz away. */
  turns(hertz: number): number {
    return Math.round((hertz * length) / rate);
  }

  /** A steady tone; level and pan are asked for now and then and glide in between. */
  tone(turns: number, phase: number, level: Curve, pan: Curve): void {
    const block = 512;
    let place = Math.floor(phase * length) % length;
    const gains = (start: number): readonly [number, number] => {
      const time = (start % length) / length;
      const angle = (pan(time) + 1) * (Math.PI / 4);
      return [level(time) * Math.cos(angle), level(time) * Math.sin(angle)];
    };
    let [left, right] = gains(0);
    for (let start = 0; start < length; start += block) {
      const [nextLeft, nextRight] = gains(start + block);
      const stepLeft = (nextLeft - left) / block;
      const stepRight = (nextRight - right) / block;
      for (let n = start; n < start + block; n++) {
        const value = sine[place] ?? 0;
        this.#put(n, value * left, value * right);
        left += stepLeft;
        right += stepRight;
        place += turns;
        if (place >= length) place -= length;
      }
    }
  }

  /** A struck tone; what rings past the end is heard at the beginning. */
  strike(when: number, hertz: number, level: number, decay: number, pan: number): void {
    const first = Math.round(when * rate);
    const angle = (pan + 1) * (Math.PI / 4);
    const count = Math.min(length, Math.round(decay * 7 * rate));
    for (let n = 0; n < count; n++) {
      const time = n / rate;
      const body = level * (1 - Math.exp(-time / 0.012)) * Math.exp(-time / decay);
      const value = body * Math.sin(turn * hertz * time);
      this.#put((first + n) % length, value * Math.cos(angle), value * Math.sin(angle));
    }
  }

  /** Adds copies of the dry sound, each later and on its own side: a hall without a tail end. */
  echo(taps: readonly { seconds: number; level: number; pan: number }[], source: Loop): void {
    for (const tap of taps) {
      const late = Math.round(tap.seconds * rate);
      const left = tap.level * Math.sqrt((1 - tap.pan) / 2);
      const right = tap.level * Math.sqrt((1 + tap.pan) / 2);
      for (let n = 0; n < length; n++) {
        const from = 2 * ((n - late + length) % length);
        const value = ((source.sides[from] ?? 0) + (source.sides[from + 1] ?? 0)) / 2;
        this.#put(n, left * value, right * value);
      }
    }
  }

  add(other: Loop): void {
    this.each((value, _, at) => value + (other.sides[at] ?? 0));
  }

  each(change: (value: number, time: number, at: number) => number): void {
    for (const [at, value] of this.sides.entries()) {
      this.sides[at] = change(value, (at >> 1) / length, at);
    }
  }

  peak(): number {
    return this.sides.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  }
}

/** Four chords around D, as semitones from the A of 110 Hz; close voices move by step. */
const chords: readonly (readonly number[])[] = [
  [-7, 0, 5, 9, 12, 19],
  [-10, -3, 5, 9, 12, 17],
  [-14, -2, 5, 9, 14, 21],
  [-12, 0, 7, 12, 14, 17],
];

const bells: readonly (readonly [number, number, number])[] = [
  [1.6, 36, 0.5],
  [3.4, 33, -0.4],
  [5.9, 29, 0.2],
  [7.3, 38, -0.6],
  [9.7, 33, 0.4],
  [10.6, 31, -0.2],
  [12.2, 24, 0.6],
];

const pitch = (semitones: number) => 110 * 2 ** (semitones / 12);

/** Rises and falls around its own moment of the circle; neighbours overlap into one another. */
function swell(time: number, centre: number, width: number): number {
  const away = Math.abs(((time - centre + 1.5) % 1) - 0.5);
  return away < width ? Math.cos((away / width) * (Math.PI / 2)) ** 2 : 0;
}

function pad(loop: Loop, random: () => number): void {
  for (const [index, chord] of chords.entries()) {
    const centre = (index + 0.5) / chords.length;
    for (const [voice, note] of chord.entries()) {
      const hertz = pitch(note);
      for (let harmonic = 1; harmonic <= 7 && hertz * harmonic < 2600; harmonic++) {
        for (const detune of [-2, 1, 3]) {
          const turns = loop.turns(hertz * harmonic) + detune * harmonic;
          const drift = random();
          const side = ((voice % 2) * 2 - 1) * 0.35 + detune * 0.15;
          const weight = 0.9 ** voice / harmonic ** 1.25;
          const level = (time: number) => {
            const cutoff = 420 + 620 * (0.5 - 0.5 * Math.cos(turn * time)) ** 1.5;
            const open = 1 / (1 + ((hertz * harmonic) / cutoff) ** 3);
            const sway = 1 + 0.25 * Math.sin(turn * (2 * time + drift));
            return weight * open * sway * swell(time, centre, 0.235);
          };
          const pan = (time: number) => side + 0.2 * Math.sin(turn * (time + drift));
          loop.tone(turns, random(), level, pan);
        }
      }
    }
  }
}

function ring(loop: Loop): void {
  const partials: readonly (readonly [number, number, number])[] = [
    [1, 1, 1.5],
    [2.002, 0.28, 0.9],
    [3.01, 0.1, 0.5],
    [4.17, 0.05, 0.3],
  ];
  for (const [when, note, pan] of bells) {
    for (const [ratio, level, decay] of partials) {
      loop.strike(when, pitch(note) * ratio, level * 0.72, decay, pan);
    }
  }
}

function hall(random: () => number) {
  return Array.from({ length: 48 }, () => {
    const late = mix(0.03, 2.6, random() ** 1.6);
    const level = (random() < 0.5 ? -1 : 1) * 0.3 * Math.exp(-late / 0.9);
    return { seconds: late, level, pan: mix(-0.9, 0.9, random()) };
  });
}

/** Makes the track of the welcome page. */
export async function track(): Promise<void> {
  const random = seeded(432);
  const dry = new Loop();
  pad(dry, random);
  ring(dry);
  const wet = new Loop();
  wet.echo(hall(random), dry);
  wet.add(dry);
  // The player turns around here, and codecs falter at an edge: let both happen in a breath.
  wet.each((value, time) => {
    const breath = mix(0.05, 1, Math.sin(Math.PI * time) ** 0.6);
    return value * breath * smooth(0, 0.02 / seconds, Math.min(time, 1 - time));
  });
  const gain = 10 ** (-6.8 / 20) / wet.peak();
  wet.each((value) => value * gain);
  const samples = [Buffer.from(wet.sides.buffer)];
  const raw = ['-f', 'f32le', '-ar', `${rate}`, '-ac', '2', '-i', '-'];
  const opus = [
    ...['-c:a', 'libopus', '-b:a', '48k', '-vbr', 'constrained'],
    ...['-application', 'audio', '-fflags', '+bitexact'],
  ];
  await ffmpeg([...raw, ...opus, output('track.webm')], samples);
  announce('track.webm');
  const aac = ['-c:a', 'aac', '-b:a', '80k', '-movflags', '+faststart'];
  await ffmpeg([...raw, ...aac, output('track.m4a')], samples);
  announce('track.m4a');
}
