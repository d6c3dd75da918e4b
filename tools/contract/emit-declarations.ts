import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

/**
 * Hands `use` a folder with the declarations of a shared package as the compiler sees its sources now; the folder is
 * removed afterwards. `tsc -b` has built what the package refers to.
 * @param name `host`, `ui`
 * @throws Error with the compiler's messages when the package does not compile
 */
export function withDeclarations<T>(name: string, use: (folder: string) => T): T {
  const out = mkdtempSync(join(tmpdir(), 'shixuan-types-'));
  try {
    const project = join(root, 'shared', name);
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const info = ['--tsBuildInfoFile', join(out, 'info')];
    execFileSync(process.execPath, [tsc, '-b', project], { stdio: 'pipe', encoding: 'utf8' });
    execFileSync(process.execPath, [tsc, '-p', project, '--outDir', out, ...info], { stdio: 'pipe', encoding: 'utf8' });
    return use(join(out, 'src'));
  } catch (error) {
    const said = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(`shared/${name} 的类型声明无法生成：\n${said}`, { cause: error });
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
