import { OperationRefused } from '../../../../platform/process/operation-refused';
import type { ObjectStorage } from '../../../../platform/storage/object-storage';
import { shareOf } from '../audience';
import { type AppPath, appName } from '../registry-paths';
import {
  type AudienceGroup,
  killedOf,
  type Registry,
  type SetConfig,
  type SetMember,
  setConfigOf,
} from '../registry-schema';
import { allApps, canaryRow, defaultRow, hasVisitors, rowsOf, unnamedRow } from './app-rows';
import { withoutVersions } from './gc';
import { requireHadVisitors } from './had-visitors';
import { kill, revive } from './kill';
import { promoteSet, requireNoTrialSet, setText, shownSet, trialSet, withMark } from './locked-set';
import { makeLive } from './make-live';
import { noteTimes } from './note-times';
import { previousLive } from './previous-live';
import { promote } from './promote';
import { type PublishedBuild, publishRow } from './publish-row';
import { type Ramp, withRamp } from './ramp';
import { requireConfigTaken, setConfig } from './remote-config';
import { beforeCanary, rollBack, withdrawFirst, withoutVisitors } from './roll-back';

/** What can be done to one app's part of the registry. */
export type OperationCommand =
  /** `start` makes a build live at once, as a machine does with its own build; `publish` adds it without visitors. */
  | { command: 'start' | 'publish'; app: AppPath; build: PublishedBuild }
  /** Without a version: the one that is being tried, else the one published last. */
  | {
      command: 'promote';
      app: AppPath;
      version?: string | undefined;
      percent: number;
      /** Shows it to this share of a group, and to nobody else. */
      group?: AudienceGroup | undefined;
      /** Lets the share grow by itself from then on, up to all visitors or all of the group. */
      ramp?: Ramp | undefined;
    }
  /**
   * Without `to`: away from the canary, else back to what was live before. With `from` only while that version still has
   * visitors, so that two who notice the same fault do not go back twice.
   */
  | { command: 'rollback'; app: AppPath; to?: string | undefined; from?: string | undefined }
  /** Several remotes at once, `app` among them. */
  | { command: 'promote-set'; app: AppPath; members: readonly SetMember[]; percent: number }
  /** Takes all of the set back to which the shown version of `app` belongs. */
  | { command: 'rollback-set'; app: AppPath }
  | { command: 'kill' | 'revive'; app: AppPath }
  /** All settings of a remote at once; null for the defaults. */
  | { command: 'config'; app: AppPath; values: SetConfig['values'] | null }
  | { command: 'gc'; app: AppPath; versions: readonly string[] };

interface Known {
  registry: Registry;
  storage: ObjectStorage;
  at: Date;
}

type Next = Promise<{ next: Registry; version: string | null }>;

/** Asked for versions before they are shown, with the registry as it would be. @throws OperationRefused where they may not be */
export type MayShow = (next: Registry, members: readonly SetMember[]) => Promise<void>;

type Asked = OperationCommand & { who: string; reason: string; mayShow?: MayShow | undefined };

/** The registry after a command. @throws OperationRefused in Chinese when it would be wrong */
export async function nextRegistry(known: Known, asked: Asked): Next {
  const { next, version } = await changed(known, asked);
  const { registry, at } = known;
  if (next === registry) return { next, version };
  const isRollback = asked.command === 'rollback' || asked.command === 'rollback-set';
  const noted = changedApps(registry, next).reduce(
    (state, app) => noteTimes(registry, state, { app, at, isRollback }),
    next,
  );
  return { next: noted, version };
}

/** Apps whose rows, switch or settings an operation changed. */
export const changedApps = (before: Registry, next: Registry): AppPath[] =>
  allApps(next).filter(
    app =>
      rowsOf(before, app) !== rowsOf(next, app) ||
      killedOf(before, appName(app)) !== killedOf(next, appName(app)) ||
      setConfigOf(before, appName(app)) !== setConfigOf(next, appName(app)),
  );

