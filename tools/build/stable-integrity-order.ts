import { type Compiler, rspack } from '@rspack/core';

const NAME = 'StableIntegrityOrder';

/** The tables of the hashes of chunks, scripts and styles, as the runtime holds them: numbers against texts. */
const TABLE = /(?<=\bsri(?:Css)?Hashes=\{)[^{}]*(?=\})/g;

/** A script with the entries of its tables in the order of the chunks. */
export const withSortedIntegrity = (code: string): string =>
  code.replaceAll(TABLE, table =>
    table
      .split(',')
      .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
      .join(','),
  );

/**
 * The bundler writes the hashes of chunks in an order that depends on what else its process has built: an app by itself
 * and all apps together would be two different files of one version. Runs before names are made from contents.
 */
export class StableIntegrityOrder {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, compilation => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, assets => {
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.js')) continue;
          const code = source.source().toString();
          const sorted = withSortedIntegrity(code);
          if (sorted !== code) compilation.updateAsset(file, new rspack.sources.RawSource(sorted));
        }
      });
    });
  }
}
