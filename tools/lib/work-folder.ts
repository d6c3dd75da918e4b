import { spawn } from 'node:child_process';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder in which a test runs commands as a person would type them. */
export class WorkFolder {
  /** @param environment what all its commands find beside the environment of this process */
  constructor(
    readonly folder: string,
    readonly environment: Readonly<Record<string, string>> = {},
  ) {}

  /**
   * Runs a command of a shell in the folder, as a person would type it.
   * @throws Error with everything that it printed when it fails
   */
  async run(command: string, environment: Record<string, string> = {}): Promise<string> {
    const { child, output } = this.#spawn(command, environment);
    const code = await new Promise<number | null>(resolve => child.once('close', resolve));
    if (code !== 0) throw new Error(`${command} (${code})\n${output()}`);
    return output();
  }

  /**
   * Starts a long-running command; resolves once it has printed the expected text.
   * @throws Error with everything that it printed when it ends before
   */
  async start(
    command: string,
    printed: RegExp,
    environment: Record<string, string> = {},
  ): Promise<{ stop: () => Promise<void> }> {
    const { child, output } = this.#spawn(command, environment);
    const closed = new Promise<void>(resolve => child.once('close', () => resolve()));
    const stop = async () => {
      // The whole group: the shell does not pass a signal on.
      if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM');
      await closed;
    };
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', () => printed.test(output()) && resolve());
      closed.then(() => reject(new Error(`${command} has ended\n${output()}`)));
    });
    return { stop };
  }

  /**
   * Rewrites a file in one step, as editors do, so that a watcher never sees half of it.
   * @throws Error when the change leaves the text as it is: what it looks for is not there any more
   */
  async edit(file: string, change: (text: string) => string): Promise<void> {
    const path = join(this.folder, file);
    const before = await readFile(path, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`the edit of ${file} changed nothing`);
    await writeFile(`${path}~`, after);
    await rename(`${path}~`, path);
  }

  #spawn(command: string, environment: Readonly<Record<string, string>>) {
    const child = spawn(command, {
      cwd: this.folder,
      shell: true,
      detached: true,
      // The command must run as for a user, not as part of this test run.
      env: { ...process.env, npm_lifecycle_event: '', NODE_ENV: '', ...this.environment, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    return { child, output: () => output };
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
