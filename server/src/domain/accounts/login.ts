import type { SessionUser } from '@shixuan/api';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { type Client, throttleAddress } from '../../platform/http/client';
import { wrongCredentials } from './account-refusals';
import { renewedHash, verifyPassword } from './password-hash';
import { account } from './schema';
import { type Clock, timeOf } from './session-times';
import { isKnownNetwork, openSession, PasswordReplaced } from './sessions';
import { countAttempt, forgetAttempts, takeBack } from './throttle';
import { readUserName, userNameKey } from './user-name';

export interface Credentials {
  userName: string;
  password: string;
}

type Account = typeof account.$inferSelect;

async function findAccount(db: Database, userName: string): Promise<Account | undefined> {
  const name = readUserName(userName);
  if (name === undefined) return undefined;
  const [found] = await db
    .select()
    .from(account)
    .where(eq(account.userNameKey, userNameKey(name)));
  return found;
}

/** The id of a user name's account, for the log; undefined for a name that nobody has. */
export const accountIdOf = async (db: Database, userName: string): Promise<number | undefined> =>
  (await findAccount(db, userName))?.id;

/**
 * Opens a session for the right name and password. A hash that was stored with other parameters than those of today is made anew beside it.
 * @throws CallError: the same for unknown user, wrong password and locked account, after the same work; or too many
 * attempts; or 503 while too many others log in, which counts as no attempt.
 */
export async function login(
  db: Database,
  { userName, password }: Credentials,
  client: Client,
  clock: Clock = {},
): Promise<SessionUser> {
  const key = userNameKey(userName);
  const address = throttleAddress(client.address);
  await countAttempt(db, 'loginPair', key, address);
  await countAttempt(db, 'loginAddress', address);
  const found = await findAccount(db, userName);
  // The query runs for unknown users too, so that both cases take the same steps.
  const stranger = !(await isKnownNetwork(db, found?.id ?? 0, client.address));
  if (stranger) await countAttempt(db, 'loginAccount', key);

  const takeBackShared = async () => {
    await takeBack(db, 'loginAddress', address);
    if (stranger) await takeBack(db, 'loginAccount', key);
  };
  const matches = await verifyPassword(found?.passwordHash, password).catch(async (error: unknown) => {
    // A password that was not looked at is no guess.
    await takeBack(db, 'loginPair', key, address);
    await takeBackShared();
    throw error;
  });
  if (!found || !matches || found.lockedAt !== null) throw wrongCredentials();

  await forgetAttempts(db, 'loginPair', key, address);
  await takeBackShared();
  const user = await openChecked(db, found, password, client, timeOf(clock));
  // Nobody waits for it, and nobody misses it: the next login tries again.
  renewHash(db, found, password).catch(() => undefined);
  return user;
}

/**
 * Opens a session for a password that was right. Where another login has had its hash made anew meanwhile, or the owner has changed it, it is
 * held against what is stored now.
 */
async function openChecked(db: Database, checked: Account, password: string, client: Client, now: Date) {
  try {
    return await openSession(db, checked, client, now);
  } catch (error) {
    if (!(error instanceof PasswordReplaced)) throw error;
  }
  const found = await findAccount(db, checked.userName);
  if (!found || !(await verifyPassword(found.passwordHash, password)) || found.lockedAt !== null)
    throw wrongCredentials();
  return openSession(db, found, client, now).catch((error: unknown) => {
    throw error instanceof PasswordReplaced ? wrongCredentials() : error;
  });
}

/** Stores a hash with the parameters of today in place of one with those of earlier days, unless the password was changed meanwhile. */
async function renewHash(db: Database, { id, passwordHash: checked }: Account, password: string): Promise<void> {
  const passwordHash = await renewedHash(checked, password);
  if (passwordHash === null) return;
  await db
    .update(account)
    .set({ passwordHash })
    .where(and(eq(account.id, id), eq(account.passwordHash, checked)));
}
