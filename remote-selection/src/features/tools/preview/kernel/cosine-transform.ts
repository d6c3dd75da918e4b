/** A square grid of values, row by row; its side is a power of two. */
export interface Grid {
  side: number;
  values: Float64Array;
}

/** Rows or columns after which the work can be interrupted. */
const linesPerStep = 32;

/**
 * Cosine transform of a grid in place (DCT-II), or back again (scaled, so that there and back is the same). It continues the picture
 * by its mirror image on every side: what is filtered with it takes nothing from the opposite border. Yields now and then.
 * @throws RangeError when the side is no power of two
 */
export function* transformGrid({ side, values }: Grid, back = false): Generator<void> {
  const plan = planOf(side, back);
  const line = { re: new Float64Array(side), im: new Float64Array(side) };
  const transform = back ? backwards : forwards;
  for (const [between, along] of [
    [side, 1],
    [1, side],
  ] as const) {
    for (let index = 0; index < side; index++) {
      transform(values, index * between, along, line, plan);
      if (index % linesPerStep === linesPerStep - 1) yield;
    }
  }
}

interface Line {
  re: Float64Array;
  im: Float64Array;
}

/** Even places forwards, then odd ones backwards: the Fourier transform of that, turned by a quarter bin, is the cosine transform. */
const placeOf = (i: number, side: number) => (2 * i < side ? 2 * i : 2 * (side - i) - 1);

function forwards(values: Float64Array, from: number, along: number, { re, im }: Line, plan: Plan): void {
  const { side, order, turnCos, turnSin } = plan;
  for (let i = 0; i < side; i++) {
    const at = order[i] ?? 0;
    re[at] = values[from + placeOf(i, side) * along] ?? 0;
    im[at] = 0;
  }
  transformOrdered(re, im, plan);
  for (let k = 0; k < side; k++) {
    values[from + k * along] = (re[k] ?? 0) * (turnCos[k] ?? 0) + (im[k] ?? 0) * (turnSin[k] ?? 0);
  }
}

function backwards(values: Float64Array, from: number, along: number, { re, im }: Line, plan: Plan): void {
  const { side, order, turnCos, turnSin } = plan;
  for (let k = 0; k < side; k++) {
    const at = order[k] ?? 0;
    const [c, s] = [turnCos[k] ?? 0, turnSin[k] ?? 0];
    const own = values[from + k * along] ?? 0;
    const mirrored = k === 0 ? 0 : (values[from + (side - k) * along] ?? 0);
    re[at] = own * c + mirrored * s;
    im[at] = own * s - mirrored * c;
  }
  transformOrdered(re, im, plan);
  for (let i = 0; i < side; i++) values[from + placeOf(i, side) * along] = (re[i] ?? 0) / side;
}

interface Plan {
  side: number;
  order: Uint32Array;
  cos: Float64Array;
  sin: Float64Array;
  /** Turn by a quarter of a bin. */
  turnCos: Float64Array;
  turnSin: Float64Array;
}

function planOf(side: number, back: boolean): Plan {
  const bits = Math.log2(side);
  if (!Number.isInteger(bits)) throw new RangeError(`${side} is no power of two`);
  const order = new Uint32Array(side);
  for (let i = 1; i < side; i++) order[i] = ((order[i >> 1] ?? 0) >> 1) | (i & 1 ? side >> 1 : 0);
  const table = (length: number, of: (i: number) => number) => Float64Array.from({ length }, (_, i) => of(i));
  return {
    side,
    order,
    cos: table(side / 2, i => Math.cos((2 * Math.PI * i) / side)),
    sin: table(side / 2, i => (back ? 1 : -1) * Math.sin((2 * Math.PI * i) / side)),
    turnCos: table(side, k => Math.cos((Math.PI * k) / (2 * side))),
    turnSin: table(side, k => Math.sin((Math.PI * k) / (2 * side))),
  };
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
