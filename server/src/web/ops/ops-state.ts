import { meetsApi } from '../../domain/releases/meets-api';
import { shareOf } from '../../domain/releases/registry/audience';
import { fieldsOfVersion, type ShownField } from '../../domain/releases/registry/config-of-version';
import { hasVisitors } from '../../domain/releases/registry/operations/app-rows';
import { shownSet, shownSets } from '../../domain/releases/registry/operations/locked-set';
import type { VersionReader } from '../../domain/releases/registry/read-version';
import { type AppPath, remotePath } from '../../domain/releases/registry/registry-paths';
import {
  type Killed,
  killedOf,
  type Registry,
  type RegistryRow,
  type SetConfig,
  setConfigOf,
} from '../../domain/releases/registry/registry-schema';
import type { Trial, TrialOfVersion } from '../../domain/releases/trial/trial-results';
import { quantile } from '../../domain/telemetry/load-times';
import { type Fared, failureShare } from '../../domain/telemetry/store-reports';
import { chooseRemote, type RemoteChoice } from '../pages/versions/choose-remote';
import { setRules } from '../pages/versions/choose-versions';
import type { OpsSet } from './render-sets';

/** Visitors of a version: `live` has all that no canary takes, `canary` a share, `kept` none. */
export type Role = 'live' | 'canary' | 'kept';

export interface OpsVersion {
  version: string;
  role: Role;
  /** Taken from its visitors by a rollback. */
  withdrawn: boolean;
  /** False for one that never had visitors: it is none to go back to. True where that was not noted. */
  served: boolean;
  /** The trial run that the site can trust, or that it waits for; null where there is none and none is asked for. */
  trial: Trial | 'awaited' | null;
  /** Per cent of all visitors. */
  traffic: number;
  /** Whom it is shown to, in Chinese: `10 %`, or `登录用户的 10 %`. */
  share: string;
  /** Since it grows by itself: by how much, and when next; null otherwise. */
  ramp: { step: number; everyMinutes: number; nextAt: Date } | null;
  contract: string;
  /** The API that it needs and this site lacks: no visitor gets it; null otherwise. */
  lackingApi: string | null;
  /** Bytes before a page can be drawn, before compression; null when the version is refused. */
  initialBytes: number | null;
  /** Within the time shown. */
  loads: number;
  failures: Record<string, number>;
  /** 0 to 1; null when nothing was reported. */
  failureShare: number | null;
  /** Milliseconds within which three of four loads were done. */
  p75: number | null;
}

export interface OpsApp {
  path: AppPath;
  /** `shell`, or a remote's name. */
  name: string;
  title: string;
  owner: string;
  killed: Killed | null;
  /** Version that visitors get in place of the live one, which this site cannot serve; null where they get the live one, or none. */
  standIn: string | null;
  /** Shown together with versions of other remotes: it is gone back with them alone. */
  set: boolean;
  /** Settings of the live version, and what was set last; null where the defaults hold. */
  fields: ShownField[];
  config: SetConfig | null;
  versions: OpsVersion[];
}

const roleOf = (row: RegistryRow): Role => (row.deployment.default ? 'live' : hasVisitors(row) ? 'canary' : 'kept');

/** The sets that visitors get, with the words for their members. */
export const opsSets = (registry: Registry, apps: readonly OpsApp[]): OpsSet[] =>
  shownSets(registry).map(members => ({
    members: members.map(({ app, version }) => {
      const known = apps.find(({ path }) => path === app);
      const shown = known?.versions.find(one => one.version === version);
      return { app, title: known?.title ?? app, version, traffic: shown?.traffic ?? 0 };
    }),
  }));

const standInOf = (choice: RemoteChoice | null): string | null =>
  choice?.insteadOf ? choice.version.manifest.version : null;

export interface OpsKnown {
  /** What pages reported within the time shown. */
  fared: readonly Fared[];
  trials: { required: boolean; results: readonly TrialOfVersion[] };
}

/** Everything about every app that an operator decides by. */
export function opsState(registry: Registry, versions: VersionReader, { fared, trials }: OpsKnown): OpsApp[] {
  const versionOf = (
    name: string,
    row: RegistryRow,
    manifest: { bytes: { initial: number }; requires?: { api?: string | undefined } } | undefined,
  ): OpsVersion => {
    const { version } = row.metadata;
    const told = fared.find(one => one.app === name && one.version === version);
    const served = hasVisitors(row) || row.extras.served !== false;
    const trial = trials.results.find(one => one.remote === name && one.version === version);
    return {
      version,
      role: roleOf(row),
      withdrawn: row.extras.withdrawnAt !== undefined,
      served,
      trial: trial ?? (trials.required && (!served || roleOf(row) === 'canary') ? 'awaited' : null),
      traffic: row.deployment.traffic,
      share: shareOf(row),
      ramp: row.extras.ramp ? { ...row.extras.ramp, nextAt: new Date(row.extras.ramp.nextAt) } : null,
      contract: row.extras.contract ?? '',
      lackingApi: (meetsApi(manifest?.requires?.api) ? null : manifest?.requires?.api) ?? null,
      initialBytes: manifest?.bytes.initial ?? null,
      loads: told?.loads ?? 0,
      failures: told?.failures ?? {},
      failureShare: told ? failureShare(told) : null,
      p75: told ? quantile(told.times, 0.75) : null,
    };
  };
  const shell: OpsApp = {
    path: 'shell',
    name: 'shell',
    title: '网站外壳',
    owner: registry.shell.find(({ deployment }) => deployment.default)?.extras.owner ?? '',
    killed: null,
    standIn: null,
    set: false,
    fields: [],
    config: null,
    versions: registry.shell.map(row => versionOf('shell', row, versions.shell(row)?.manifest)),
  };
  const remotes = Object.entries(registry.microFrontends).map(([name, rows]): OpsApp => {
    const manifests = rows.map(row => versions.remote(name, row)?.manifest);
    const shown = rows.findIndex(({ deployment }) => deployment.default);
    const known = manifests[shown] ?? manifests.find(Boolean);
    return {
      path: remotePath(name),
      name,
      title: known?.title ?? name,
      owner: known?.owner ?? '',
      killed: killedOf(registry, name),
      set: shownSet(registry, remotePath(name)) !== null,
      fields: known ? fieldsOfVersion(registry, known) : [],
      config: setConfigOf(registry, name),
      standIn: standInOf(chooseRemote(name, rows, versions, null, setRules(registry, name, versions))),
      versions: rows.map((row, index) => versionOf(name, row, manifests[index])),
    };
  });
  return [shell, ...remotes];
}
