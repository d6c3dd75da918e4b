import type { ResolvedRemote } from '@shixuan/host/manifest';
import type { ShellVersion, VersionReader } from '../registry/read-version';
import type { Registry } from '../registry/registry-schema';
import { isSplit, pickRow } from '../registry/resolve';

export interface Chosen {
  revision: number;
  /** Null when no version of the shell can be trusted. */
  shell: Pick<ShellVersion, 'base' | 'manifest'> | null;
  remotes: ResolvedRemote[];
}

/** The versions for one visitor's page. Rows that are refused count as absent, for the sharing-out too. */
export function chooseVersions(registry: Registry, versions: VersionReader, visitor: string | null): Chosen {
  const shellRows = registry.shell.filter(row => versions.shell(row) !== null);
  const shellRow = pickRow('shell', shellRows, visitor);
  const remotes = Object.entries(registry.microFrontends).flatMap(([name, rows]) => {
    const usable = rows.filter(row => row.deployment.default || row.deployment.traffic > 0);
    const row = pickRow(
      name,
      usable.filter(candidate => versions.remote(name, candidate) !== null),
      visitor,
    );
    const version = row && versions.remote(name, row);
    if (!version) return [];
    const { base, manifest, federationManifest } = version;
    return [{ base, manifest, federationManifest }];
  });
  return { revision: registry.revision, shell: shellRow && versions.shell(shellRow), remotes };
}

/** True while more than one version of anything is live, so that a visitor must be remembered. */
export const needsVisitor = ({ shell, microFrontends }: Registry): boolean =>
  [shell, ...Object.values(microFrontends)].some(isSplit);
