import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { siteNow, siteTime } from '../../platform/site-time';

/** What a proof lets through. A proof for one is worth nothing for the other. */
export type WorkPurpose = 'register' | 'enquiry';

/** How long a challenge may be answered: a form is sent at once, a slow telephone takes seconds. */
export const CHALLENGE_SECONDS = 600;

/** Two processes that share one time of day differ by less. */
export const CLOCKS_DIFFER_SECONDS = 5;

/** Iterations of PBKDF2 in one try. Few long tries cost the browser less beside the hashing than many short ones. */
const ITERATIONS = 5000;

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`));

const Proof = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: hex(16),
      salt: hex(16),
      cost: z.literal(ITERATIONS),
      keyLength: z.literal(32),
      keyPrefix: hex(16),
      keySignature: hex(32),
      // The library's own field for the end of a challenge is held against this machine's clock, which may be wrong.
      data: z.strictObject({ purpose: z.string(), until: z.int().positive() }),
    }),
    signature: hex(32),
  }),
  solution: z.strictObject({
    counter: z.int().min(0).max(0xff_ff_ff_ff),
    derivedKey: hex(32),
    /** Milliseconds that it took, by the solver's own account. */
    time: z.number().optional(),
  }),
});

/** A proof is some 700 characters. */
const LONGEST_PROOF = 2000;

/** Keys of their own for the two signatures: the site's secret also signs other things. */
const keysFrom = (secret: Buffer) => {
  const key = (use: string) => createHmac('sha256', secret).update(`proof of work: ${use}`).digest('hex');
  return { hmacSignatureSecret: key('challenge'), hmacKeySignatureSecret: key('solution') };
};

/**
 * A new challenge, as the text of the header that carries it. The number to be found lies between half and one and a half times
 * `tries`, so that no wait is much longer than the average.
 */
export async function issueChallenge(
  secret: Buffer,
  purpose: WorkPurpose,
  tries: number,
  now = siteTime(),
): Promise<string> {
  const challenge = await createChallenge({
    ...keysFrom(secret),
    algorithm: 'PBKDF2/SHA-256',
    cost: ITERATIONS,
    deriveKey,
    counter: randomInt(Math.floor(tries / 2), Math.ceil((tries * 3) / 2)),
    data: { purpose, until: Math.floor(now.getTime() / 1000) + CHALLENGE_SECONDS },
  });
  return Buffer.from(JSON.stringify(challenge)).toString('base64');
}

/**
 * Looks at a proof as it came: issued by this site, for this purpose, not expired, and solved.
 * @returns a text by which the challenge can be remembered as used; null for a proof that is none
 */
export async function readProof(secret: Buffer, purpose: WorkPurpose, text: string): Promise<string | null> {
  const { data: proof } = Proof.safeParse(text.length <= LONGEST_PROOF ? parseBase64Json(text) : undefined);
  if (proof?.challenge.parameters.data.purpose !== purpose) return null;
  if (!isOpen(proof.challenge.parameters.data.until, siteNow() / 1000)) return null;
  const { verified } = await verifySolution({ ...keysFrom(secret), ...proof, deriveKey });
  return verified ? proof.challenge.signature : null;
}

/**
 * Whether a challenge may be answered now. One that would hold for longer than any does was made before the clock was set back: what has
 * answered it already may be forgotten by then.
 */
const isOpen = (until: number, now: number): boolean =>
  until >= now && until <= now + CHALLENGE_SECONDS + CLOCKS_DIFFER_SECONDS;

function parseBase64Json(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString());
  } catch {
    return undefined;
  }
}
