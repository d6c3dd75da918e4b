/**
 * What stands unseen behind each figure of a column, so that the decimal points are below each other: `.0` behind 430 where
 * another has one decimal. Nothing behind words, and where a column has figures of another form.
 */
export function decimalPads(texts: readonly (string | null)[]): string[] {
  const decimals = texts.map(text => /^[-−]?[\d\u202f]+(?:\.(\d+))?$/.exec(text ?? ''));
  const most = Math.max(0, ...decimals.map(found => found?.[1]?.length ?? 0));
  return decimals.map(found => {
    if (!found || most === 0) return '';
    const has = found[1]?.length ?? 0;
    return has === 0 ? `.${'0'.repeat(most)}` : '0'.repeat(most - has);
  });
}
