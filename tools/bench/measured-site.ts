import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type Asked = 'memory' | 'stop';

/** Megabytes. */
export interface Memory {
  /** Held by the process after a collection. */
  rssMb: number;
  /** The most it ever held. */
  mostMb: number;
  heapMb: number;
  buffersMb: number;
}

export type Told = { kind: 'ready'; address: string } | ({ kind: 'memory' } & Memory);

/** Memory that the site's heap may take, MB: more than a process takes by itself. */
const HEAP_MB = 20_000;

/** A site in a process of its own, so that its memory and its processor are its own. */
export class MeasuredSite {
  private constructor(
    private readonly child: ChildProcess,
    readonly address: string,
    /** From nothing to the first answer, s. */
    readonly startS: number,
  ) {}

  /** @param env settings of the site, beside those of this process */
  static async start(env: Record<string, string>): Promise<MeasuredSite> {
    const started = performance.now();
    const child = fork(join(import.meta.dirname, 'site-process.ts'), {
      execArgv: ['--expose-gc', `--max-old-space-size=${HEAP_MB}`, '--import', import.meta.resolve('tsx/esm')],
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the site ended with ${code}`);
    });
    const [told]: Told[] = await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => undefined);
    if (told?.kind !== 'ready') throw new Error('the site told something else first');
    return new MeasuredSite(child, told.address, (performance.now() - started) / 1000);
  }

  async memory(): Promise<Memory> {
    this.child.send('memory' satisfies Asked);
    const [told]: Told[] = await once(this.child, 'message');
    if (told?.kind !== 'memory') throw new Error('the site did not tell of its memory');
    return told;
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.send('stop' satisfies Asked);
    await ended;
  }
}
