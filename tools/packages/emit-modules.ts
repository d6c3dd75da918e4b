import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../lib/root.mjs';

/**
 * Compiles sources, with all that they import of this checkout, laid out like it: `shared/host/src/index.js` beside
 * `index.d.ts`. As one program: a compiler for each package would read the same files several times.
 * @param include files and folders below the project: `shared/host/src`, `tools/shixuan.ts`
 * @returns a new folder below `dist`, which the caller removes
 * @throws Error with the compiler's messages
 */
export function emitModules(include: readonly string[]): string {
  mkdirSync(join(root, 'dist'), { recursive: true });
  // Below the project, where the compiler finds the packages that types come from.
  const out = mkdtempSync(join(root, 'dist/emitted-'));
  const within = (path: string) => relative(out, join(root, path)).replaceAll('\\', '/');
  const project = {
    extends: within('tsconfig.base.json'),
    compilerOptions: {
      rootDir: within('.'),
      outDir: '.',
      composite: false,
      emitDeclarationOnly: false,
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['node'],
      allowJs: true,
      // `npm run test:types` checks.
      noCheck: true,
    },
    include: include.map(within),
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  };
  writeFileSync(join(out, 'tsconfig.json'), JSON.stringify(project));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  try {
    execFileSync(process.execPath, [tsc, '-p', out], { stdio: 'pipe', encoding: 'utf8' });
  } catch (error) {
    const said = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(`包无法编译：\n${said}`, { cause: error });
  }
  return out;
}
