import type { BrandRenaming, SeriesRenaming } from '@shixuan/server/catalogue';

/** Part numbers named in a line. */
const NAMED = 20;

/** What another name of a maker would change, in lines. */
export function brandRenamingLines({ from, to, products, united }: BrandRenaming): string[] {
  if (!united) return [`品牌 ${from}（${products} 款产品）改名为 ${to}；以 ${from} 仍能搜到，导入的文件也仍能使用`];
  const { moved, doubled } = united;
  const more = doubled.length > NAMED ? ` 等` : '';
  return [
    `品牌 ${to} 已在目录里：${from} 并入它，移入 ${moved} 款产品；以 ${from} 仍能搜到，导入的文件也仍能使用`,
    ...(doubled.length > 0
      ? [
          `  型号相同的 ${doubled.length} 款以 ${to} 的为准，${from} 的下架，其链接改指前者：${doubled.slice(0, NAMED).join('、')}${more}`,
        ]
      : []),
  ];
}

/** What another name of a series would change, in lines. */
export const seriesRenamingLines = ({ brand, from, to, products, there }: SeriesRenaming): string[] => [
  `${brand} 的系列 ${from}（${products} 款产品）改名为 ${to}；以 ${from} 仍能搜到，导入的文件也仍能使用`,
  ...(there > 0 ? [`  系列 ${to} 已有 ${there} 款，两者合为一个`] : []),
];
