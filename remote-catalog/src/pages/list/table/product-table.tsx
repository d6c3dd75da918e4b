import type { AttributeDefinition, Facet, ProductRow } from '@shixuan/api/client';
import type { ListQuery } from '@shixuan/list-url';
import * as grid from '@shixuan/ui/table.module.css';
import { memo, useMemo } from 'react';
import { isMeasured } from '../../../features/attributes/measured';
import { unitBeside } from '../../../features/attributes/unit-beside';
import { TableFrame } from '../../../features/table-frame/table-frame';
import type { ChangeList } from '../query/use-list-change';
import { ColumnHead } from './column-head';
import type { Density } from './density';
import type { EqualModels } from './other-models';
import { ProductRows } from './product-rows';
import * as styles from './product-table.module.css';
import type { TableColumn } from './table-row';

export interface ProductTableProps {
  rows: ProductRow[];
  equal: EqualModels;
  attributes: AttributeDefinition[];
  facets: Facet[];
  /** Keys of attributes, in order. */
  columns: readonly string[];
  /** How many of the first columns stay beside the part number. */
  pins: number;
  density: Density;
  sort: ListQuery['sort'];
  onChange: ChangeList;
  /** The product to which the others are compared. */
  reference?: ProductRow | undefined;
}

/** For the rules of the rows' height: those of dense rows stand below an attribute that roomy ones do not have. */
const marksOf = (density: Density) => (density === 'comfortable' ? { 'data-roomy': '' } : { 'data-dense': density });

/** The products of a page as a table: part number first and always in sight, then the figures by which they differ. */
export const ProductTable = memo(function ProductTable(props: ProductTableProps) {
  const { rows, equal, attributes, facets, columns: keys, pins, density, sort, onChange, reference } = props;
  const columns = useMemo<TableColumn[]>(
    () =>
      keys.flatMap((key, at) => {
        const attribute = attributes.find(candidate => candidate.key === key);
        if (!attribute) return [];
        const bounds = facets.find(facet => facet.key === key)?.bounds;
        return {
          attribute,
          decimals: attribute.listDecimals ?? attribute.decimals ?? 0,
          bounds,
          pinned: at < pins ? at : undefined,
        };
      }),
    [attributes, facets, keys, pins],
  );
  const head = (copy: boolean) => (
    <thead>
      <tr>
        <ColumnHead name="型号" sortKey="model" sort={sort} onChange={onChange} first copy={copy} />
        {columns.map(({ attribute, pinned }) => (
          <ColumnHead
            key={attribute.key}
            name={attribute.label}
            unit={unitBeside(attribute)}
            help={attribute.help}
            measured={isMeasured(attribute)}
            sortKey={attribute.sortable ? attribute.key : undefined}
            sort={sort}
            onChange={onChange}
            pinned={pinned}
            copy={copy}
          />
        ))}
      </tr>
    </thead>
  );
  return (
    <TableFrame label="产品表，可左右滚动" marks={marksOf(density)} head={<table>{head(true)}</table>}>
      <table className={`${grid.separate} ${styles.table}`} aria-rowcount={rows.length + 1}>
        <caption className="visually-hidden">
          产品与主要参数；列头可排序；在型号上用上下方向键换行，Home、End 到首末行，回车打开，空格加入对比
        </caption>
        {head(false)}
        <ProductRows rows={rows} equal={equal} columns={columns} density={density} reference={reference} />
      </table>
    </TableFrame>
  );
});
