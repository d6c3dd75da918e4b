import { brandNames } from '@shixuan/api';
import type { CatalogueIndex } from '../src/domain/catalogue/index/build';
import type { SiteFile } from '../src/domain/search/finding/file-search';

type File = Omit<SiteFile, 'id' | 'categoryId'> & { categoryId?: number };

/** The offered files as search sees them, named as their makers name them, without making them. */
export function siteFiles(index: CatalogueIndex): SiteFile[] {
  const segments = [...index.segments.values()];
  const ofCategories = segments.flatMap(({ category: { id, name } }): File[] => [
    { type: 'catalogue', title: `${name}目录（XLSX）`, summary: '全部型号与参数', format: 'xlsx', categoryId: id },
    { type: 'catalogue', title: `${name}目录（CSV）`, summary: '全部型号与参数', format: 'csv', categoryId: id },
    { type: 'dimension', title: `${name}外形尺寸图（DXF）`, summary: '外形包络', format: 'zip', categoryId: id },
    { type: 'dimension', title: `${name}外形尺寸图（SVG）`, summary: '外形包络', format: 'zip', categoryId: id },
  ]);
  const sheets = index.brandSeries().flatMap(({ series, ...brand }) =>
    series
      .filter(({ count }) => count > 1)
      .map(({ name, categoryId, count }): File => {
        const title = `${brandNames(brand)} ${name} 系列数据表`;
        const category = segments.find(segment => segment.category.id === categoryId)?.category.name ?? '';
        return { type: 'data-sheet', title, summary: `${category}，${count} 个型号。`, format: 'pdf', categoryId };
      }),
  );
  return [...tables, ...ofCategories, ...sheets, ...books].map((file, i) => ({
    ...file,
    id: i + 1,
    categoryId: file.categoryId ?? null,
  }));
}

const calculation = (title: string): File => ({ type: 'calculation', title, summary: '带公式的表格', format: 'xlsx' });
const tables = ['焦距与视野', '分辨率与精度', '景深与光圈', '行频与编码器', '数据率与接口'].map(name =>
  calculation(`${name}计算表`),
);
const target = (title: string): File => ({ type: 'target', title, summary: 'A4，矢量，附标尺。', format: 'pdf' });
const books: File[] = [
  ...['成像原理手册', '机器视觉系统设计手册'].map(title => ({
    type: 'handbook',
    title,
    summary: '章节',
    format: 'pdf',
  })),
  { type: 'matrix', title: 'FA 镜头与相机靶面匹配表', summary: '按卡口分页', format: 'xlsx', categoryId: 2 },
  ...['分辨率线对卡', '棋盘格标定板', '圆点阵畸变卡', '灰阶卡', '西门子星图'].map(target),
  {
    type: 'example',
    title: '接口示例程序',
    summary: '查询产品、选型：Node.js、Python、curl 三种写法。',
    format: 'zip',
  },
];
