import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readlink, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { WorkFolder } from './work-folder';

const root = join(import.meta.dirname, '../..');
// Builds are left out: another command may be making them at this moment.
const skipped = new Set([
  ...['.git', 'node_modules', 'var', 'test-results', 'playwright-report', '.cache', 'dist', 'dist-routes'],
]);

/**
 * A temporary copy of the checkout in which a test may write what it likes. Its packages are links to the installed
 * ones; those of the project itself lead into the copy.
 */
export class CheckoutCopy extends WorkFolder {
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
      const to = await readlink(join(own, name));
      await symlink(to, join(modules, '@shixuan', name));
      // What is installed for a part of the project alone lies in its own folder.
      const nested = join(own, to, 'node_modules');
      if (existsSync(nested)) await symlink(nested, join(modules, '@shixuan', to, 'node_modules'));
    }
    const copy = new CheckoutCopy(folder);
    // The installed packages are those of this run: no command of the copy fetches anything.
    await copy.run(`node -e "import('./tools/lib/ensure-installed.mjs').then(m => m.noteInstalled())"`);
    return copy;
  }
}
