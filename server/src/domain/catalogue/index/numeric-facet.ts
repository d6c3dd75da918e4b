import type { Facet } from '@shixuan/api';
import type { HistogramBins } from './histogram-bins';

/** The facet of a number or range attribute; `counts` holds one count per bin and, last, the rows without a value. */
export function numericFacet(
  key: string,
  bounds: Facet['bounds'],
  { edges, count }: HistogramBins,
  counts: Uint32Array,
): Facet {
  const missing = counts[count] ?? 0;
  return { key, missing, ...(bounds && { bounds, histogram: { edges, counts: [...counts.subarray(0, count)] } }) };
}

/** The same as JSON, cut wherever a count stands. */
export function numericFacetTexts(key: string, bounds: Facet['bounds'], { edges, count }: HistogramBins): string[] {
  const head = `{"key":${JSON.stringify(key)},`;
  if (!bounds) return [`${head}"missing":`, '}'];
  const steps = `${head}"bounds":${JSON.stringify(bounds)},"histogram":{"edges":[${edges.join()}],"counts":[`;
  return [steps, ...Array<string>(count - 1).fill(','), ']},"missing":', '}'];
}
