import type { SessionUser } from '@shixuan/api';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { badInput } from '../../platform/http/call-error';
import { type Client, throttleAddress } from '../../platform/http/client';
import type { ContactTarget } from './contact-target';
import { proveContact } from './contacts';
import type { Credentials } from './login';
import { hashPassword } from './password-hash';
import { requireGoodPassword } from './password-rules';
import { account } from './schema';
import { type Clock, timeOf } from './session-times';
import { openSession } from './sessions';
import { countAttempt } from './throttle';
import { requireUserName, userNameKey } from './user-name';

// User names are public handles, so a taken name is reported; the number of attempts is limited by address.
const taken = () => badInput('用户名：已被使用，请换一个');

/**
 * Makes an account and logs it in.
 * @param credentials with a contact, optionally, that its code proves
 * @param admit asked once name and password are good, before the registration counts; rejects to refuse it
 * @throws CallError: what is wrong with name, password or code, that the name is taken, or too many attempts.
 */
export async function registerAccount(
  db: Database,
  { contact, ...credentials }: Credentials & { contact?: (ContactTarget & { code: string }) | undefined },
  client: Client,
  clock: Clock = {},
  admit: () => Promise<void> = async () => undefined,
): Promise<SessionUser> {
  const userName = requireUserName(credentials.userName);
  requireGoodPassword(credentials.password, userName);
  await admit();
  await countAttempt(db, 'register', throttleAddress(client.address));

  const key = userNameKey(userName);
  const [existing] = await db.select({ id: account.id }).from(account).where(eq(account.userNameKey, key));
  if (existing) throw taken();
  const now = timeOf(clock);
  const proof = contact && (await proveContact(db, contact, client, clock));
  const passwordHash = await hashPassword(credentials.password);
  return db.transaction(async tx => {
    await proof?.use(tx);
    const [created] = await tx
      .insert(account)
      .values({ userName, userNameKey: key, passwordHash, createdAt: now, ...proof?.columns })
      .onConflictDoNothing()
      .returning({ id: account.id, userName: account.userName });
    // Another registration took the same name at the same moment.
    if (!created) throw taken();
    return openSession(tx, created, client, now);
  });
}