async function changed(known: Known, asked: Asked): Next {
  const { registry, at } = known;
  const { app } = asked;
  switch (asked.command) {
    case 'start': {
      // A machine's own build ends a trial, that of a whole set too.
      const trial = trialSet(registry, app);
      const alone = trial ? await setTakenBack(known, trial, app) : registry;
      return { next: makeLive(alone, asked.build, at), version: asked.build.version };
    }
    case 'publish':
      return { next: publishRow(registry, asked.build, at), version: asked.build.version };
    case 'promote': {
      requireNoTrialSet(registry, app);
      const version = asked.version ?? candidate(registry, app);
      const next = promoted(registry, app, version, asked);
      // At the share that it has already, nothing is shown anew.
      if (shownTo(registry, app, version) !== shownTo(next, app, version))
        await requireShowable(known, next, asked, [{ app, version }]);
      return { next: withRamp(next, app, version, asked.ramp && { ...asked.ramp, by: asked.who, at }), version };
    }
    case 'promote-set': {
      const next = promoteSet(registry, asked.members, asked.percent);
      await requireShowable(known, next, asked, asked.members);
      const version = asked.members.find(member => member.app === app)?.version ?? null;
      return {
        next: asked.members.reduce((state, one) => withRamp(state, one.app, one.version, undefined), next),
        version,
      };
    }
    case 'rollback-set': {
      const members = shownSet(registry, app);
      if (!members) throw new OperationRefused(`${appName(app)} 现在不属于任何一套：没有可整套退回的版本。`);
      return { next: await setTakenBack(known, members), version: versionIn(members, app) };
    }
    case 'rollback': {
      const members = shownSet(registry, app);
      if (members && isShown(registry, app, asked.from)) {
        if (asked.to !== undefined)
          throw new OperationRefused(
            `${appName(app)} 与其他栏目成套上线：${setText(members)}。请用 rollback-set 退回整套，再单独退回到 ${asked.to}。`,
          );
        // Visitors never get a part of a set, so a member that fails takes the others with it.
        return { next: await setTakenBack(known, members), version: versionIn(members, app) };
      }
      const first = asked.to === undefined && isShown(registry, app, asked.from) ? withdrawFirst(registry, app) : null;
      if (first) return first;
      if (asked.to !== undefined) await requireHadVisitors(known, app, asked.to);
      const version = asked.to ?? (await target(known, app, asked.from));
      return { next: rollBack(registry, app, version), version };
    }
    case 'kill':
      return {
        next: withRamp(
          kill(registry, app, { reason: asked.reason, by: asked.who, at: at.toISOString() }),
          app,
          null,
          undefined,
        ),
        version: null,
      };
    case 'revive':
      return { next: revive(registry, app), version: null };
    case 'config': {
      const set = asked.values && { values: asked.values, by: asked.who, at: at.toISOString() };
      return { next: await setConfig(known, app, set), version: null };
    }
    case 'gc':
      return { next: withoutVersions(registry, app, asked.versions), version: null };
  }
}

async function requireShowable(known: Known, next: Registry, { mayShow }: Asked, members: readonly SetMember[]) {
  await requireConfigTaken(known, members);
  await mayShow?.(next, members);
}

function shownTo(registry: Registry, app: AppPath, version: string): string | null {
  const row = rowsOf(registry, app).find(({ metadata }) => metadata.version === version);
  return row ? shareOf(row) : null;
}

/** Promoted on its own: the app is of no set from then on. Without a change of shares the registry stays as it is. */
function promoted(
  registry: Registry,
  app: AppPath,
  version: string,
  { percent, group }: { percent: number; group?: AudienceGroup | undefined },
): Registry {
  const next = promote(registry, app, version, percent, group);
  return next === registry ? registry : withMark(next, app, version, null);
}

const versionIn = (members: readonly SetMember[], app: AppPath): string | null =>
  members.find(member => member.app === app)?.version ?? null;

/**
 * Each member as it was before the set: without its trial, or at the version that was live before; a remote that came with the set is
 * on the site no more.
 */
async function setTakenBack(known: Known, members: readonly SetMember[], except?: AppPath): Promise<Registry> {
  let next = known.registry;
  for (const { app } of members) {
    if (app === except) continue;
    const to = beforeCanary(next, app) ?? (await previousLive(known.storage, next, app));
    next = to === null ? withoutVisitors(next, app) : rollBack(next, app, to);
  }
  return next;
}

function candidate(registry: Registry, app: AppPath): string {
  const rows = rowsOf(registry, app);
  const row = canaryRow(rows) ?? unnamedRow(registry, app);
  if (row === defaultRow(rows)) {
    throw new OperationRefused(
      `${appName(app)} 没有待上线的版本：最新发布的 ${row.metadata.version} 已在线上。请先 publish，或用 --version 指定版本。`,
    );
  }
  return row.metadata.version;
}

/** True also where no version is named. */
const isShown = (registry: Registry, app: AppPath, version: string | undefined): boolean =>
  version === undefined || rowsOf(registry, app).some(row => row.metadata.version === version && hasVisitors(row));

async function target({ registry, storage }: Known, app: AppPath, from: string | undefined): Promise<string> {
  const rows = rowsOf(registry, app);
  if (!isShown(registry, app, from)) {
    throw new OperationRefused(`${appName(app)} 的版本 ${from} 已没有访客，无需退回。`);
  }
  const found = beforeCanary(registry, app) ?? (await previousLive(storage, registry, app));
  if (found) return found;
  const known = rows.map(({ metadata }) => metadata.version).join('、') || '（没有）';
  throw new OperationRefused(
    `${appName(app)} 在审计记录中没有更早的线上版本。请用 rollback --version 指定要退回的版本；已发布的版本：${known}。`,
  );
}
