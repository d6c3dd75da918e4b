import type { KilledRemote, ResolvedRemote } from '@shixuan/host/manifest';
import { configMark, configOfVersion } from '../../../domain/releases/registry/config-of-version';
import { rowsOf } from '../../../domain/releases/registry/operations/app-rows';
import { shownSet, trialSet } from '../../../domain/releases/registry/operations/locked-set';
import type { ShellVersion, VersionReader } from '../../../domain/releases/registry/read-version';
import { appName, remotePath } from '../../../domain/releases/registry/registry-paths';
import {
  killedOf,
  type Registry,
  type RegistryRow,
  type SetMember,
} from '../../../domain/releases/registry/registry-schema';
import { isSplit } from '../../../domain/releases/registry/resolve';
import { chooseRemote, type RemoteChoice, type SetRules, servableRemote } from './choose-remote';
import { chooseRow } from './choose-row';

export interface ChosenRemote extends ResolvedRemote {
  /** Hash of `remote.json`; none on development servers, whose files change. */
  integrity?: string;
}

export interface Chosen {
  revision: number;
  /** Mark of the settings of all remotes; none on development servers. */
  config?: string;
  /** Null when no version of the shell can be trusted. */
  shell: Pick<ShellVersion, 'base' | 'manifest'> | null;
  remotes: ChosenRemote[];
  /** Remotes that their teams have switched off. */
  killed: KilledRemote[];
  /** Live versions that were refused, and the older ones that are shown instead: for the log. */
  replaced: { app: string; refused: string; version: string }[];
}

/**
 * The versions for one visitor's page. Rows that are refused count as absent, for the sharing-out too.
 * @param preview a published version that this page gets whatever its share is, and though its remote is switched off;
 * without effect where there is no sound one. Nothing stands in for it: whoever looks at it wants to see it fail
 */
export function chooseVersions(
  registry: Registry,
  versions: VersionReader,
  visitor: string | null,
  preview?: { remote: string; version: string },
): Chosen {
  const previewedRow = (name: string, rows: readonly RegistryRow[]) =>
    preview?.remote === name ? rows.find(({ metadata }) => metadata.version === preview.version) : undefined;
  const shellRow = previewedRow('shell', registry.shell);
  const shell =
    shellRow && versions.shell(shellRow)
      ? { row: shellRow, insteadOf: null }
      : chooseRow('shell', registry.shell, row => versions.shell(row) !== null, visitor);
  const shellVersion = shell && versions.shell(shell.row);
  const previewed = (name: string, rows: readonly RegistryRow[]): RemoteChoice | null => {
    const row = previewedRow(name, rows);
    const version = row ? servableRemote(name, row, versions) : null;
    return version && { version, fallback: null, insteadOf: null };
  };
  const isKilled = (name: string) =>
    killedOf(registry, name) !== null && !previewed(name, rowsOf(registry, remotePath(name)));
  const chosen = Object.entries(registry.microFrontends)
    .filter(([name]) => !isKilled(name))
    .map(([name, rows]) => ({
      name,
      choice: previewed(name, rows) ?? chooseRemote(name, rows, versions, visitor, setRules(registry, name, versions)),
    }));
  return {
    revision: registry.revision,
    config: configMark(registry),
    shell: shellVersion,
    remotes: chosen.flatMap(({ choice }) => (choice ? [toChosen(registry, choice)] : [])),
    killed: Object.keys(registry.killed)
      .filter(isKilled)
      .map(name => killedRemote(name, registry, versions)),
    replaced: [
      ...insteadOf('shell', shell?.insteadOf, shellVersion?.manifest.version),
      ...chosen.flatMap(({ name, choice }) => insteadOf(name, choice?.insteadOf, choice?.version.manifest.version)),
    ],
  };
}

/** A set of which one member cannot be served is shown to nobody; one on trial neither while a member is switched off. */
export function setRules(registry: Registry, name: string, versions: VersionReader): SetRules {
  const members = shownSet(registry, remotePath(name));
  if (!members) return {};
  const isOfSet = ({ metadata, extras }: RegistryRow) =>
    extras.set !== undefined &&
    members.some(({ app, version }) => app === remotePath(name) && version === metadata.version);
  const isServable = ({ app, version }: SetMember) => {
    const row = rowsOf(registry, app).find(({ metadata }) => metadata.version === version);
    return row !== undefined && servableRemote(appName(app), row, versions) !== null;
  };
  const isOn = ({ app }: SetMember) => killedOf(registry, appName(app)) === null;
  const onTrial = trialSet(registry, remotePath(name)) !== null;
  const isWhole = members.every(member => isServable(member) && (!onTrial || isOn(member)));
  return { isOfSet, isWhole: row => !isOfSet(row) || isWhole };
}

const insteadOf = (app: string, refused: string | null | undefined, version: string | undefined) =>
  refused && version ? [{ app, refused, version }] : [];

function toChosen(registry: Registry, { version, fallback }: RemoteChoice): ChosenRemote {
  const configOf = (manifest: ResolvedRemote['manifest']) => {
    const config = configOfVersion(registry, manifest)?.values;
    return config && { config };
  };
  const { base, manifest, federationManifest, integrity } = version;
  return {
    base,
    manifest,
    integrity,
    federationManifest,
    ...configOf(manifest),
    ...(fallback && {
      fallback: {
        base: fallback.version.base,
        version: fallback.version.manifest.version,
        integrity: fallback.version.integrity,
        ...configOf(fallback.version.manifest),
      },
    }),
  };
}

/** Its paths are known by the manifest that visitors had last; without a sound one they are unknown paths. */
function killedRemote(name: string, registry: Registry, versions: VersionReader): KilledRemote {
  const rows = rowsOf(registry, remotePath(name));
  const manifest = chooseRemote(name, rows, versions, null)?.version.manifest;
  return {
    name,
    title: manifest?.title ?? name,
    reason: killedOf(registry, name)?.reason ?? '',
    routes: manifest?.routes ?? [],
  };
}

/** True while more than one version of anything is live, so that a visitor must be remembered. */
export const needsVisitor = ({ shell, microFrontends }: Registry): boolean =>
  [shell, ...Object.values(microFrontends)].some(isSplit);
