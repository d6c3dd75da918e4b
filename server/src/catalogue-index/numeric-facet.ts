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

/** The same as JSON text up to the counts, which is the same for every query: printing the edges takes the longest. */
export function numericFacetHead(key: string, bounds: Facet['bounds'], { edges }: HistogramBins): string {
  const head = `{"key":${JSON.stringify(key)},`;
  if (!bounds) return head;
  return `${head}"bounds":${JSON.stringify(bounds)},"histogram":{"edges":[${edges.join()}],"counts":[`;
}

/** The same as JSON text, from its head. */
export function numericFacetJson(head: string, { count }: HistogramBins, counts: Uint32Array): string {
  const missing = `"missing":${counts[count] ?? 0}}`;
  return count === 0 ? head + missing : `${head}${counts.subarray(0, count).join()}]},${missing}`;
}
