import { lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { downloadEvent } from './schema';

/** Deletes which account downloaded what before; the files stay. */
export const forgetDownloads = (db: Database, before: Date) =>
  db.delete(downloadEvent).where(lt(downloadEvent.at, before));
