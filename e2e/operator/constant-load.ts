import { Agent, request } from 'node:https';
import { testCertificate } from '@shixuan/server/testing';

export interface LoadRequest {
  path: string;
  /** What a good answer holds: one that was cut off does not. */
  holds: string;
}

export interface Load {
  /** Ends the load and waits for what is under way. */
  stop(): Promise<{ answered: number; failed: string[] }>;
}

/** Time between two requests: ten a second. */
const PAUSE_MS = 100;
/** Requests at once; where the machine is busy, fewer are made. */
const MOST_AT_ONCE = 8;
const LONGEST_MS = 60_000;

/** Asks `origin` for one after the other of the requests, over connections that are kept, until it is stopped. */
export function startLoad(origin: string, requests: readonly LoadRequest[]): Load {
  const agent = new Agent({ keepAlive: true, ca: testCertificate, maxSockets: MOST_AT_ONCE });
  const open = new Set<Promise<void>>();
  const failed: string[] = [];
  let answered = 0;
  let next = 0;
  function ask({ path, holds }: LoadRequest): Promise<void> {
    return new Promise(resolve => {
      const fail = (reason: string) => {
        failed.push(`${path}: ${reason}`);
        resolve();
      };
      const asked = request(
        origin + path,
        {
          agent,
          timeout: LONGEST_MS,
        },
        answer => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (chunk: string) => {
            text += chunk;
          });
          answer.on('error', error => fail(error.message));
          answer.on('end', () => {
            if (answer.statusCode !== 200) return fail(`${answer.statusCode} ${text.slice(0, 200)}`);
            if (!text.includes(holds)) return fail(`without ${holds}`);
            answered += 1;
            resolve();
          });
        },
      );
      asked.on('timeout', () => asked.destroy(new Error('no answer')));
      asked.on('error', error => fail(error.message));
      asked.end();
    });
  }
  const timer = setInterval(() => {
    const wanted = requests[next % requests.length];
    if (open.size >= MOST_AT_ONCE || !wanted) return;
    next += 1;
    const asking = ask(wanted).then(() => void open.delete(asking));
    open.add(asking);
  }, PAUSE_MS);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
      agent.destroy();
      return { answered, failed };
    },
  };
}
