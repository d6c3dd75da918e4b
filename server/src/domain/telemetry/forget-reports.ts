import { lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { appReport, policyReport, siteAlarm } from './schema';

/** Deletes what pages and browsers have reported before, and the alarms that had ended by then. */
export async function forgetReports(db: Database, before: Date): Promise<void> {
  await db.delete(appReport).where(lt(appReport.at, before));
  await db.delete(policyReport).where(lt(policyReport.at, before));
  await db.delete(siteAlarm).where(lt(siteAlarm.endedAt, before));
}
