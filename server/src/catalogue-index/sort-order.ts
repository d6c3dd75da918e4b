/**
 * Row numbers sorted by `values`. Rows with the same value stay in default (ascending row) order in both directions,
 * and rows without one (NaN) come last in both.
 */
export function sortOrder(values: Float64Array, direction: 'asc' | 'desc'): Uint32Array {
  const sign = direction === 'asc' ? 1 : -1;
  const order = Uint32Array.from(values.keys());
  return order.sort((rowA, rowB) => {
    const a = values[rowA] as number;
    const b = values[rowB] as number;
    if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b)) || rowA - rowB;
    return sign * (a - b) || rowA - rowB;
  });
}
