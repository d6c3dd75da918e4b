import { type Configuration, rspack } from '@rspack/core';

/** The text of a compiled file, once a compilation that is under way has ended. @throws Error with the compiler's messages */
export type ReadCompiled = () => Promise<string>;

/** Compiles a configuration whose output is one file, and again on every edit. Nothing is written to disk. */
export function watchBundle(config: Configuration): ReadCompiled {
  const compiler = rspack(config);
  let text = '';
  let error: string | null = null;
  let isCompiling = true;
  let waiting: (() => void)[] = [];

  function ended(messages: string | null): void {
    error = messages;
    isCompiling = false;
    for (const go of waiting) go();
    waiting = [];
  }

  compiler.hooks.watchRun.tap('bundle', () => {
    isCompiling = true;
  });
  compiler.hooks.shouldEmit.tap('bundle', compilation => {
    const [asset] = compilation.getAssets();
    text = asset ? asset.source.source().toString() : '';
    return false;
  });
  compiler.watch({}, (failure, stats) => {
    if (failure) ended(failure.message);
    else ended(stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : null);
  });

  return async () => {
    if (isCompiling) await new Promise<void>(resolve => waiting.push(resolve));
    if (error !== null) throw new Error(error);
    return text;
  };
}
