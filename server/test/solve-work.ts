import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Answers a challenge of a proof of work as the pages do. */
export async function solveWork(challengeText: string): Promise<string> {
  const challenge = JSON.parse(Buffer.from(challengeText, 'base64').toString());
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
