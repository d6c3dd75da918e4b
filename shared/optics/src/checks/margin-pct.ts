/** Reserve of a figure to its limit, %; negative: limit missed; null where the limit is 0, as no share can be computed. */
export function marginPct(figure: number, limit: number, sense: 'at-least' | 'at-most'): number | null {
  if (limit === 0) return null;
  return sense === 'at-least' ? 100 * (figure / limit - 1) : 100 * (1 - figure / limit);
}
