import { isProven } from '../../domain/releases/registry/operations/app-rows';
import type { RemoteVersion, VersionReader } from '../../domain/releases/registry/read-version';
import type { RegistryRow } from '../../domain/releases/registry/registry-schema';
import { chooseRow } from './choose-row';

export interface RemoteChoice {
  version: RemoteVersion;
  /** What the page takes when this version turns out not to run; none when no other is sound. */
  fallback: { row: RegistryRow; version: RemoteVersion } | null;
  /** The version that should have been shown and was refused. */
  insteadOf: string | null;
}

/** What one visitor's page runs of a remote; null when nothing is live or no version is sound. */
export function chooseRemote(
  name: string,
  rows: readonly RegistryRow[],
  versions: VersionReader,
  visitor: string | null,
): RemoteChoice | null {
  const chosen = chooseRow(name, rows, row => versions.remote(name, row) !== null, visitor);
  const version = chosen && versions.remote(name, chosen.row);
  if (!version) return null;
  return { version, fallback: fallbackOf(name, rows, chosen.row, versions), insteadOf: chosen.insteadOf };
}

/** The version of most visitors for those who try a newer one, else the one before. */
function fallbackOf(name: string, rows: readonly RegistryRow[], taken: RegistryRow, versions: VersionReader) {
  const before = rows.slice(rows.indexOf(taken) + 1).filter(isProven);
  for (const row of [...rows.filter(({ deployment }) => deployment.default), ...before]) {
    const version = row === taken ? null : versions.remote(name, row);
    if (version && version.federationManifest !== null) return { row, version };
  }
  return null;
}
