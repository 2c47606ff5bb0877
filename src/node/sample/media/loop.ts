/**
 * A stretch of sound bent into a circle. Everything written to it wraps around, and every
 * steady tone makes a whole number of turns, so that the end leads into the beginning.
 */
export class Loop {
  readonly rate: number;
  readonly length: number;
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly #sine: Float32Array;

  constructor(rate: number, seconds: number) {
    this.rate = rate;
    this.length = rate * seconds;
    this.left = new Float32Array(this.length);
    this.right = new Float32Array(this.length);
    this.#sine = Float32Array.from({ length: this.length }, (_, n) =>
      Math.sin((2 * Math.PI * n) / this.length),
    );
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
        this.left[n] = (this.left[n] ?? 0) + value * left;
        this.right[n] = (this.right[n] ?? 0) + value * right;
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
      const at = (first + n) % this.length;
      this.left[at] = (this.left[at] ?? 0) + value * Math.cos(angle);
      this.right[at] = (this.right[at] ?? 0) + value * Math.sin(angle);
    }
  }

  /** Adds copies of the dry sound, each later and on its own side: a hall without a tail end. */
  echo(taps: readonly { seconds: number; level: number; pan: number }[], source: Loop): void {
    for (const tap of taps) {
      const late = Math.round(tap.seconds * this.rate);
      const left = tap.level * Math.sqrt((1 - tap.pan) / 2);
      const right = tap.level * Math.sqrt((1 + tap.pan) / 2);
      for (let n = 0; n < this.length; n++) {
        const from = (n - late + this.length) % this.length;
        const value = ((source.left[from] ?? 0) + (source.right[from] ?? 0)) / 2;
        this.left[n] = (this.left[n] ?? 0) + left * value;
        this.right[n] = (this.right[n] ?? 0) + right * value;
      }
    }
  }

  add(other: Loop): void {
    for (let n = 0; n < this.length; n++) {
      this.left[n] = (this.left[n] ?? 0) + (other.left[n] ?? 0);
      this.right[n] = (this.right[n] ?? 0) + (other.right[n] ?? 0);
    }
  }

  each(change: (value: number, time: number) => number): void {
    for (let n = 0; n < this.length; n++) {
      this.left[n] = change(this.left[n] ?? 0, n / this.length);
      this.right[n] = change(this.right[n] ?? 0, n / this.length);
    }
  }

  peak(): number {
    let most = 0;
    for (const side of [this.left, this.right]) {
      for (const value of side) most = Math.max(most, Math.abs(value));
    }
    return most;
  }

  samples(): Buffer {
    const both = new Float32Array(this.length * 2);
    for (let n = 0; n < this.length; n++) {
      both[2 * n] = this.left[n] ?? 0;
      both[2 * n + 1] = this.right[n] ?? 0;
    }
    return Buffer.from(both.buffer);
  }
}
