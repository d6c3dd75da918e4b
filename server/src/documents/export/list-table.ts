import { brandNames } from '@shixuan/api';
import { parseListSearch } from '@shixuan/list-url';
import type { CatalogueIndex } from '../../domain/catalogue/index/build';
import type { IndexProduct } from '../../domain/catalogue/index/index-input';
import { query } from '../../domain/catalogue/index/query';
import type { Segment } from '../../domain/catalogue/index/segment';
import { findSegment } from '../../domain/snapshot/find-segment';
import { chinaDay } from '../../platform/china-time';
import { badInput } from '../../platform/http/call-error';
import { confidenceText } from '../data-sheet/confidence-text';
import { attributeCells } from './attribute-cells';
import type { ExportTable } from './export-table';

/** Limit of rows; a longer file would not be read. */
const MAX_EXPORTED = 5000;

export interface ListExport {
  table: ExportTable;
  /** Code of the category, for file names without Chinese. */
  code: string;
  /** All that pass the filters; the table holds the first `MAX_EXPORTED` of them. */
  total: number;
}

/**
 * The products of a list page's address, all pages of it, in its order and with its columns.
 * @param search the list page's own query string
 * @param origin of the links to the products; empty: no such column
 * @throws CallError 404 for an unknown category, 422 for what the address says wrongly; QueryError
 */
export function listTable(index: CatalogueIndex, search: string, origin: string): ListExport {
  const { query: asked, problems, unreadable = [] } = parseListSearch(search);
  const [problem] = problems;
  if (problem) throw badInput(problem.replace(/，(已忽略|只取第一个)$/, ''));
  if (asked.categoryId === null) throw badInput('缺少参数 categoryId，应为产品分类的编号');
  const segment = findSegment(index, asked.categoryId);
  const [broken] = unreadable;
  if (broken) {
    const label = segment.columns.get(broken.key)?.label ?? broken.key;
    throw badInput(`筛选「${label}」（${broken.key}）的值「${broken.text}」无效`);
  }
  const { filters, sort, columns } = asked;
  const found = query(segment, { filters, sort: sort ?? undefined, page: 1, pageSize: MAX_EXPORTED, facets: false });
  const parts = chosenAttributes(segment, columns).map(attributeCells);
  return {
    code: segment.category.code,
    total: found.total,
    table: {
      title: segment.category.name,
      columns: [
        ...['品牌', '系列', '型号', '名称'].map(label => ({ label, numeric: false })),
        ...parts.flatMap(part => part.columns),
        ...(origin ? [{ label: '网址', numeric: false }] : []),
      ],
      rows: found.rows.flatMap(row => {
        const product = segment.products[row];
        if (!product) return [];
        return [
          [
            brandNames(product.brand),
            product.series,
            product.model,
            product.name,
            ...parts.flatMap(part => part.cells(product.attrs)),
            ...(origin ? [`${origin}/goods/detail?id=${product.id}`] : []),
          ],
        ];
      }),
      sheets: [sourceSheet(found.rows.flatMap(row => segment.products[row] ?? []))],
    },
  };
}

/** Where the figures of each product come from. */
const sourceSheet = (products: readonly IndexProduct[]): ExportTable => ({
  title: '来源',
  columns: ['品牌', '型号', '可信度', '资料类型', '来源网址', '转引自', '推导得出的参数', '备注'].map(label => ({
    label,
    numeric: false,
  })),
  rows: products.map(({ brand, model, source }) => [
    brandNames(brand),
    model,
    confidenceText(source.confidence),
    source.tier,
    source.url,
    source.viaUrl,
    source.derived.map(({ key, how }) => `${key}：${how}`).join('；') || '无',
    source.notes ?? '无',
  ]),
});

function chosenAttributes({ attributes }: Segment, keys: readonly string[] | null) {
  if (!keys) return attributes.filter(attribute => attribute.inList);
  return keys.map(key => {
    const attribute = attributes.find(candidate => candidate.key === key);
    if (!attribute) throw badInput(`列「${key.slice(0, 40)}」：该分类没有这个参数`);
    return attribute;
  });
}

/** `面阵相机-43款-20260102`; says so when the file does not hold all. The day is that in China. */
export function exportFileName(title: string, total: number, at: Date): string {
  const count = total > MAX_EXPORTED ? `前${MAX_EXPORTED}款（共${total}款）` : `${total}款`;
  return `${title}-${count}-${chinaDay(at).replaceAll('-', '')}`;
}
