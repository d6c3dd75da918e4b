import type { CallContent } from '@shixuan/api';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { IndexProduct } from '../../domain/catalogue/index/index-input';
import type { Database } from '../../platform/database/connect';
import { seriesSheetKey } from './make/data-sheet/series-sheet-maker';
import { dimensionKeys } from './make/dimension/dimension-maker';
import { downloadItem, downloadVersion } from './schema';

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
  const rows = await db
    .selectDistinctOn([downloadItem.position, downloadItem.id], {
      title: downloadItem.title,
      format: downloadItem.format,
      version: downloadVersion.version,
      size: downloadVersion.size,
      publishedAt: downloadVersion.publishedAt,
    })
    .from(downloadItem)
    .innerJoin(downloadVersion, eq(downloadVersion.itemId, downloadItem.id))
    .where(and(eq(downloadItem.withdrawn, false), inArray(downloadItem.key, keys)))
    .orderBy(asc(downloadItem.position), asc(downloadItem.id), desc(downloadVersion.id));
  return rows.map(({ publishedAt, ...file }) => ({
    ...file,
    publishedAt: publishedAt.toISOString(),
    url: downloadPath(file.title),
  }));
}

/** The download centre with one file in sight. Names of files are public; the page needs a login. */
const downloadPath = (title: string) => `/download?${new URLSearchParams({ q: title })}`;
