import { documentFacts, linked } from '../../../typeset/document-facts';
import { settableJson } from '../../../typeset/settable';
import { setPages } from '../../../typeset/typesetter';
import type { SeriesSheet } from './series-sheet';

/** The data sheet of a series as PDF: A4 across. Same facts, same bytes. */
export function writeSeriesSheet(sheet: SeriesSheet): Promise<Buffer> {
  const { brand, series, category, models, updatedAt } = sheet;
  const title = `${brand} ${series} 系列数据表`;
  const facts = documentFacts({
    title,
    subject: `${category}，${models.length} 个型号`,
    updatedAt,
    landscape: true,
    foot: {
      name: title,
      dateLabel: '录入 ',
      note: '未标注：公开资料里没有找到，不代表没有这项功能。* 由其他参数推算。订货前请以厂家资料为准。',
    },
  });
  return setPages({
    folder: import.meta.dirname,
    main: 'series-sheet.typ',
    data: settableJson({ ...sheet, facts, source: sheet.source.map(linked) }),
  });
}
