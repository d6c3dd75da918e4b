import { and, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../platform/database/connect';
import { badInput } from '../../platform/http/call-error';
import { newRecoveryCode, recoveryHash } from './recovery-code';
import { secondFactor, session } from './schema';
import { type Clock, timeOf } from './session-times';
import type { SessionOwner } from './sessions';
import { countAttempt, forgetAttempts } from './throttle';

/** RFC 6238 as every authenticator has it: SHA-1, six digits, thirty seconds. */
const STEP_SECONDS = 30;
/** RFC 4226 asks for at least 128 bits and recommends 160. */
const SECRET_BYTES = 20;
/** Steps before and after the site's own: phones whose clock is half a minute off. */
const WINDOW = 1;

/**
 * A last step further ahead than this many was taken by a clock that is put back since: codes are taken again by this one,
 * apart from those that were taken at this time of day before.
 */
const STEPS_AHEAD = 20;
/** Codes that stay known as used: those of weeks, and at the most of what a clock was put back by. */
const USED_STEPS = 200;

const RECOVERY_CODES = 10;

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
 * The secret to be put into an authenticator, the same for this session until a first code has confirmed it. Every session
 * has one of its own: whoever else knows the password does not see what the owner's authenticator will hold.
 * @throws CallError where one is confirmed already, or the session has ended
 */
export async function beginSecondFactor(
  db: Database,
  { account, session: { id } }: SessionOwner & { account: { userName: string } },
): Promise<{ secret: string; uri: string }> {
  if (await readSecondFactor(db, account.id)) throw badInput('两步验证：已经启用');
  const fresh = new Secret({ size: SECRET_BYTES }).base32;
  const [offered] = await db
    .update(session)
    .set({ offeredFactor: sql`coalesce(${session.offeredFactor}, ${fresh})` })
    .where(eq(session.id, id))
    .returning({ secret: session.offeredFactor });
  if (!offered?.secret) throw badInput('两步验证：登录已失效，请重新登录');
  return { secret: offered.secret, uri: authenticator(offered.secret, account.userName).toString() };
}

/**
 * Puts the second factor in force by a first code of the authenticator. All other sessions of the account end: they knew
 * the password alone.
 * @returns recovery codes, each good for one login, which are shown this once
 * @throws CallError for a wrong code, too many of them, or where one is in force already
 */
export async function confirmSecondFactor(
  db: Database,
  { account, session: { id } }: SessionOwner,
  code: string,
  clock: Clock = {},
): Promise<string[]> {
  await countAttempt(db, 'secondFactor', String(account.id));
  const confirmedAt = timeOf(clock);
  const isMine = and(eq(session.id, id), eq(session.accountId, account.id));
  const [offered] = await db.select({ secret: session.offeredFactor }).from(session).where(isMine);
  const secret = offered?.secret;
  const lastStep = secret ? stepOf(secret, plainCode(code), confirmedAt) : undefined;
  if (!secret || lastStep === undefined) throw wrongFirstCode();
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const factor = { secret, confirmedAt, lastStep, usedSteps: [], recoveryHashes: codes.map(recoveryHash) };
  await db.transaction(async tx => {
    const put = await tx
      .insert(secondFactor)
      .values({ accountId: account.id, ...factor })
      .onConflictDoUpdate({ target: secondFactor.accountId, set: factor, setWhere: isNull(secondFactor.confirmedAt) });
    const passed = await tx.update(session).set({ factorAt: confirmedAt, offeredFactor: null }).where(isMine);
    // Another session was quicker, or has ended this one meanwhile.
    if (put.rowCount !== 1 || passed.rowCount !== 1) throw wrongFirstCode();
    await tx.delete(session).where(and(eq(session.accountId, account.id), ne(session.id, id)));
  });
  await forgetAttempts(db, 'secondFactor', String(account.id));
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
  const hash = recoveryHash(plain);
  const { lastStep, usedSteps: used } = secondFactor;
  const usedSteps = sql`(array_prepend(${lastStep}, ${used}))[:${USED_STEPS}::int]`;
  const isUnused = sql`${step ?? null}::bigint <> all(${used})`;
  const { rowCount } =
    step === undefined
      ? await db
          .update(secondFactor)
          .set({ recoveryHashes: sql`array_remove(${secondFactor.recoveryHashes}, ${hash})` })
          .where(and(isIts, sql`${hash} = any(${secondFactor.recoveryHashes})`))
      : await db
          .update(secondFactor)
          .set({ lastStep: step, usedSteps })
          .where(and(isIts, isUnused, or(lt(lastStep, step), gt(lastStep, step + STEPS_AHEAD))));
  if (rowCount !== 1) throw wrongNextCode();
  await forgetAttempts(db, 'secondFactor', String(accountId));
}

/** Ends the second factor after one more code. @throws CallError as `requireSecondFactor` does */
export async function endSecondFactor(db: Database, accountId: number, code: string, clock: Clock = {}): Promise<void> {
  await requireSecondFactor(db, accountId, code, clock);
  await db.delete(secondFactor).where(eq(secondFactor.accountId, accountId));
}
