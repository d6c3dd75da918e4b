/** Most figures that a mark names. */
const NAMED = 3;

/**
 * The mark of a row that lacks data, with the question to its maker: `资料不全，问厂家：Z 向误差`.
 * @param mark 资料不全
 * @param figures that decide and are not stated; each is named once
 */
export function dataMissing(mark: string, figures: readonly string[]): string {
  const named = [...new Set(figures)];
  if (named.length === 0) return mark;
  const more = named.length > NAMED ? ` 等 ${named.length} 项` : '';
  return `${mark}，问厂家：${named.slice(0, NAMED).join('、')}${more}`;
}
