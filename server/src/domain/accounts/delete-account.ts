import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import type { Authenticated } from './authenticate';
import { confirmPassword } from './confirm-password';
import { account } from './schema';

/**
 * Removes the account with everything that belongs to it, by the foreign keys of the database.
 * @throws CallError when the password is wrong, or was wrong too often
 */
export async function deleteAccount(db: Database, who: Authenticated, password: string): Promise<void> {
  await confirmPassword(db, who.account.id, '密码', password);
  await db.delete(account).where(eq(account.id, who.account.id));
}
