import { and, eq, gt } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connect';
import { badInput } from '../../platform/http/call-error';
import { hashOfToken, newSecretToken, SECRET_FORM } from '../../platform/secrets/secret-token';
import { endCodes } from './end-recovery';
import { hashPassword } from './password-hash';
import { requireGoodPassword } from './password-rules';
import { account, passwordLink, session } from './schema';
import { type Clock, timeOf } from './session-times';

const PURPOSE = 'sxl';
const FORM = new RegExp(`^${PURPOSE}_${SECRET_FORM}$`);

/** How long a link may wait for its owner. */
export const LINK_HOURS = 24;

/** The same for a link that nobody made, one that was used or replaced, and one whose time is over. */
const linkOver = () => badInput('链接已失效：可能已经用过或超过了有效时间，请向站点管理员再要一个');

/**
 * Makes the link by which the owner of an account sets their password, so that nobody else ever knows it; an earlier one ends.
 * @returns its secret, which is stored as a hash only
 */
export async function newPasswordLink(
  db: Database | Transaction,
  accountId: number,
  clock: Clock = {},
): Promise<string> {
  const secret = newSecretToken(PURPOSE);
  const row = {
    secretHash: hashOfToken(secret),
    expiresAt: new Date(timeOf(clock).getTime() + LINK_HOURS * 3600_000),
  };
  await db
    .insert(passwordLink)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: passwordLink.accountId, set: row });
  return secret;
}

/** Whose link it is; the link stays. @throws CallError for a link that does not hold */
export async function ownerOfLink(
  db: Database,
  secret: string,
  clock: Clock = {},
): Promise<{ id: number; userName: string }> {
  if (!FORM.test(secret)) throw linkOver();
  const [found] = await db
    .select({ id: account.id, userName: account.userName })
    .from(passwordLink)
    .innerJoin(account, eq(account.id, passwordLink.accountId))
    .where(and(eq(passwordLink.secretHash, hashOfToken(secret)), gt(passwordLink.expiresAt, timeOf(clock))));
  if (!found) throw linkOver();
  return found;
}

/**
 * Sets the password by a link, which ends with it, as do all sessions of the account and codes for a new password.
 * @throws CallError for a link that does not hold, or for what is wrong with the password, which leaves the link as it was
 */
export async function setPasswordByLink(
  db: Database,
  { secret, password }: { secret: string; password: string },
  clock: Clock = {},
): Promise<void> {
  const owner = await ownerOfLink(db, secret, clock);
  requireGoodPassword(password, owner.userName);
  const passwordHash = await hashPassword(password);
  await db.transaction(async tx => {
    const { rowCount } = await tx.delete(passwordLink).where(eq(passwordLink.secretHash, hashOfToken(secret)));
    // Another request has used it meanwhile.
    if (rowCount !== 1) throw linkOver();
    await tx.update(account).set({ passwordHash }).where(eq(account.id, owner.id));
    await tx.delete(session).where(eq(session.accountId, owner.id));
    await endCodes(tx, owner.id);
  });
}
