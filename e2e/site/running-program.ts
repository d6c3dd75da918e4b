import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A program that a story runs beside itself: what it has printed, and when it has ended. */
export class RunningProgram {
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  readonly #name: string;
  output = '';

  constructor(command: string, args: readonly string[], env: Record<string, string>) {
    this.#name = [command, ...args].join(' ');
    this.#child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#ended = new Promise(resolve => this.#child.once('exit', () => resolve()));
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
      });
    }
  }

  get #runs(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** @throws Error with all that was printed when the program ends first, or after ten minutes */
  async until(condition: () => Promise<boolean> | boolean): Promise<void> {
    const deadline = Date.now() + 600_000;
    while (this.#runs && Date.now() < deadline) {
      if (await condition()) return;
      await new Promise(resolve => setTimeout(resolve, 100));
    }
    throw new Error(`${this.#name} did not come so far:\n${this.output}`);
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    if (this.#runs) this.#child.kill(signal);
    await this.#ended;
  }
}
