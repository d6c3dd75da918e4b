import type { StatsCompilation } from '@rspack/core';

/** The shell's own files that its page names. */
export interface ShellFiles {
  scripts: string[];
  styles: string[];
  /** Chunks that the scripts are going to ask for at once. */
  preload: string[];
  /** Chunks that it asks for when it works. */
  later: string[];
}

/** @throws Error when the entry does not import the bootstrap */
export function shellFiles(stats: StatsCompilation): ShellFiles {
  const entryFiles = (stats.entrypoints?.main?.assets ?? []).map(asset => asset.name);
  // Everything behind the entry's one `import('./app/bootstrap')` is asked for at once: name it before the entry has run.
  const bootstrap = (stats.chunks ?? []).filter(chunk =>
    (chunk.origins ?? []).some(origin => origin.request === './app/bootstrap'),
  );
  if (bootstrap.length === 0) throw new Error("the shell's entry no longer imports ./app/bootstrap");
  const bootstrapFiles = bootstrap.flatMap(chunk => chunk.files ?? []);
  const scripts = entryFiles.filter(file => file.endsWith('.js'));
  const styles = [...new Set([...entryFiles, ...bootstrapFiles])].filter(file => file.endsWith('.css'));
  const preload = [...new Set(bootstrapFiles)].filter(file => file.endsWith('.js') && !scripts.includes(file));
  const later = (stats.chunks ?? [])
    .filter(chunk => (chunk.origins ?? []).some(({ request }) => request === './transport'))
    .flatMap(chunk => (chunk.files ?? []).filter(file => file.endsWith('.js')));
  if (later.length === 0) throw new Error("the shell's requests no longer import ./transport");
  return { scripts, styles, preload, later };
}
