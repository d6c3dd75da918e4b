import pg from 'pg';
import { CHANNEL } from './catalogue-version';
import type { Log } from './connect';

const RETRY_MS = 1000;

/**
 * Calls `onChange` after every transaction that changed the catalogue, by whichever process. When the connection breaks it
 * is made anew, and `onChange` is called once, since changes may have been missed; so `onChange` must bear a call for nothing.
 * @returns how to stop watching.
 */
export async function watchCatalogue(url: string, onChange: () => void, log: Log): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const again = () => {
    if (stopped) return;
    client = undefined;
    retry = setTimeout(() => {
      listen().then(onChange, again);
    }, RETRY_MS);
  };
  const listen = async () => {
    const next = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'shixuan watch' });
    // A failed first connection is reported by connect(); a later one comes as `error`, then `end`.
    next.on('error', error => log(`目录变更监听中断：${error.message}`));
    await next.connect();
    next.on('notification', onChange);
    await next.query(`listen ${CHANNEL}`);
    next.once('end', again);
    client = next;
  };

  await listen();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}
