import { randomInt } from 'node:crypto';
import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connect';
import { badInput } from '../../platform/http/call-error';
import { hashPassword, verifyPassword } from './password-hash';
import { contactCode } from './schema';
import { type Clock, timeOf } from './session-times';

const MINUTES = 10;
const LIFE_MS = MINUTES * 60_000;
/** With six digits and five guesses, a code is guessed once in 200,000 times. */
const DIGITS = 6;
const MOST_GUESSES = 5;

/**
 * What a code proves: that a contact is somebody's (`email:…`), or that somebody may reset an account (`account:…`, and the
 * network that asked).
 */
export type CodePurpose = 'verify' | 'recover';

const wrongCode = () => badInput('验证码：不正确或已过期');

/** Codes that still hold. One that would hold for longer than codes do was made by a clock that was ahead, and is right again. */
export const isInTime = (now: Date): SQL =>
  sql`${contactCode.expiresAt} > ${now} and ${contactCode.expiresAt} <= ${new Date(now.getTime() + 2 * LIFE_MS)}`;

/** A code that was right. */
export interface RightCode {
  /** Ends the code, in the transaction of what it was given for. @throws CallError where another request has used it meanwhile */
  use(tx: Transaction): Promise<void>;
}

/**
 * Makes a code and keeps its hash; an earlier code for the same purpose and target ends. The hash is slow, because a code is
 * short: who reads the database cannot work it out while it is valid.
 * @returns the code, to be sent
 */
export async function newCode(db: Database, purpose: CodePurpose, target: string, clock: Clock = {}): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const now = timeOf(clock);
  const row = { codeHash: await hashPassword(code), expiresAt: new Date(now.getTime() + LIFE_MS), guesses: 0 };
  await db.delete(contactCode).where(sql`not (${isInTime(now)})`);
  await db
    .insert(contactCode)
    .values({ purpose, target, ...row })
    .onConflictDoUpdate({ target: [contactCode.purpose, contactCode.target], set: row });
  return code;
}

/** Takes the machine as much work as a new code, where nobody gets one: whoever asks could tell by how busy it is. */
export async function noCode(): Promise<void> {
  // Where too many others wait, a code would not be made either.
  await hashPassword('').catch(() => undefined);
}

/**
 * Checks a code. A target without a code takes as long as a wrong code and gets the same answer.
 * @param counts false where the caller counts the guesses
 * @throws CallError, the same for wrong, expired, used and too often guessed
 */
export async function checkCode(
  db: Database,
  purpose: CodePurpose,
  target: string,
  code: string,
  { clock = {}, counts = true }: { clock?: Clock; counts?: boolean } = {},
): Promise<RightCode> {
  const isThis = and(eq(contactCode.purpose, purpose), eq(contactCode.target, target));
  // Counted before the hash is compared, so that many guesses at once do not slip through.
  const [found] = await db
    .update(contactCode)
    .set({ guesses: sql`${contactCode.guesses} + ${counts ? 1 : 0}` })
    .where(and(isThis, isInTime(timeOf(clock)), lt(contactCode.guesses, MOST_GUESSES)))
    .returning({ codeHash: contactCode.codeHash });
  const plain = code.normalize('NFKC').replaceAll(/\s/g, '');
  if (!(await verifyPassword(found?.codeHash, plain)) || !found) throw wrongCode();
  return {
    async use(tx) {
      const { rowCount } = await tx.delete(contactCode).where(and(isThis, eq(contactCode.codeHash, found.codeHash)));
      if (rowCount !== 1) throw wrongCode();
    },
  };
}

export const codeText = (code: string) => `验证码 ${code}，${MINUTES} 分钟内有效。`;
