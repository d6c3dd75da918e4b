import { Buffer } from 'node:buffer';
import { listTable } from '../../export/list-table';
import { csvPieces } from '../../export/write-csv';
import type { DownloadSource } from '../publish';
import { statedOf } from '../stated';
import { type Maker, sourceHash } from './maker';

const VERSION = 'catalogue 2';

const notes = (previous: boolean) => (previous ? '型号与参数未变，版式有更新。' : '首次发布。');

/** All products of each category with all their figures, as workbook and as CSV. */
export const catalogueMaker: Maker = {
  prefix: 'catalogue',
  *sources({ catalogue: { index }, documents }) {
    for (const { id, code, name } of index.categories) {
      const segment = index.segments.get(id);
      if (!segment) continue;
      const columns = segment.attributes.map(({ key }) => key);
      const { table, total } = listTable(index, `categoryId=${id}&cols=${columns.join(',')}`, '');
      if (total === 0) continue;
      const facts = {
        type: 'catalogue',
        categoryId: id,
        summary: `${total} 个型号，${columns.length} 项参数；缺项标为「未标注」。`,
        stated: statedOf(segment.attributes, segment.products),
        notes,
        sourceHash: sourceHash(VERSION, table),
      } as const;
      yield {
        ...facts,
        key: `catalogue/${code}.xlsx`,
        title: `${name}目录（XLSX）`,
        format: 'xlsx',
        fileName: `视选 ${name}目录.xlsx`,
        make: () => documents.make({ kind: 'xlsx', table }),
      } satisfies DownloadSource;
      yield {
        ...facts,
        key: `catalogue/${code}.csv`,
        title: `${name}目录（CSV）`,
        format: 'csv',
        fileName: `视选 ${name}目录.csv`,
        make: async () => Buffer.from([...csvPieces(table)].join('')),
      } satisfies DownloadSource;
    }
  },
};
