import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import * as z from 'zod/mini';

/** No telephone takes so long; a browser that does is told the refusal instead. */
const TIMEOUT_MS = 60_000;

/** What the solver reads of a challenge; the rest goes back to the server as it came. */
const Challenge = z.looseObject({
  parameters: z.looseObject({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int().check(z.positive()),
    keyLength: z.int().check(z.positive()),
    keyPrefix: z.string(),
  }),
});

/**
 * Answers a challenge of the server by trying numbers. The browser derives the keys beside the page's own thread.
 * @param challenge as its header carries it
 * @returns the proof as its header carries it; null for a challenge of another form, and where the page has no WebCrypto, as
 * without HTTPS
 */
export async function proveWork(challenge: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const { data: read } = Challenge.safeParse(parseBase64Json(challenge));
  if (!read) return null;
  const solution = await solveChallenge({ challenge: read, deriveKey, timeout: TIMEOUT_MS });
  return solution && btoa(JSON.stringify({ challenge: read, solution }));
}

function parseBase64Json(text: string): unknown {
  try {
    return JSON.parse(atob(text));
  } catch {
    return undefined;
  }
}
