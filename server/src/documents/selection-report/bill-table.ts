import { brandNames } from '@shixuan/api';
import { billOfMaterial } from '@shixuan/optics/describe';
import type { ExportTable } from '../export/export-table';
import type { ChosenSystem } from './chosen-system';

export interface BillRow {
  item: string;
  brand: string;
  model: string;
  count: number;
  note: string;
  /** Path of the product's page; empty for items that are no product. */
  path: string;
}

/** Items of the bill of material, with the names of the catalogue. */
export function billRows({ need, system, products }: ChosenSystem): BillRow[] {
  return billOfMaterial(need, system).map(({ item, productId, text, count, note }) => {
    const product = productId === null ? undefined : products.get(productId);
    return {
      item,
      brand: product ? brandNames(product.brand) : '',
      model: product?.model ?? text ?? '',
      count,
      note: [product?.summary, note].filter(Boolean).join('；'),
      path: product ? `/goods/detail?id=${product.id}` : '',
    };
  });
}

/** The bill of material as a file. @param origin of the links to the products; empty: no such column */
export function billTable(bill: readonly BillRow[], origin: string): ExportTable {
  const text = (label: string) => ({ label, numeric: false });
  return {
    title: '物料清单',
    columns: [
      { label: '序号', numeric: true },
      ...['类别', '品牌', '型号'].map(text),
      { label: '数量', numeric: true },
      text('说明'),
      ...(origin ? [text('网址')] : []),
    ],
    rows: bill.map(({ item, brand, model, count, note, path }, i) => [
      i + 1,
      item,
      brand || '—',
      model,
      count,
      note || '—',
      ...(origin ? [path ? origin + path : '—'] : []),
    ]),
  };
}
