import type { Pen } from '../pen';

/** Half heights of a bundle of light at given abscissas: a translucent area with its marginal rays. */
export function lightBundle(pen: Pen, knots: readonly (readonly [x: number, low: number, high: number])[]): void {
  const upper = knots.map(([x, low]) => [x, low] as const);
  const lower = knots.map(([x, , high]) => [x, high] as const);
  pen.polygon('tint', ...upper, ...lower.toReversed());
  pen.line('ray', ...upper);
  pen.line('ray', ...lower);
}
