import { type ListQuery, printListSearch } from '@shixuan/list-url';
import { DownloadChoices } from '../../features/download/download-choices';
import { FloatPanel } from '../../features/form/float-panel';

export interface ExportMenuProps {
  query: ListQuery;
  /** Keys of the columns in sight, in order. */
  columns: readonly string[];
  /** Undefined while nothing is known yet. */
  total: number | undefined;
}

/** The server writes no more rows into one file. */
const MAX_EXPORTED = 5000;

/** The filtered list as a file: all its pages, in its order, with the columns in sight. */
export function ExportMenu({ query, columns, total }: ExportMenuProps) {
  if (!total) return null;
  const search = printListSearch({ ...query, page: 1, columns });
  const file = (format: string) => ({ url: `/export/products.${format}?${search}`, fileName: `产品列表.${format}` });
  return (
    <FloatPanel label="导出">
      <p>
        {total > MAX_EXPORTED
          ? `符合条件的共 ${total} 款，导出前 ${MAX_EXPORTED} 款。`
          : `符合条件的全部 ${total} 款，次序、列与表格相同。`}
      </p>
      <DownloadChoices
        choices={[
          { label: 'Excel 表格（XLSX）', ...file('xlsx') },
          { label: '逗号分隔（CSV）', ...file('csv') },
        ]}
      />
    </FloatPanel>
  );
}
