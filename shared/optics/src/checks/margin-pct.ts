/** How much of its limit a figure has in hand, %; negative: short of it; null where the limit is 0 and a share says nothing. */
export function marginPct(figure: number, limit: number, sense: 'at-least' | 'at-most'): number | null {
  if (limit === 0) return null;
  return sense === 'at-least' ? 100 * (figure / limit - 1) : 100 * (1 - figure / limit);
}
