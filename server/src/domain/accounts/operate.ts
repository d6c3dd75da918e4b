import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { badInput } from '../../platform/http/call-error';
import { siteTime } from '../../platform/site-time';
import { endCodes } from './end-recovery';
import { unusablePassword } from './password-hash';
import { newPasswordLink } from './password-link';
import { account, secondFactor, session } from './schema';
import { requireUserName, userNameKey } from './user-name';

/** @throws CallError for an unknown name */
export async function findAccount(db: Database, userName: string): Promise<{ id: number; userName: string }> {
  const [found] = await db
    .select({ id: account.id, userName: account.userName })
    .from(account)
    .where(eq(account.userNameKey, userNameKey(userName)));
  if (!found) throw badInput(`用户名：没有名为「${userName}」的账号`);
  return found;
}

/** Result of an operator's command on an account. */
export interface Operated {
  userName: string;
  /** Secret of the link by which the owner sets a password, where one is to be set; it is shown once. */
  link?: string;
}

/**
 * Makes an account that nobody can log in to until its owner has set a password by the link.
 * @throws CallError when the name is taken or cannot be a name
 */
export async function createAccount(db: Database, input: string): Promise<Operated> {
  const userName = requireUserName(input);
  const passwordHash = await unusablePassword();
  const [created] = await db
    .insert(account)
    .values({ userName, userNameKey: userNameKey(userName), passwordHash, createdAt: siteTime() })
    .onConflictDoNothing()
    .returning({ id: account.id });
  if (!created) throw badInput('用户名：已被使用，请换一个');
  return { userName, link: await newPasswordLink(db, created.id) };
}

/** No login, and no session of the account works any more. @throws CallError for an unknown name */
export async function lockAccount(db: Database, userName: string): Promise<Operated> {
  const found = await findAccount(db, userName);
  await db.transaction(async tx => {
    await tx.update(account).set({ lockedAt: siteTime() }).where(eq(account.id, found.id));
    await tx.delete(session).where(eq(session.accountId, found.id));
  });
  return { userName: found.userName };
}

/** @throws CallError for an unknown name */
export async function unlockAccount(db: Database, userName: string): Promise<Operated> {
  const found = await findAccount(db, userName);
  await db.update(account).set({ lockedAt: null }).where(eq(account.id, found.id));
  return { userName: found.userName };
}

/** All sessions end, and the downloads granted to them. @throws CallError for an unknown name */
export async function endAllSessions(db: Database, userName: string): Promise<Operated> {
  const found = await findAccount(db, userName);
  await db.delete(session).where(eq(session.accountId, found.id));
  return { userName: found.userName };
}

/** The password no longer holds, all sessions and codes for a new one end, and a link sets it. @throws CallError for an unknown name */
export async function resetPassword(db: Database, userName: string): Promise<Operated> {
  const found = await findAccount(db, userName);
  const passwordHash = await unusablePassword();
  const link = await db.transaction(async tx => {
    await tx.update(account).set({ passwordHash }).where(eq(account.id, found.id));
    await tx.delete(session).where(eq(session.accountId, found.id));
    await endCodes(tx, found.id);
    return newPasswordLink(tx, found.id);
  });
  return { userName: found.userName, link };
}

/** For whoever has lost authenticator and recovery codes; all sessions end. @throws CallError for an unknown name */
export async function forgetSecondFactor(db: Database, userName: string): Promise<Operated> {
  const found = await findAccount(db, userName);
  await db.transaction(async tx => {
    await tx.delete(secondFactor).where(eq(secondFactor.accountId, found.id));
    await tx.delete(session).where(eq(session.accountId, found.id));
  });
  return { userName: found.userName };
}

/** Lets the account in at `/ops`, or no longer; takes effect with the next request. @throws CallError for an unknown name */
export const setStaff =
  (staff: boolean) =>
  async (db: Database, userName: string): Promise<Operated> => {
    const found = await findAccount(db, userName);
    await db.update(account).set({ staff }).where(eq(account.id, found.id));
    return { userName: found.userName };
  };
