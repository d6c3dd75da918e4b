import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { badInput } from '../../platform/http/call-error';
import { verifyPassword } from './password-hash';
import { account } from './schema';
import { countAttempt, forgetAttempts } from './throttle';

export const wrongPassword = (label: string) => badInput(`${label}：不正确，请重新输入`);

/**
 * Checks the password of a logged-in visitor again, because an unattended browser may be used by others.
 * @param label the field that holds it, for the message
 * @returns the hash that it was held against, for whoever replaces it
 * @throws CallError when it is missing or wrong, or was wrong too often
 */
export async function confirmPassword(
  db: Database,
  accountId: number,
  label: string,
  password: string,
): Promise<string> {
  // Nothing was guessed.
  if (password === '') throw badInput(`${label}：请填写`);
  await countAttempt(db, 'confirm', String(accountId));
  const [found] = await db
    .select({ passwordHash: account.passwordHash })
    .from(account)
    .where(eq(account.id, accountId));
  const matches = await verifyPassword(found?.passwordHash, password);
  if (!found || !matches) throw wrongPassword(label);
  await forgetAttempts(db, 'confirm', String(accountId));
  return found.passwordHash;
}
