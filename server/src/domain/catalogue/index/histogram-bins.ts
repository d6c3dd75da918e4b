/** Bins that a numeric facet is drawn with; the same for every query, so each row's bin is known beforehand. */
export interface HistogramBins {
  /** Ascending, one more than `count`: bin i is [edges[i], edges[i + 1]), the last one with its upper edge. */
  edges: number[];
  count: number;
}

const MAX_BINS = 20;

/** Beyond this ratio of largest to smallest, equal steps would put all but a few into the first bin. */
const LOG_RATIO = 1000;

/** One bin per value where there are few, else 20 equal ones; equal in ratio where positive values span over three decades. */
export function valueBins(ascending: Float64Array): HistogramBins {
  const distinct: number[] = [];
  for (const value of ascending) {
    if (value === distinct.at(-1)) continue;
    if (distinct.length === MAX_BINS) return spanBins(ascending[0] as number, ascending.at(-1) as number);
    distinct.push(value);
  }
  const last = distinct.at(-1);
  return { edges: last === undefined ? [] : [...distinct, last], count: distinct.length };
}

/** 20 bins from `min` to `max`; a single one when they are the same. */
export function spanBins(min: number, max: number): HistogramBins {
  if (min === max) return { edges: [min, max], count: 1 };
  const isLog = min > 0 && max / min > LOG_RATIO;
  const inner = Array.from({ length: MAX_BINS - 1 }, (_, i) => {
    const part = (i + 1) / MAX_BINS;
    return isLog ? min * (max / min) ** part : min + (max - min) * part;
  });
  return { edges: [min, ...inner, max], count: MAX_BINS };
}

/** The bin of a value between the first and the last edge; values beyond fall into the nearest bin. */
export function binOf({ edges, count }: HistogramBins, value: number): number {
  let low = 0;
  let high = count;
  // The last bin that begins at or below the value.
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((edges[middle] as number) <= value) low = middle;
    else high = middle;
  }
  return low;
}
