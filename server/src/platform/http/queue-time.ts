import { Socket } from 'node:net';
import { ResultCode } from '@shixuan/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallError } from './call-error';

/**
 * What a request asks for, by what it costs the one thread that answers: an answer that is at hand, one that is put together,
 * one that is worked out.
 */
export type Work = 'kept' | 'usual' | 'costly';

/**
 * How long a request of each class may have waited behind others of its round, in milliseconds. The cheap ones are refused last. A request
 * comes in during the round before its own, which is as long as the last of these and the refusals after it: what is answered has waited for
 * less than twice as long.
 */
const LONGEST_WAIT_MS: Readonly<Record<Work, number>> = { costly: 75, usual: 90, kept: 100 };
const RETRY_AFTER_SECONDS = 1;
/**
 * Requests of each class in one round up to which none is refused: what a few visitors ask for at once, each of whom opens a page with some
 * tens of files and a few calls. A round is long on a busy machine too.
 */
const FEW: Readonly<Record<Work, number>> = { costly: 16, usual: 40, kept: 100 };

const busy = () =>
  new CallError(503, ResultCode.codeErr, '访问的人较多，暂时来不及应答，请稍后再试', RETRY_AFTER_SECONDS);

const none: Readonly<Record<Work, number>> = { costly: 0, usual: 0, kept: 0 };

export interface QueueOptions {
  /** Milliseconds. */
  now?: () => number;
  /** Requests of each class in one round up to which all are admitted. */
  few?: Readonly<Record<Work, number>>;
}

export interface QueueTime {
  /** @throws CallError 503 when the request has waited longer than its work is worth waiting for */
  admit(request: FastifyRequest, work: Work): void;
}

/**
 * Refuses work by the time that requests have waited. All requests that have come in are answered one after the other before
 * the thread looks for new ones, so one that is begun has waited as long as those before it in the same round took. A refusal
 * takes a tenth of a millisecond: rounds stay short whatever comes in, and so does the wait of what is answered. In the next
 * round everything is admitted again, so there is no state to recover from. Node has no hook for the beginning of a round;
 * its end is where immediates run.
 * Only a crowd is refused: a page of a single visitor never is, however long a round takes. Each call is counted twice: as something kept,
 * before its body is read, and as what it turns out to be.
 */
export function createQueueTime(
  app: FastifyInstance,
  { now = () => performance.now(), few = FEW }: QueueOptions = {},
): QueueTime {
  const inRound: Record<Work, number> = { ...none };
  let roundBegan: number | undefined;
  const waited = (): number => {
    if (roundBegan === undefined) {
      roundBegan = now();
      setImmediate(() => {
        roundBegan = undefined;
        Object.assign(inRound, none);
      });
      return 0;
    }
    return now() - roundBegan;
  };
  const admit = ({ raw }: FastifyRequest, work: Work): void => {
    // What comes over no connection the server asks of itself, for a request that it has admitted.
    if (!(raw.socket instanceof Socket)) return;
    inRound[work] += 1;
    if (waited() > LONGEST_WAIT_MS[work] && inRound[work] > few[work]) throw busy();
  };
  app.addHook('onRequest', (request, _reply, done) => {
    // Before the body is read. Probes ask whether the process answers, not whether it has time.
    if (!isProbe(request)) admit(request, 'kept');
    done();
  });
  return { admit };
}

/** Whether a machine asks if the process lives or takes visitors: every few seconds, and for nobody. */
export function isProbe(request: FastifyRequest): boolean {
  // The options of a route are put together whenever they are read, and nearly every request asks for something else.
  if (!/^\/(?:healthz|readyz)/.test(request.url)) return false;
  const { url } = request.routeOptions;
  return url === '/healthz' || url === '/readyz';
}
