import type { RemoteVersion, VersionReader } from '../registry/read-version';
import type { RegistryRow } from '../registry/registry-schema';
import { pickRow } from '../registry/resolve';

export interface RemoteChoice {
  version: RemoteVersion;
  /** What the page takes when this version turns out not to run; none when no other is sound. */
  fallback: { row: RegistryRow; version: RemoteVersion } | null;
  /** The version that should have been shown and was refused. */
  insteadOf: string | null;
}

/**
 * What one visitor's page runs of a remote. Rows are newest first. Where every live version is refused, the one before
 * it takes its place: an older page is better than none. Versions above the live one have been rolled back from and
 * are never gone back to. Null when nothing is live or no version is sound.
 */
export function chooseRemote(
  name: string,
  rows: readonly RegistryRow[],
  versions: VersionReader,
  visitor: string | null,
): RemoteChoice | null {
  const isSound = (row: RegistryRow) => versions.remote(name, row) !== null;
  const live = rows.filter(({ deployment }) => deployment.default || deployment.traffic > 0);
  const [newest] = live;
  if (!newest) return null;
  const picked = pickRow(name, live.filter(isSound), visitor);
  const row = picked ?? rows.slice(rows.indexOf(newest) + 1).find(isSound);
  const version = row && versions.remote(name, row);
  if (!version) return null;
  return {
    version,
    fallback: fallbackOf(name, rows, row, versions),
    insteadOf: picked ? null : newest.metadata.version,
  };
}

/** The version of most visitors for those who try a newer one, else the one before. */
function fallbackOf(name: string, rows: readonly RegistryRow[], taken: RegistryRow, versions: VersionReader) {
  const before = rows.slice(rows.indexOf(taken) + 1);
  for (const row of [...rows.filter(({ deployment }) => deployment.default), ...before]) {
    const version = row === taken ? null : versions.remote(name, row);
    if (version && version.federationManifest !== null) return { row, version };
  }
  return null;
}
