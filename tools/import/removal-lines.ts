import type { MergePlan, RemovalPlan, ReturnPlan } from '@shixuan/server/catalogue';

/** Products listed one by one. */
const LISTED = 200;
/** Products named in a line. */
const NAMED = 20;

type Listed = ReturnPlan['returned'][number];

const title = ({ brand, model, id }: Listed) => `${brand} ${model}（编号 ${id}）`;

const listed = (lines: readonly string[]) => [
  ...lines.slice(0, LISTED),
  ...(lines.length > LISTED ? [`  另有 ${lines.length - LISTED} 款`] : []),
];

/** `面阵相机 2 款、光源 1 款` */
function byCategory(products: readonly Listed[]): string {
  const counts = new Map<string, number>();
  for (const { category } of products) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${name} ${count} 款`).join('、');
}

const head = (what: string, products: readonly Listed[]) =>
  `${what} ${products.length} 款产品${products.length > 0 ? `：${byCategory(products)}` : ''}`;

/** Records that were left out because their products were taken out, in a line. */
export function outLines(out: Readonly<MergePlan['out']>): string[] {
  if (out.length === 0) return [];
  const titles = out.slice(0, NAMED).map(({ brand, model }) => `${brand.name} ${model}`);
  const more = out.length > NAMED ? ' 等' : '';
  return [
    `已下架的产品 ${out.length} 款，没有导入：${titles.join('、')}${more}（要重新上架：npm run import -- --restore 文件）`,
  ];
}

/** What taking products out would write, and what refers to them, in lines. */
export function removalLines({ removed, already, series, namedBy }: RemovalPlan): string[] {
  return [
    head('下架', removed),
    ...listed(
      removed.map(each => {
        const { reason, replacement } = each;
        const says = [
          reason === null ? [] : [`原因：${reason}`],
          replacement ? [`其链接改指 ${title(replacement)}`] : [],
        ].flat();
        return `  ${title(each)}${says.length > 0 ? `　${says.join('；')}` : ''}`;
      }),
    ),
    ...series.map(({ brand, series: name, left }) =>
      left === 0 ? `  系列 ${brand} ${name} 将没有产品` : `  系列 ${brand} ${name} 还有 ${left} 款`,
    ),
    ...namedBy.map(({ brand, model, successor }) => `  ${brand} ${model} 的替代型号 ${successor} 将没有链接`),
    ...(already.length > 0 ? [`已经下架的 ${already.length} 款：${already.map(title).join('、')}`] : []),
  ];
}

/** What putting products back would write, in lines. */
export function returnLines({ returned, present }: ReturnPlan): string[] {
  return [
    head('重新上架', returned),
    ...listed(returned.map(each => `  ${title(each)}`)),
    ...(present.length > 0 ? [`本来就在目录里的 ${present.length} 款：${present.map(title).join('、')}`] : []),
  ];
}
