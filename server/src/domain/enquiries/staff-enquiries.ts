import { count, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { siteTime } from '../../platform/site-time';
import { type Enquiry, enquiry } from './schema';

export interface EnquiryOverview {
  /** How many nobody has handled. */
  open: number;
  /** The open ones first, then the latest. */
  list: Enquiry[];
}

/** What the staff see. */
export async function readEnquiries(db: Database, most: number): Promise<EnquiryOverview> {
  const [counted] = await db.select({ open: count() }).from(enquiry).where(isNull(enquiry.handledAt));
  const list = await db
    .select()
    .from(enquiry)
    .orderBy(desc(isNull(enquiry.handledAt)), desc(enquiry.id))
    .limit(most);
  return { open: counted?.open ?? 0, list };
}

/** @returns whether there was such an enquiry */
export async function handleEnquiry(db: Database, id: number, handledBy: string): Promise<boolean> {
  const { rowCount } = await db.update(enquiry).set({ handledAt: siteTime(), handledBy }).where(eq(enquiry.id, id));
  return rowCount === 1;
}

/** Removes an enquiry with all that it holds of a person. @returns whether there was one */
export async function deleteEnquiry(db: Database, id: number): Promise<boolean> {
  const { rowCount } = await db.delete(enquiry).where(eq(enquiry.id, id));
  return rowCount === 1;
}
