import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';

/**
 * Bundles a `*.worker.ts` into one file of its own, which the page starts by its address. Compiled apart from the app: a
 * remote's own chunks wait for the federation runtime of the page, and there is none in a worker.
 * @this {import('@rspack/core').LoaderContext}
 */
export default function workerFile() {
  const done = this.async();
  const directory = mkdtempSync(join(tmpdir(), 'worker-file-'));
  const compiler = rspack({
    mode: this.mode,
    context: this.rootContext,
    entry: this.resourcePath,
    target: ['webworker', 'es2022'],
    devtool: false,
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          type: 'javascript/auto',
        },
      ],
    },
    output: { path: directory, filename: 'worker.js', publicPath: '' },
    infrastructureLogging: { level: 'warn' },
  });
  compiler.run((error, stats) => {
    compiler.close(() => {
      try {
        for (const file of stats?.compilation.fileDependencies ?? []) this.addDependency(file);
        if (error) throw error;
        if (!stats || stats.hasErrors()) throw new Error(stats?.toString({ preset: 'errors-only', colors: false }));
        done(null, readFileSync(join(directory, 'worker.js'), 'utf8'));
      } catch (failure) {
        done(failure instanceof Error ? failure : new Error(String(failure)));
      } finally {
        rmSync(directory, { recursive: true, force: true });
      }
    });
  });
}
