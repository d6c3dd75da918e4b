import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** After this time tests are ended, ms: several times what they take on a busy machine. */
export const limitMs = (files: readonly string[]): number => 60_000 + 45_000 * files.length;

/** Runs tests of a checkout in a process of their own, which is started again after a mutant that did not end. */
export class TestRunner {
  #driver: ChildProcess | undefined;

  constructor(readonly root: string) {}

  /**
   * Files of which a test failed; null when they did not end.
   * @param changed sources that were written since the request before, and are put back before the next
   */
  async failing(changed: readonly string[], files: readonly string[]): Promise<string[] | null> {
    this.#driver ??= await this.#start();
    const driver = this.#driver;
    const limit = AbortSignal.timeout(limitMs(files));
    driver.send({ changed, files });
    try {
      const [answer] = await once(driver, 'message', { signal: limit });
      return (answer as { failed: string[] }).failed;
    } catch {
      this.stop();
      return null;
    }
  }

  async #start(): Promise<ChildProcess> {
    const driver = fork(join(import.meta.dirname, 'test-driver.ts'), {
      cwd: this.root,
      detached: true,
      execArgv: ['--import', import.meta.resolve('tsx/esm')],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await once(driver, 'message');
    return driver;
  }

  /** Ends the driver and all that it started; it puts away what it can by itself. */
  stop(): void {
    this.#driver?.disconnect();
    this.#driver = undefined;
  }
}
