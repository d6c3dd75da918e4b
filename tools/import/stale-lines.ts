import type { StaleValues } from '@shixuan/server/catalogue';

const total = (stale: readonly StaleValues[]) => stale.reduce((sum, { products }) => sum + products, 0);

/** Stored values that the categories do not allow any more, by attribute, in lines; none where there are none. */
export function staleLines(
  stale: readonly StaleValues[],
  says = '网站按未标注显示，请用 --merge 更正或撤销',
): string[] {
  if (stale.length === 0) return [];
  return [
    `${total(stale)} 个值不合分类现在的定义，${says}：`,
    ...stale.map(({ category, label, products, examples }) => {
      const named = examples.map(({ brand, model, value }) => `${brand} ${model} ${JSON.stringify(value)}`);
      return `  ${category}　${label} ${products} 款：${named.join('、')}${products > examples.length ? ' 等' : ''}`;
    }),
  ];
}

/** The same in one line, beside what else a command says. */
export const staleCountLines = (stale: readonly StaleValues[]): string[] =>
  stale.length === 0
    ? []
    : [`目录里有 ${total(stale)} 个值不合分类现在的定义，网站按未标注显示；npm run data:report 在开头列出`];
