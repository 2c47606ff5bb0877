/**
 * A stretch of sound bent into a circle. Everything written to it wraps around, and every
 * steady tone makes a whole number of turns, so that the end leads into the beginning.
 */
export class Loop {
  readonly rate: number;
  readonly length: number;
  /** The left and the right side of one moment after the other. */
  readonly sides: Float32Array;
  readonly #sine: Float32Array;

  constructor(rate: number, seconds: number) {
    this.rate = rate;
    this.length = rate * seconds;
    this.sides = new Float32Array(2 * this.length);
    this.#sine = Float32Array.from({ length: this.length }, (_, n) =>
      Math.sin((2 * Math.PI * n) / this.length),
    );
  }

  #put(moment: number, left: number, right: number): void {
    const at = 2 * moment;
    this.sides[at] = (this.sides[at] ?? 0) + left;
    this.sides[at + 1] = (this.sides[at + 1] ?? 0) + right;
  }

  /** The nearest pitch that closes on itself: at most a 32nd of a hertz away. */
  turns(hertz: number): number {
    return Math.round((hertz * this.length) / this.rate);
  }

  /** A steady tone; level and pan are asked for now and then and glide in between. */
  tone(
    turns: number,
    phase: number,
    level: (time: number) => number,
    pan: (time: number) => number,
  ): void {
    const block = 512;
    let place = Math.floor(phase * this.length) % this.length;
    const gains = (start: number): readonly [number, number] => {
      const time = (start % this.length) / this.length;
      const angle = (pan(time) + 1) * (Math.PI / 4);
      return [level(time) * Math.cos(angle), level(time) * Math.sin(angle)];
    };
    let [left, right] = gains(0);
    for (let start = 0; start < this.length; start += block) {
      const [nextLeft, nextRight] = gains(start + block);
      const stepLeft = (nextLeft - left) / block;
      const stepRight = (nextRight - right) / block;
      for (let n = start; n < start + block; n++) {
        const value = this.#sine[place] ?? 0;
        this.#put(n, value * left, value * right);
        left += stepLeft;
        right += stepRight;
        place += turns;
        if (place >= this.length) place -= this.length;
      }
    }
  }

  /** A struck tone; what rings past the end is heard at the beginning. */
  strike(seconds: number, hertz: number, level: number, decay: number, pan: number): void {
    const first = Math.round(seconds * this.rate);
    const angle = (pan + 1) * (Math.PI / 4);
    const count = Math.min(this.length, Math.round(decay * 7 * this.rate));
    for (let n = 0; n < count; n++) {
      const time = n / this.rate;
      const body = level * (1 - Math.exp(-time / 0.012)) * Math.exp(-time / decay);
      const value = body * Math.sin(2 * Math.PI * hertz * time);
      this.#put((first + n) % this.length, value * Math.cos(angle), value * Math.sin(angle));
    }
  }

  /** Adds copies of the dry sound, each later and on its own side: a hall without a tail end. */
  echo(taps: readonly { seconds: number; level: number; pan: number }[], source: Loop): void {
    for (const tap of taps) {
      const late = Math.round(tap.seconds * this.rate);
      const left = tap.level * Math.sqrt((1 - tap.pan) / 2);
      const right = tap.level * Math.sqrt((1 + tap.pan) / 2);
      for (let n = 0; n < this.length; n++) {
        const from = 2 * ((n - late + this.length) % this.length);
        const value = ((source.sides[from] ?? 0) + (source.sides[from + 1] ?? 0)) / 2;
        this.#put(n, left * value, right * value);
      }
    }
  }

  add(other: Loop): void {
    for (const [at, value] of other.sides.entries()) {
      this.sides[at] = (this.sides[at] ?? 0) + value;
    }
  }

  each(change: (value: number, time: number) => number): void {
    for (const [at, value] of this.sides.entries()) {
      this.sides[at] = change(value, (at >> 1) / this.length);
    }
  }

  peak(): number {
    return this.sides.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  }

  samples(): Buffer {
    return Buffer.from(this.sides.buffer);
  }
}
