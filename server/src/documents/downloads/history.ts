import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { shownVersion } from './list-downloads';
import { downloadEvent, downloadItem, downloadVersion } from './schema';

/** Downloads of an account, the latest first, withdrawn files included. */
export async function readHistory(db: Database, accountId: number, page: number, pageSize: number) {
  const mine = eq(downloadEvent.accountId, accountId);
  const rows = await db
    .select({ event: downloadEvent, version: downloadVersion, title: downloadItem.title })
    .from(downloadEvent)
    .innerJoin(downloadVersion, eq(downloadVersion.id, downloadEvent.versionId))
    .innerJoin(downloadItem, eq(downloadItem.id, downloadVersion.itemId))
    .where(mine)
    .orderBy(desc(downloadEvent.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    total: await db.$count(downloadEvent, mine),
    list: rows.map(({ event, version, title }) => ({
      id: event.id,
      at: event.at.toISOString(),
      title,
      file: shownVersion(version),
      complete: event.completedAt !== null,
    })),
  };
}
