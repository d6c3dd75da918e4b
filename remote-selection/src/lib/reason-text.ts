/** By how much a figure is finer than asked for: 细 23 %; 刚好达到 within a hundredth. */
export function finerText(figure: number, limit: number): string {
  const finerPct = 100 * (1 - figure / limit);
  return finerPct < 1 ? '刚好达到' : `细 ${Math.round(finerPct)} %`;
}

/** By how much a view is larger than what it has to hold. */
export function moreText(figure: number, whole: number): string {
  const beyondPct = 100 * (figure / whole - 1);
  return beyondPct < 1 ? '正好' : `还多 ${Math.round(beyondPct)} %`;
}
