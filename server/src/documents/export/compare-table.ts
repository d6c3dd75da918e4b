import { type AttributeDefinition, applies, brandNames } from '@shixuan/api';
import type { CatalogueIndex } from '../../domain/catalogue/index/build';
import type { IndexProduct } from '../../domain/catalogue/index/index-input';
import { findProduct } from '../../domain/snapshot/find-product';
import { badInput } from '../../platform/http/call-error';
import { attributeCells } from './attribute-cells';
import { type ExportCell, type ExportTable, INAPPLICABLE } from './export-table';

/** As many as the comparison page shows beside each other. */
const MAX_COMPARED = 6;

export interface CompareExport {
  table: ExportTable;
  code: string;
}

/**
 * A comparison as the page shows it: parameters as rows, products as columns.
 * @param text ids with commas between them, as in the page's address
 * @throws CallError 422 or 404 that says what is wrong
 */
export function compareTable(index: CatalogueIndex, text: string | null): CompareExport {
  const places = idsOf(text).map(id => findProduct(index, id));
  const [first] = places;
  if (!first) throw badInput('参数 ids：应为 1 至 6 个产品编号，用逗号分隔');
  const { category, attributes } = first.segment;
  const other = places.find(({ segment }) => segment.category.id !== category.id);
  if (other)
    throw badInput(
      `参数 ids：「${other.product.model}」属于${other.segment.category.name}，不能与${category.name}对比`,
    );
  const products = places.map(({ product }) => product);
  const own = (label: string, read: (product: IndexProduct) => ExportCell) => [
    '基本信息',
    label,
    ...products.map(read),
  ];
  return {
    code: category.code,
    table: {
      title: `${category.name}对比`,
      columns: [
        { label: '分组', numeric: false },
        { label: '参数', numeric: false },
        ...products.map(({ model }) => ({ label: model, numeric: false })),
      ],
      rows: [
        own('品牌', ({ brand }) => brandNames(brand)),
        own('系列', ({ series }) => series),
        own('名称', ({ name }) => name),
        ...inGroups(attributes)
          .filter(attribute => products.some(({ attrs }) => applies(attribute, attrs)))
          .flatMap(attribute => attributeRows(attribute, products)),
      ],
    },
  };
}

/** Each id once, in the order given. */
function idsOf(text: string | null): number[] {
  const tokens = (text ?? '').split(',').map(token => token.trim());
  const wrong = tokens.find(token => !/^[1-9]\d{0,9}$/.test(token));
  if (wrong !== undefined) throw badInput(`参数 ids：「${wrong.slice(0, 20)}」不是产品编号`);
  const ids = [...new Set(tokens.map(Number))];
  if (ids.length > MAX_COMPARED) throw badInput(`参数 ids：最多 ${MAX_COMPARED} 个产品`);
  return ids;
}

function inGroups(attributes: readonly AttributeDefinition[]): AttributeDefinition[] {
  const groups = [...new Set(attributes.map(({ group }) => group))];
  return groups.flatMap(group => attributes.filter(attribute => attribute.group === group));
}

function attributeRows(attribute: AttributeDefinition, products: readonly IndexProduct[]): ExportCell[][] {
  const { columns, cells } = attributeCells(attribute);
  const values = products.map(({ attrs }) =>
    cells(attrs).map(cell => cell ?? (applies(attribute, attrs) ? null : INAPPLICABLE)),
  );
  return columns.map(({ label }, i) => [attribute.group, label, ...values.map(ends => ends[i] ?? null)]);
}
