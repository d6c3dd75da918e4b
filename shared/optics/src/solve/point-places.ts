import type { FrontPoint } from './front';

/** Steps that an axis has. */
export const places = 1024;

/** Numbers points from 0 on, equal ones alike: a table without objects, as it is asked for every pair that does the task. */
export class PointPlaces {
  #size = 0;
  #keys = new Float64Array(1 << 12);
  #numbers = new Int32Array(1 << 12);

  of({ accuracy, depth, light, rate, size }: Readonly<FrontPoint>): number {
    const high = (accuracy * places + depth) * places + light;
    const low = rate * places + size;
    // Axes are below `places`, so the sum is exact; 1 more, as 0 is an empty slot.
    const key = high * places * places + low + 1;
    let slot = this.#start(high, low);
    for (;;) {
      const found = this.#keys[slot];
      if (found === key) return this.#numbers[slot] ?? 0;
      if (found === 0) break;
      slot = (slot + 1) & (this.#keys.length - 1);
    }
    this.#keys[slot] = key;
    this.#numbers[slot] = this.#size;
    this.#size++;
    if (this.#size * 2 > this.#keys.length) this.#grow();
    return this.#size - 1;
  }

  #start(high: number, low: number): number {
    const mixed = Math.imul(high ^ Math.imul(low, 0x9e3779b1), 0x85ebca6b);
    return (mixed ^ (mixed >>> 15)) & (this.#keys.length - 1);
  }

  #grow(): void {
    const [keys, numbers] = [this.#keys, this.#numbers];
    this.#keys = new Float64Array(2 * keys.length);
    this.#numbers = new Int32Array(2 * keys.length);
    keys.forEach((key, old) => {
      if (key === 0) return;
      const high = Math.floor((key - 1) / (places * places));
      let slot = this.#start(high, key - 1 - high * places * places);
      while (this.#keys[slot] !== 0) slot = (slot + 1) & (this.#keys.length - 1);
      this.#keys[slot] = key;
      this.#numbers[slot] = numbers[old] ?? 0;
    });
  }
}
