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

/** The same as JSON text. */
export function numericFacetJson(
  key: string,
  bounds: Facet['bounds'],
  { edges, count }: HistogramBins,
  counts: Uint32Array,
): string {
  const head = `{"key":${JSON.stringify(key)},"missing":${counts[count] ?? 0}`;
  if (!bounds) return `${head}}`;
  const histogram = `{"edges":[${edges.join()}],"counts":[${counts.subarray(0, count).join()}]}`;
  return `${head},"bounds":{"min":${bounds.min},"max":${bounds.max}},"histogram":${histogram}}`;
}
