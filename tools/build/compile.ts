import { type Configuration, rspack, type Stats, type StatsCompilation } from '@rspack/core';

/** What the manifests of an app are made from. */
export const statsOf = (stats: Stats): StatsCompilation =>
  stats.toJson({
    all: false,
    chunks: true,
    chunkOrigins: true,
    chunkRelations: true,
    entrypoints: true,
    ids: true,
  });

/** @throws Error with the compiler's messages */
export function compile(config: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (!stats) return reject(new Error('rspack answered nothing'));
        if (stats.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        resolve(statsOf(stats));
      });
    });
  });
}
