import { brandNames } from '@shixuan/api';
import type { DownloadSource } from '../../publish';
import { statedOf } from '../../stated';
import { type Maker, sourceHash } from '../maker';
import { plainFileName } from '../plain-file-name';
import { seriesOf } from './series-of';
import { seriesSheet } from './series-sheet';

const VERSION = 'data-sheet 2';

/** By brand and series as their names are written. */
export const seriesSheetKey = (categoryCode: string, brand: string, series: string) =>
  `data-sheet/${categoryCode}/${brand}/${series}.pdf`;

/** A PDF of each series that has at least two models; a single model has its data sheet beside its page. */
export const seriesSheetMaker: Maker = {
  prefix: 'data-sheet',
  *sources({ catalogue: { index }, documents }) {
    for (const segment of index.segments.values())
      for (const products of seriesOf(segment)) {
        const [first] = products;
        if (!first?.series) continue;
        const { category } = segment;
        const sheet = seriesSheet(segment, products);
        const name = `${brandNames(first.brand)} ${first.series}`;
        const spans = sheet.spans.filter(({ text }) => !text.startsWith('未标注')).slice(0, 3);
        yield {
          key: seriesSheetKey(category.code, first.brand.name, first.series),
          type: 'data-sheet',
          title: `${name} 系列数据表`,
          summary: `${category.name}，${products.length} 个型号。${spans.map(({ label, text }) => `${label} ${text}`).join('；')}`,
          categoryId: category.id,
          format: 'pdf',
          fileName: plainFileName(`${name} 系列数据表.pdf`),
          sourceHash: sourceHash(VERSION, sheet),
          stated: statedOf(segment.attributes, products),
          notes: previous => (previous ? '参数未变，来源说明或版式有更新。' : '首次发布。'),
          make: () => documents.make({ kind: 'series-sheet', sheet }),
        } satisfies DownloadSource;
      }
  },
};
