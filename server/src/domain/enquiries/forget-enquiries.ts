import { lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { enquiry } from './schema';

/** Deletes enquiries that were placed before, handled or not. */
export const forgetEnquiries = (db: Database, before: Date) => db.delete(enquiry).where(lt(enquiry.createdAt, before));
