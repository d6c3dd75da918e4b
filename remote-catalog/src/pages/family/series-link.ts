import { type Filters, MISSING } from '@shixuan/api/client';
import { listPath, listQuery } from '@shixuan/list-url';
import type { SeriesRow } from './series-sort';

/** The list of the models of one series, under the filters of the matrix. */
export const seriesPath = (categoryId: number, filters: Filters, { brand, series }: SeriesRow) =>
  listPath(
    listQuery(categoryId, { ...filters, brand: { in: [String(brand.id)] }, series: { in: [series ?? MISSING] } }),
  );

/** Models without a series are grouped under one name. */
export const seriesName = ({ series }: SeriesRow) => series ?? '未分系列';
