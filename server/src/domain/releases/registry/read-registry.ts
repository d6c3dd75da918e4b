import { readFileSync, statSync } from 'node:fs';
import type { Log } from '../../../platform/log';
import { reasonOf } from '../../../platform/reason-of';
import { registryFile } from './registry-paths';
import { emptyRegistry, Registry } from './registry-schema';

/**
 * Answers the registry as it stands on disk: one stat per call, read again only when the file has changed. A missing or
 * broken file never takes the site down: the last good one stays in force, and the log says why.
 * @param repair called once for each broken file; what it puts in its place is read with the next call
 */
export function createRegistryReader(registryDir: string, log: Log, repair?: () => Promise<unknown>): () => Registry {
  const path = registryFile(registryDir);
  let lastGood = emptyRegistry();
  let seen: string | undefined;
  return () => {
    const stat = statSync(path, { throwIfNoEntry: false });
    const signature = stat ? `${stat.ino}:${stat.size}:${stat.mtimeMs}` : 'missing';
    if (signature === seen) return lastGood;
    seen = signature;
    try {
      const read = Registry.parse(JSON.parse(readFileSync(path, 'utf8')));
      if (read.revision < lastGood.revision)
        log.warn(
          { path, revision: read.revision, before: lastGood.revision },
          'registry.json went back to an older copy',
        );
      lastGood = read;
    } catch (error) {
      log.error(
        { path, error: String(error), revision: lastGood.revision },
        'registry.json unusable, keeping the last good one',
      );
      repair?.().catch((cause: unknown) => log.error({ path, error: reasonOf(cause) }, 'registry.json not rebuilt'));
    }
    return lastGood;
  };
}
