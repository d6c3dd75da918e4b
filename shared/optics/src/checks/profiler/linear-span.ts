/** Range of positions of the top of a part in the measuring range, mm from the near end. */
export interface Span {
  low: number;
  high: number;
}

/** A quantity that is linear from the near end of the range to the far end. */
export interface Linear {
  near: number;
  far: number;
  rangeMm: number;
}

export const valueAt = ({ near, far, rangeMm }: Linear, depthMm: number): number =>
  near + ((far - near) * depthMm) / rangeMm;

/** Tolerance for rounding errors. */
const epsilon = 1e-9;

/**
 * Part of a span in which a quantity, `offset` beyond the top, keeps its limit. Where there is none, the nearest end of the
 * span with `kept: false`.
 */
export function keepLimit(
  span: Span,
  quantity: Linear,
  offset: number,
  limit: { least: number } | { most: number },
): { span: Span; kept: boolean } {
  const sign = 'least' in limit ? 1 : -1;
  const bound = 'least' in limit ? limit.least * (1 - epsilon) : limit.most * (1 + epsilon);
  const spareAt = (top: number) => sign * (valueAt(quantity, top + offset) - bound);
  const [low, high] = [spareAt(span.low), spareAt(span.high)];
  if (low >= 0 && high >= 0) return { span, kept: true };
  if (low < 0 && high < 0) {
    const end = low >= high ? span.low : span.high;
    return { span: { low: end, high: end }, kept: false };
  }
  const crossing = span.low + ((span.high - span.low) * low) / (low - high);
  return { span: low >= 0 ? { low: span.low, high: crossing } : { low: crossing, high: span.high }, kept: true };
}
