/** A square grid of complex numbers, row by row; its side is a power of two. */
export interface Grid {
  side: number;
  re: Float64Array;
  im: Float64Array;
}

export const emptyGrid = (side: number): Grid => ({
  side,
  re: new Float64Array(side * side),
  im: new Float64Array(side * side),
});

/** Rows or columns after which the work can be interrupted. */
const linesPerStep = 32;

/**
 * Fourier transform of a grid in place, or back again (scaled, so that there and back is the same). Yields now and then.
 * @throws RangeError when the side is no power of two
 */
export function* transformGrid({ side, re, im }: Grid, back = false): Generator<void> {
  const plan = planOf(side, back);
  const line = { re: new Float64Array(side), im: new Float64Array(side) };
  for (const [between, along] of [
    [side, 1],
    [1, side],
  ] as const) {
    for (let index = 0; index < side; index++) {
      const from = index * between;
      for (let i = 0; i < side; i++) {
        const at = plan.order[i] ?? 0;
        line.re[at] = re[from + i * along] ?? 0;
        line.im[at] = im[from + i * along] ?? 0;
      }
      transformOrdered(line.re, line.im, plan);
      for (let i = 0; i < side; i++) {
        re[from + i * along] = (line.re[i] ?? 0) * plan.scale;
        im[from + i * along] = (line.im[i] ?? 0) * plan.scale;
      }
      if (index % linesPerStep === linesPerStep - 1) yield;
    }
  }
}

interface Plan {
  order: Uint32Array;
  cos: Float64Array;
  sin: Float64Array;
  scale: number;
}

function planOf(side: number, back: boolean): Plan {
  const bits = Math.log2(side);
  if (!Number.isInteger(bits)) throw new RangeError(`${side} is no power of two`);
  const order = new Uint32Array(side);
  for (let i = 1; i < side; i++) order[i] = ((order[i >> 1] ?? 0) >> 1) | (i & 1 ? side >> 1 : 0);
  const cos = new Float64Array(side / 2);
  const sin = new Float64Array(side / 2);
  for (let i = 0; i < side / 2; i++) {
    cos[i] = Math.cos((2 * Math.PI * i) / side);
    sin[i] = (back ? 1 : -1) * Math.sin((2 * Math.PI * i) / side);
  }
  return { order, cos, sin, scale: back ? 1 / side : 1 };
}

/** Radix 2, of a line that is already in bit-reversed order. */
function transformOrdered(re: Float64Array, im: Float64Array, { cos, sin }: Plan): void {
  const side = re.length;
  for (let half = 1; half < side; half *= 2) {
    const stride = side / (2 * half);
    for (let start = 0; start < side; start += 2 * half) {
      for (let k = 0; k < half; k++) {
        const [c, s] = [cos[k * stride] ?? 0, sin[k * stride] ?? 0];
        const [i, j] = [start + k, start + k + half];
        const [a, b] = [re[j] ?? 0, im[j] ?? 0];
        const [x, y] = [a * c - b * s, a * s + b * c];
        const [u, v] = [re[i] ?? 0, im[i] ?? 0];
        re[j] = u - x;
        im[j] = v - y;
        re[i] = u + x;
        im[i] = v + y;
      }
    }
  }
}
