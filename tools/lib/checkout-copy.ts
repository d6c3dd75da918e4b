import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
// Builds are left out: another command may be making them at this moment.
const skipped = new Set([
  ...['.git', 'node_modules', 'var', 'test-results', 'playwright-report', '.cache', 'dist', 'dist-routes'],
]);

/**
 * A temporary copy of the checkout in which a test may write what it likes. Its packages are links to the installed
 * ones; those of the project itself lead into the copy.
 */
export class CheckoutCopy {
  private constructor(readonly folder: string) {}

  static async make(): Promise<CheckoutCopy> {
    const folder = await mkdtemp(join(tmpdir(), 'shixuan-copy-'));
    // With the times of the files, what the compiler noted in the checkout holds in the copy too.
    const filter = (source: string) => !skipped.has(basename(source));
    await cp(root, folder, { recursive: true, preserveTimestamps: true, filter });
    const modules = join(folder, 'node_modules');
    await mkdir(join(modules, '@shixuan'), { recursive: true });
    for (const name of await readdir(join(root, 'node_modules'))) {
      // Caches and notes are the copy's own; what is installed is only read.
      if (name.startsWith('.') || name === '@shixuan') continue;
      await symlink(join(root, 'node_modules', name), join(modules, name));
    }
    await symlink(join(root, 'node_modules/.bin'), join(modules, '.bin'));
    const own = join(root, 'node_modules/@shixuan');
    for (const name of await readdir(own)) {
      await symlink(await readlink(join(own, name)), join(modules, '@shixuan', name));
    }
    const copy = new CheckoutCopy(folder);
    // The installed packages are those of this run: no command of the copy fetches anything.
    await copy.run(`node -e "import('./tools/lib/ensure-installed.mjs').then(m => m.noteInstalled())"`);
    return copy;
  }

  /**
   * Runs a command of a shell in the copy, as a person would type it.
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
  async start(command: string, printed: RegExp): Promise<{ stop: () => Promise<void> }> {
    const { child, output } = this.#spawn(command);
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

  /** Rewrites a file of the copy in one step, as editors do, so that a watcher never sees half of it. */
  async edit(file: string, change: (text: string) => string): Promise<void> {
    const path = join(this.folder, file);
    await writeFile(`${path}~`, change(await readFile(path, 'utf8')));
    await rename(`${path}~`, path);
  }

  #spawn(command: string, environment: Record<string, string> = {}) {
    const child = spawn(command, {
      cwd: this.folder,
      shell: true,
      detached: true,
      // The command must run as for a user, not as part of this test run.
      env: { ...process.env, npm_lifecycle_event: '', NODE_ENV: '', ...environment },
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
