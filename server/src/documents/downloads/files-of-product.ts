import type { CallContent } from '@shixuan/api';
import type { IndexProduct } from '../../domain/catalogue/index/index-input';
import type { Database } from '../../platform/database/connect';
import { seriesSheetKey } from './make/data-sheet/series-sheet-maker';
import { dimensionKeys } from './make/dimension/dimension-maker';
import { offeredFiles } from './offered-files';

type File = CallContent<'productFiles'>['list'][number];

/** Keys of the files that hold the product: the table of its series, and the drawings of its category if it is among them. */
const keysOf = (categoryCode: string, { brand, series, drawing }: IndexProduct): string[] => [
  ...(series === null ? [] : [seriesSheetKey(categoryCode, brand.name, series)]),
  ...(drawing.toScale ? dimensionKeys(categoryCode) : []),
];

/** The offered files that hold the product, each in its newest version, in the order of the download centre. */
export async function filesOfProduct(db: Database, categoryCode: string, product: IndexProduct): Promise<File[]> {
  const keys = keysOf(categoryCode, product);
  if (keys.length === 0) return [];
  const files = (await offeredFiles(db)).filter(({ key }) => keys.includes(key));
  return files.map(({ title, format, version, size, publishedAt }) => ({
    ...{ title, format, version, size, publishedAt: publishedAt.toISOString() },
    url: downloadPath(title),
  }));
}

/** The download centre with one file in sight. Names of files are public; the page needs a login. */
const downloadPath = (title: string) => `/download?${new URLSearchParams({ q: title })}`;
