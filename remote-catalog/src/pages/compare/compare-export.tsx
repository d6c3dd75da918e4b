import { DownloadChoices } from '../../features/download/download-choices';
import { FloatPanel } from '../../features/form/float-panel';

/** The comparison as a file: parameters as rows, products as columns. */
export function CompareExport({ ids }: { ids: readonly number[] }) {
  const file = (format: string) => ({
    url: `/export/compare.${format}?ids=${ids.join(',')}`,
    fileName: `产品对比.${format}`,
  });
  return (
    <FloatPanel label="导出">
      <p>{`${ids.length} 款产品的全部参数。`}</p>
      <DownloadChoices
        choices={[
          { label: 'Excel 表格（XLSX）', ...file('xlsx') },
          { label: '逗号分隔（CSV）', ...file('csv') },
        ]}
      />
    </FloatPanel>
  );
}
