import type { CategoryReport } from '@shixuan/server/catalogue';
import type { FilledCells } from './first-screens';

const percent = (known: number, of: number) => `${of === 0 ? 0 : Math.round((known / of) * 100)} %`;

/**
 * One category of the data report in lines: the share of known cells of the list's columns, in the whole category and on the
 * first page, each attribute with the share and
 * number of products that state it among those to which it applies, and the records that contradict themselves.
 */
export function reportLines(
  { name, products, attributes, pictured, pictures, suspicious }: CategoryReport,
  first: FilledCells,
): string[] {
  const listed = attributes.filter(({ inList }) => inList);
  const sum = (key: 'known' | 'applying') => listed.reduce((total, attribute) => total + attribute[key], 0);
  return [
    '',
    `${name}：${products} 款，列表列已知 ${percent(sum('known'), sum('applying'))}，首屏已知 ${percent(first.known, first.applying)}`,
    ...attributes.map(({ label, inList, known, applying }) => {
      const marks = [inList ? '（列表）' : '', applying < products ? `（适用 ${applying} 款）` : ''].join('');
      return `  ${percent(known, applying).padStart(6)} ${String(known).padStart(5)}  ${label}${marks}`;
    }),
    `  图片 ${pictures} 张，${pictured} 款有图（${percent(pictured, products).trim()}），其余显示按参数绘制的外形图`,
    `  可疑记录 ${suspicious.length} 条`,
    ...suspicious.flatMap(({ brand, model, suspicions }) =>
      suspicions.map(({ rule, reason }) => `    ${brand} ${model}　${rule}：${reason}`),
    ),
  ];
}
