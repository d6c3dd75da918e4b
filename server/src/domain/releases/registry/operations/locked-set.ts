import { OperationRefused } from '../../../../platform/process/operation-refused';
import { type AppPath, appName } from '../registry-paths';
import type { Registry, RegistryRow, SetMember } from '../registry-schema';
import { canaryRow, requireRow, rowsOf, withRows } from './app-rows';
import { promote } from './promote';

/** Remotes that one set may hold: more than a site has. */
const MOST_MEMBERS = 20;

const nameOf = ({ app, version }: SetMember) => `${appName(app)}@${version}`;

/** `catalog@1.0.0-3f9a2c1b + selection@1.2.0-7c0d11aa` */
export const setText = (members: readonly SetMember[]): string => members.map(nameOf).join(' + ');

/** The same for the same members, whatever their order. */
export const setKey = (members: readonly SetMember[]): string => members.map(nameOf).sort().join(' ');

/**
 * The set to which the shown version of an app belongs, where all its members are still shown: their versions are tried, shown and
 * withdrawn as one. Null for an app on its own, and for a set of which one member was followed by a version of its own.
 */
export function shownSet(registry: Registry, app: AppPath): readonly SetMember[] | null {
  const members = shownRow(registry, app)?.extras.set;
  if (!members) return null;
  const key = setKey(members);
  const isKept = (member: SetMember) => {
    const row = shownRow(registry, member.app);
    return row?.metadata.version === member.version && row.extras.set && setKey(row.extras.set) === key;
  };
  return members.every(isKept) ? members : null;
}

/** The version of an app that was promoted last, of those that visitors get. */
const shownRow = (registry: Registry, app: AppPath): RegistryRow | undefined => {
  const rows = rowsOf(registry, app);
  return canaryRow(rows) ?? rows.find(({ deployment }) => deployment.traffic > 0);
};

/** The sets of which visitors get something, each once. */
export function shownSets(registry: Registry): (readonly SetMember[])[] {
  const sets = new Map<string, readonly SetMember[]>();
  for (const name of Object.keys(registry.microFrontends)) {
    const members = shownSet(registry, `remotes/${name}`);
    if (members) sets.set(setKey(members), members);
  }
  return [...sets.values()];
}

/**
 * Shows published versions of several remotes to the same share of the visitors, who get all of them or none.
 * @param percent as for a single version
 * @throws OperationRefused for fewer than two remotes, the shell, a remote twice, and whatever stands in the way of one of them
 */
export function promoteSet(registry: Registry, asked: readonly SetMember[], percent: number): Registry {
  const members = [...asked].sort((a, b) => (a.app < b.app ? -1 : 1));
  if (members.length < 2 || members.length > MOST_MEMBERS)
    throw new OperationRefused(
      `成套上线需要 2 到 ${MOST_MEMBERS} 个栏目，收到 ${members.length} 个。单个栏目请用 promote。`,
    );
  if (members.some(({ app }) => app === 'shell'))
    throw new OperationRefused('成套上线只能包含栏目，不能包含外壳：请先单独上线外壳。');
  const twice = members.find(({ app }, place) => members[place - 1]?.app === app);
  if (twice) throw new OperationRefused(`${appName(twice.app)} 写了两次：每个栏目在一套中只能有一个版本。`);
  const key = setKey(members);
  return members.reduce((next, { app, version }) => {
    const trial = trialSet(next, app);
    if (trial && setKey(trial) !== key)
      throw new OperationRefused(`${appName(app)} 正在成套灰度：${setText(trial)}。请先 rollback-set 撤下它。`);
    requireRow(next, app, version);
    return withMark(promote(next, app, version, percent), app, version, members);
  }, registry);
}

/** The set of which a version is being tried; null for a version that is tried alone. */
export function trialSet(registry: Registry, app: AppPath): readonly SetMember[] | null {
  return canaryRow(rowsOf(registry, app))?.extras.set ?? null;
}

/** @throws OperationRefused where the version on trial belongs to a set: its members move together */
export function requireNoTrialSet(registry: Registry, app: AppPath): void {
  const members = trialSet(registry, app);
  if (members)
    throw new OperationRefused(
      `${appName(app)} 正在成套灰度：${setText(members)}。请用 promote-set 改变整套的比例，或用 rollback-set 撤下整套。`,
    );
}

/**
 * The registry in which a version of an app belongs to a set, or to none where no members are given. Other versions keep their marks: going
 * back to one goes back to its set.
 */
export function withMark(
  registry: Registry,
  app: AppPath,
  version: string,
  members: readonly SetMember[] | null,
): Registry {
  const rows = rowsOf(registry, app);
  const marked = (row: RegistryRow): RegistryRow => {
    if (row.metadata.version !== version) return row;
    const { set: _, ...extras } = row.extras;
    return { ...row, extras: members ? { ...extras, set: [...members] } : extras };
  };
  return withRows(registry, app, rows.map(marked));
}
