import { existsSync, watch } from 'node:fs';

/**
 * Calls `onChange` soon after something in the registry's folder has changed, so that each good state is taken in even
 * when no page is asked for meanwhile: what comes after it may be broken. Without a folder, or on a system that cannot
 * watch, nothing happens; pages look by themselves.
 * @returns a function that ends the watch
 */
export function watchRegistry(registryDir: string, onChange: () => void): () => void {
  if (!existsSync(registryDir)) return () => undefined;
  try {
    const watcher = watch(registryDir, { persistent: false }, onChange);
    watcher.on('error', () => watcher.close());
    return () => watcher.close();
  } catch {
    return () => undefined;
  }
}
