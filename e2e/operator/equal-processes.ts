import { join } from 'node:path';
import { runningEmbedded } from '@shixuan/server/platform';
import { RunningProgram } from '../site/running-program';
import { freePort, removeFolder, temporaryFolder } from '../site/start-site';

/** One of several processes of the site on one database and one storage, as on a machine of its own. */
export interface EqualProcess {
  /** Without a slash at its end. */
  url: string;
  port: number;
  /**
   * Ends the process by the signal and starts it again on the same port; resolves when it is ready.
   * @param build what is started; the build of this checkout unless another is given
   */
  replace(signal: 'SIGTERM' | 'SIGKILL', build?: string): Promise<void>;
}

export interface EqualProcesses {
  processes: EqualProcess[];
  stop(): Promise<void>;
}

const server = join(import.meta.dirname, '../../server/dist/main.js');

/** Starts processes beside the site below `varDir`, on its database and its storage. They are ready when it resolves. */
export async function startEqualProcesses(count: number, varDir: string, env: Record<string, string> = {}) {
  const database = process.env.DATABASE_URL ?? runningEmbedded(varDir);
  if (!database) throw new Error(`no site runs below ${varDir}`);
  const ownFolder = await temporaryFolder();
  const shared = { DATABASE_URL: database, STORAGE: varDir, SHIXUAN_VAR: ownFolder, TRUST_PROXY: '127.0.0.1', ...env };
  const running = new Map<number, RunningProgram>();
  async function start(port: number, build = server): Promise<void> {
    const program = new RunningProgram(process.execPath, [build, '--no-warm-up'], { ...shared, PORT: String(port) });
    running.set(port, program);
    await program.until(() => program.output.includes('视选已就绪'));
  }
  const stop = async () => {
    await Promise.all([...running.values()].map(program => program.stop()));
    await removeFolder(ownFolder);
  };
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  await Promise.all(ports.map(port => start(port))).catch(async error => {
    await stop();
    throw error;
  });
  const processes = ports.map(port => ({
    url: `http://127.0.0.1:${port}`,
    port,
    async replace(signal: 'SIGTERM' | 'SIGKILL', build?: string) {
      await running.get(port)?.stop(signal);
      await start(port, build);
    },
  }));
  return { processes, stop } satisfies EqualProcesses;
}
