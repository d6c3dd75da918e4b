/**
 * Two-sided p of the Mann-Whitney U test by its normal approximation, for samples of more than twenty each: how likely
 * two samples of one distribution differ at least as much as these. Ties share their mean rank.
 * Source: Mann and Whitney, Ann. Math. Statist. 18 (1947) 50-60.
 */
export function mannWhitney(a: readonly number[], b: readonly number[]): number {
  const all = [...a.map(value => ({ value, first: true })), ...b.map(value => ({ value, first: false }))].sort(
    (x, y) => x.value - y.value,
  );
  let rankSum = 0;
  let ties = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (all[to]?.value === all[from]?.value) to += 1;
    const size = to - from;
    ties += size ** 3 - size;
    const meanRank = (from + 1 + to) / 2;
    rankSum += meanRank * all.slice(from, to).filter(({ first }) => first).length;
    from = to;
  }
  const [n, m, total] = [a.length, b.length, all.length];
  const u = rankSum - (n * (n + 1)) / 2;
  const variance = ((n * m) / 12) * (total + 1 - ties / (total * (total - 1)));
  return variance === 0 ? 1 : 2 * upperTail(Math.abs(u - (n * m) / 2) / Math.sqrt(variance));
}

/** Of the standard normal distribution; error below 7.5e-8 (Abramowitz and Stegun, 26.2.17). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
