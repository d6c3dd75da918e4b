import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { badInput } from '../../platform/http/call-error';
import { hashPassword } from './password-hash';
import { account, session } from './schema';
import { requireUserName, userNameKey } from './user-name';

// Read aloud and typed without mistakes: no 0/O, 1/l/I.
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** Twenty characters of 31: 99 bits. The owner should replace it after the first login. */
const newPassword = () =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

async function find(db: Database, userName: string) {
  const [found] = await db
    .select({ id: account.id, userName: account.userName })
    .from(account)
    .where(eq(account.userNameKey, userNameKey(userName)));
  if (!found) throw badInput(`用户名：没有名为「${userName}」的账号`);
  return found;
}

/** Result of an operator's command on an account. Passwords are generated here and shown once. */
export interface Operated {
  userName: string;
  /** Only when a new one was generated. */
  password?: string;
}

/** @throws CallError when the name is taken or cannot be a name */
export async function createAccount(db: Database, input: string): Promise<Operated> {
  const userName = requireUserName(input);
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const [created] = await db
    .insert(account)
    .values({ userName, userNameKey: userNameKey(userName), passwordHash, createdAt: new Date() })
    .onConflictDoNothing()
    .returning({ id: account.id });
  if (!created) throw badInput('用户名：已被使用，请换一个');
  return { userName, password };
}

/** No login, and no session of the account works any more. @throws CallError for an unknown name */
export async function lockAccount(db: Database, userName: string): Promise<Operated> {
  const found = await find(db, userName);
  await db.transaction(async tx => {
    await tx.update(account).set({ lockedAt: new Date() }).where(eq(account.id, found.id));
    await tx.delete(session).where(eq(session.accountId, found.id));
  });
  return { userName: found.userName };
}

/** @throws CallError for an unknown name */
export async function unlockAccount(db: Database, userName: string): Promise<Operated> {
  const found = await find(db, userName);
  await db.update(account).set({ lockedAt: null }).where(eq(account.id, found.id));
  return { userName: found.userName };
}

/** All sessions end, and the downloads granted to them. @throws CallError for an unknown name */
export async function endAllSessions(db: Database, userName: string): Promise<Operated> {
  const found = await find(db, userName);
  await db.delete(session).where(eq(session.accountId, found.id));
  return { userName: found.userName };
}

/** A new password; all sessions end. @throws CallError for an unknown name */
export async function resetPassword(db: Database, userName: string): Promise<Operated> {
  const found = await find(db, userName);
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  await db.transaction(async tx => {
    await tx.update(account).set({ passwordHash }).where(eq(account.id, found.id));
    await tx.delete(session).where(eq(session.accountId, found.id));
  });
  return { userName: found.userName, password };
}

/** Lets the account in at `/ops`, or no longer; takes effect with the next request. @throws CallError for an unknown name */
export const setStaff =
  (staff: boolean) =>
  async (db: Database, userName: string): Promise<Operated> => {
    const found = await find(db, userName);
    await db.update(account).set({ staff }).where(eq(account.id, found.id));
    return { userName: found.userName };
  };
