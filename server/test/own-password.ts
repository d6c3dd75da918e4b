import { setPasswordByLink } from '../src/domain/accounts/password-link';
import type { Database } from '../src/platform/database/connect';

/** Sets a password by an operator's link, as its owner does. */
export async function ownPassword(db: Database, { link = '' }: { link?: string }, password: string): Promise<string> {
  await setPasswordByLink(db, { secret: link, password });
  return password;
}
