import { createHash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { WorkSettings } from '../../platform/config';
import type { Database } from '../../platform/database/connect';
import { sharedCounter } from '../../platform/database/shared-counter';
import { throttleAddress } from '../../platform/http/client';
import { tooManyAttempts } from '../accounts/account-refusals';
import { siteSecret } from '../accounts/site-secret';
import { CHALLENGE_SECONDS, CLOCKS_DIFFER_SECONDS, issueChallenge, readProof, type WorkPurpose } from './challenges';
import { ProofNeeded } from './proof-needed';

const HOUR_SECONDS = 3600;
/** So many calls of a network beyond the free ones add the first amount of work again, to four times in all. */
const STEP = 10;
const MOST_TIMES = 4;
/** Calls of a network in an hour after which no more challenges are made; each costs the server a try. */
const MOST_CALLS = 500;

export interface WorkGate {
  /**
   * Counts a call of its network, refused ones too, and lets it through while there are few, later with a proof.
   * @param address of the client
   * @param proof as its header carries it
   * @throws ProofNeeded with a new challenge; CallError 429 where the network asks without end
   */
  pass(purpose: WorkPurpose, address: string, proof: string | undefined): Promise<void>;
}

/** How many tries a proof takes on average, by the calls of the network beyond the free ones. */
const triesFor = (tries: number, beyond: number) => tries * Math.min(MOST_TIMES, 1 + Math.floor(beyond / STEP));

/** The gate over the counters of all processes on a database. They hold hashes, and forget them with their time. */
export function createWorkGate(db: Database, { freeAnHour, tries }: WorkSettings): WorkGate {
  const calls = sharedCounter(db, 'workCalls', { points: 1, duration: HOUR_SECONDS });
  const used = sharedCounter(db, 'workUsed', { points: 1, duration: CHALLENGE_SECONDS + CLOCKS_DIFFER_SECONDS });

  async function isGood(purpose: WorkPurpose, proof: string): Promise<boolean> {
    const id = await readProof(await siteSecret(db), purpose, proof);
    if (id === null) return false;
    try {
      // One statement: of requests at the same moment with one proof, a single one is the first.
      await used.consume(id);
      return true;
    } catch (error) {
      if (error instanceof RateLimiterRes) return false;
      throw error;
    }
  }

  return {
    async pass(purpose, address, proof) {
      const key = createHash('sha256')
        .update(`${purpose}\n${throttleAddress(address)}`)
        .digest('base64url');
      const { consumedPoints, msBeforeNext } = await calls.penalty(key, 1);
      if (consumedPoints <= freeAnHour) return;
      if (proof !== undefined && (await isGood(purpose, proof))) return;
      const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
      if (consumedPoints > freeAnHour + MOST_CALLS) throw tooManyAttempts(seconds);
      const work = triesFor(tries, consumedPoints - freeAnHour);
      throw new ProofNeeded(purpose, seconds, await issueChallenge(await siteSecret(db), purpose, work));
    },
  };
}
