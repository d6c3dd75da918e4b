import { meetsApi } from '../../../domain/releases/meets-api';
import { isProven } from '../../../domain/releases/registry/operations/app-rows';
import type { RemoteVersion, VersionReader } from '../../../domain/releases/registry/read-version';
import type { RegistryRow } from '../../../domain/releases/registry/registry-schema';
import { chooseRow } from './choose-row';

export interface RemoteChoice {
  version: RemoteVersion;
  /** What the page takes when this version turns out not to run; none when no other is sound. */
  fallback: { row: RegistryRow; version: RemoteVersion } | null;
  /** The version that should have been shown and was refused. */
  insteadOf: string | null;
}

/** A version that can be served: sound, and content with this site's API. */
export function servableRemote(name: string, row: RegistryRow, versions: VersionReader): RemoteVersion | null {
  const version = versions.remote(name, row);
  return version && meetsApi(version.manifest.requires.api) ? version : null;
}

/** What holds of versions that are shown as a set. */
export interface SetRules {
  /** Whether a version is shown as a part of a set: nothing stands in for it alone. */
  isOfSet?(row: RegistryRow): boolean;
  /** Whether the other members of a version's set can be served too. */
  isWhole?(row: RegistryRow): boolean;
}

/** What one visitor's page runs of a remote; null when nothing is live or no version is sound. */
export function chooseRemote(
  name: string,
  rows: readonly RegistryRow[],
  versions: VersionReader,
  visitor: string | null,
  { isOfSet = () => false, isWhole = () => true }: SetRules = {},
): RemoteChoice | null {
  const chosen = chooseRow(name, rows, row => servableRemote(name, row, versions) !== null && isWhole(row), visitor);
  const version = chosen && servableRemote(name, chosen.row, versions);
  if (!version) return null;
  // An older version beside the new ones of its set would be a mix.
  const fallback = isOfSet(chosen.row) ? null : fallbackOf(name, rows, chosen.row, versions);
  return { version, fallback, insteadOf: chosen.insteadOf };
}

/** The version of most visitors for those who try a newer one, else the one before. */
function fallbackOf(name: string, rows: readonly RegistryRow[], taken: RegistryRow, versions: VersionReader) {
  const before = rows.slice(rows.indexOf(taken) + 1).filter(isProven);
  for (const row of [...rows.filter(({ deployment }) => deployment.default), ...before]) {
    const version = row === taken ? null : servableRemote(name, row, versions);
    if (version && version.federationManifest !== null) return { row, version };
  }
  return null;
}
