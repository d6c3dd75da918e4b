import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { reasonOf } from '../../reason-of';
import type { Log } from '../log';
import type { DatabaseHome } from './database-home';
import { clearOrphan, stopPostmaster } from './postmaster';
import { type ServerProcess, startServer } from './server-process';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

export interface KeptServer {
  port: number;
  /** Tells the database to shut down, without waiting for it. */
  shutDown: () => void;
  /** Shuts the database down and waits for its end. */
  stop: () => Promise<void>;
}

/**
 * Runs PostgreSQL until `stop`. When it ends by itself, it is started again on the same port, so that connections of the
 * same address work again; where that fails it is tried again, later each time.
 */
export async function keepServer(place: DatabaseHome, log: Log): Promise<KeptServer> {
  const ending = new AbortController();
  let server = await startServer(place);
  const { port } = server;
  let restarting: Promise<void> | undefined;
  const follow = ({ child }: ServerProcess) => {
    child.once('exit', () => {
      if (!ending.signal.aborted) restarting = restart();
    });
  };

  async function restart(): Promise<void> {
    log(`数据库进程意外结束，正在重新启动；记录见 ${join(place.home, 'postgres.log')}`);
    for (let pauseMs = FIRST_PAUSE_MS; !ending.signal.aborted; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      try {
        await clearOrphan(place.dataDir, log);
        server = await startServer(place, port);
        follow(server);
        log('数据库已重新启动');
        return;
      } catch (error) {
        log(`数据库没有重新启动，稍后重试：${reasonOf(error)}`);
        await wait(pauseMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
      }
    }
  }

  follow(server);
  return {
    port,
    shutDown: () => {
      ending.abort();
      server.child.kill('SIGINT');
    },
    async stop() {
      ending.abort();
      await restarting;
      await stopPostmaster(server.pid, place.dataDir);
    },
  };
}
