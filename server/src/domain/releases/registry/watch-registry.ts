import { existsSync, watch } from 'node:fs';

/**
 * Calls `onChange` soon after a change in the registry's folder, so that each good state is read even when no page is
 * requested before a broken one follows. Does nothing without a folder or on a system that cannot watch; pages then read
 * the registry themselves.
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
