import { createRequire } from 'node:module';
import { z } from 'zod';
import type { Engine } from './engine';
import { fault } from './fault';
import { fonts } from './fonts';

// Of `@myriaddreamin/typst-ts-node-compiler` 0.7.0 only these two platforms are published; its package of all platforms names
// ten others, so the lock file could not be complete with it.
const PACKAGES = ['gnu', 'musl'].map(libc => `@myriaddreamin/typst-ts-node-compiler-linux-x64-${libc}`);

/** A folder that is on no disk: all that a template can read was put there. */
const ROOT = '/typeset';
/** After so many documents the layout of a part that did not come again is forgotten. */
const KEPT_DOCUMENTS = 3;

/** A failure that the addon keeps to itself until asked. */
type Failure = object;

interface Result {
  result: object | null;
  takeDiagnostics(): Failure | null;
  takeWarnings(): Failure | null;
}

interface Compiler {
  mapShadow(path: string, bytes: Buffer): void;
  unmapShadow(path: string): void;
  compile(file: { mainFilePath: string }): Result;
  pdf(document: object): Buffer;
  fetchDiagnostics(failure: Failure): unknown;
  evictCache(maxAge: number): void;
}

const Addon = z.object({
  NodeCompiler: z.custom<{
    create(options: { workspace: string; fontArgs: { fontBlobs: readonly Buffer[] }[] }): Compiler;
  }>(given => typeof given === 'function'),
});

const require = createRequire(import.meta.url);

function addon(): z.infer<typeof Addon> | undefined {
  for (const name of PACKAGES)
    try {
      return Addon.parse(require(name));
    } catch {
      // Not installed, because it is of another platform.
    }
  return undefined;
}

/** @returns undefined on a platform without one */
export function nativeEngine(): Engine | undefined {
  const compiler = addon()?.NodeCompiler.create({ workspace: ROOT, fontArgs: [{ fontBlobs: fonts }] });
  return (
    compiler && {
      put: (path, bytes) => compiler.mapShadow(ROOT + path, bytes),
      remove: path => compiler.unmapShadow(ROOT + path),
      set(main) {
        try {
          const done = compiler.compile({ mainFilePath: ROOT + main });
          const failure = done.takeDiagnostics() ?? done.takeWarnings();
          if (failure) throw fault(compiler.fetchDiagnostics(failure), text => text.replaceAll(`${ROOT}/`, '/'));
          if (!done.result) throw fault([]);
          return compiler.pdf(done.result);
        } finally {
          compiler.evictCache(KEPT_DOCUMENTS);
        }
      },
      isFull: () => false,
    }
  );
}
