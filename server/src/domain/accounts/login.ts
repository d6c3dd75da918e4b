import type { SessionUser } from '@shixuan/api';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { type Client, throttleAddress } from '../../platform/http/client';
import { wrongCredentials } from './account-refusals';
import { verifyPassword } from './password-hash';
import { account } from './schema';
import { type Clock, timeOf } from './session-times';
import { isKnownNetwork, openSession } from './sessions';
import { countAttempt, forgetAttempts, takeBack } from './throttle';
import { readUserName, userNameKey } from './user-name';

export interface Credentials {
  userName: string;
  password: string;
}

async function findAccount(db: Database, userName: string) {
  const name = readUserName(userName);
  if (name === undefined) return undefined;
  const [found] = await db
    .select()
    .from(account)
    .where(eq(account.userNameKey, userNameKey(name)));
  return found;
}

/**
 * Opens a session for the right name and password.
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
  return openSession(db, found, client, timeOf(clock));
}
