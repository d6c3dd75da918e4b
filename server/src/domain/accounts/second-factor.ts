import { createHash, randomInt } from 'node:crypto';
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../platform/database/connect';
import { badInput } from '../../platform/http/call-error';
import { secondFactor } from './schema';
import { type Clock, timeOf } from './session-times';
import { countAttempt, forgetAttempts } from './throttle';

/** RFC 6238 as every authenticator has it: SHA-1, six digits, thirty seconds. */
const STEP_SECONDS = 30;
/** RFC 4226 asks for at least 128 bits and recommends 160. */
const SECRET_BYTES = 20;
/** Steps before and after the site's own: phones whose clock is half a minute off. */
const WINDOW = 1;

// Read aloud and typed without mistakes: no 0/O, 1/l/I.
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const RECOVERY_CODES = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Sixteen characters of 31, 79 bits: too many to guess, so that a fast hash keeps them. */
const newRecoveryCode = () =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

const hashOf = (code: string) => createHash('sha256').update(code.replaceAll('-', '')).digest('hex');

const wrongCode = (instead: string) => badInput(`动态验证码：不正确或已用过，请填写${instead}`);
const wrongFirstCode = () => wrongCode('身份验证器现在显示的六位数字');
const wrongNextCode = () => wrongCode('下一个，或一个没有用过的恢复码');
const noCode = () => badInput('动态验证码：已启用两步验证，请填写身份验证器显示的六位数字，或一个恢复码');

const authenticator = (secret: string, label = '') =>
  new TOTP({ issuer: '视选运维', label, secret: Secret.fromBase32(secret), period: STEP_SECONDS });

/** The step of a code that is right now or next to now; undefined for another one. */
function stepOf(secret: string, code: string, now: Date): number | undefined {
  const distance = authenticator(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return distance === null ? undefined : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + distance;
}

const plainCode = (code: string) => code.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();

/** Whether logging in at `/ops` takes a code; how many recovery codes are left. */
export async function readSecondFactor(db: Database, accountId: number): Promise<{ recoveryCodes: number } | null> {
  const [found] = await db
    .select({ hashes: secondFactor.recoveryHashes })
    .from(secondFactor)
    .where(and(eq(secondFactor.accountId, accountId), isNotNull(secondFactor.confirmedAt)));
  return found ? { recoveryCodes: found.hashes.length } : null;
}

/**
 * The secret to be put into an authenticator, the same until a first code has confirmed it.
 * @throws CallError where one is confirmed already
 */
export async function beginSecondFactor(
  db: Database,
  { id, userName }: { id: number; userName: string },
): Promise<{ secret: string; uri: string }> {
  const fresh = new Secret({ size: SECRET_BYTES }).base32;
  await db
    .insert(secondFactor)
    .values({ accountId: id, secret: fresh, lastStep: 0, recoveryHashes: [] })
    .onConflictDoNothing();
  const [found] = await db.select().from(secondFactor).where(eq(secondFactor.accountId, id));
  if (!found || found.confirmedAt) throw badInput('两步验证：已经启用');
  return { secret: found.secret, uri: authenticator(found.secret, userName).toString() };
}

/**
 * Puts the second factor in force by a first code of the authenticator.
 * @returns recovery codes, each good for one login, which are shown this once
 * @throws CallError for a wrong code, too many of them, or where one is in force already
 */
export async function confirmSecondFactor(
  db: Database,
  accountId: number,
  code: string,
  clock: Clock = {},
): Promise<string[]> {
  await countAttempt(db, 'secondFactor', String(accountId));
  const now = timeOf(clock);
  const [found] = await db
    .select()
    .from(secondFactor)
    .where(and(eq(secondFactor.accountId, accountId), isNull(secondFactor.confirmedAt)));
  const step = found && stepOf(found.secret, plainCode(code), now);
  if (!found || step === undefined) throw wrongFirstCode();
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const { rowCount } = await db
    .update(secondFactor)
    .set({ confirmedAt: now, lastStep: step, recoveryHashes: codes.map(hashOf) })
    .where(and(eq(secondFactor.accountId, accountId), isNull(secondFactor.confirmedAt)));
  if (rowCount !== 1) throw wrongFirstCode();
  await forgetAttempts(db, 'secondFactor', String(accountId));
  return codes;
}

/**
 * Takes a code of the authenticator or a recovery code, each once.
 * @throws CallError for none, for a wrong or used one, the same for both, or after too many
 */
export async function requireSecondFactor(
  db: Database,
  accountId: number,
  code: string,
  clock: Clock = {},
): Promise<void> {
  const plain = plainCode(code);
  // Nothing was guessed.
  if (plain === '') throw noCode();
  await countAttempt(db, 'secondFactor', String(accountId));
  const isIts = and(eq(secondFactor.accountId, accountId), isNotNull(secondFactor.confirmedAt));
  const [found] = await db.select({ secret: secondFactor.secret }).from(secondFactor).where(isIts);
  const step = found && stepOf(found.secret, plain, timeOf(clock));
  const hash = hashOf(plain);
  const { rowCount } =
    step === undefined
      ? await db
          .update(secondFactor)
          .set({ recoveryHashes: sql`array_remove(${secondFactor.recoveryHashes}, ${hash})` })
          .where(and(isIts, sql`${hash} = any(${secondFactor.recoveryHashes})`))
      : await db
          .update(secondFactor)
          .set({ lastStep: step })
          .where(and(isIts, lt(secondFactor.lastStep, step)));
  if (rowCount !== 1) throw wrongNextCode();
  await forgetAttempts(db, 'secondFactor', String(accountId));
}

/** Ends the second factor after one more code. @throws CallError as `requireSecondFactor` does */
export async function endSecondFactor(db: Database, accountId: number, code: string, clock: Clock = {}): Promise<void> {
  await requireSecondFactor(db, accountId, code, clock);
  await db.delete(secondFactor).where(eq(secondFactor.accountId, accountId));
}
