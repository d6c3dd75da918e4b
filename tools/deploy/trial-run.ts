import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TrialTold } from '@shixuan/host/deploy';
import {
  type AppPath,
  allApps,
  appName,
  appPath,
  hasVisitors,
  OperationRefused,
  type RegistryRow,
  readSubject,
  rowsOf,
  type SiteStatus,
  versionFolder,
} from '@shixuan/server/releases';
import type { Arguments } from './arguments';
import type { CheckedSite } from './checked-site';
import { DeployFailure } from './exit-codes';
import { type CommandOutput, trialText } from './report';
import { statementOf } from './trial-statement';

interface Chosen {
  app: AppPath;
  row: RegistryRow;
}

/**
 * Versions that wait for a trial run, without one that passed; the newest of each app is tried first. They were never shown, or are on
 * trial with a share of the visitors that may not grow without it.
 */
function waitingVersions({ registry, trials }: SiteStatus): Chosen[] {
  const hasPassed = (app: AppPath, version: string) =>
    trials?.results.some(one => one.remote === appName(app) && one.version === version && one.state === 'passed');
  const isAwaited = (row: RegistryRow) =>
    hasVisitors(row) ? trials?.required === true && !row.deployment.default : row.extras.served === false;
  return allApps(registry).flatMap(app =>
    rowsOf(registry, app)
      .filter(isAwaited)
      .filter(({ metadata }) => !hasPassed(app, metadata.version))
      .map(row => ({ app, row })),
  );
}

/** @throws OperationRefused for a version that is not published */
export function chosenVersions(
  state: SiteStatus,
  { remote, version }: Pick<Arguments, 'remote' | 'version'>,
): Chosen[] {
  const ofRemote = (one: Chosen) => remote === undefined || appName(one.app) === remote;
  if (version === undefined) return waitingVersions(state).filter(ofRemote);
  if (remote === undefined) throw new DeployFailure('wrongUse', '--version 需要 --remote <栏目名或 shell>。');
  const app = appPath(remote);
  const row = rowsOf(state.registry, app).find(({ metadata }) => metadata.version === version);
  if (!row) throw new OperationRefused(`${remote} 没有已发布的版本 ${version}。`);
  return [{ app, row }];
}

/**
 * `trial run`: fetches published versions from the site, runs each beside what is live there, in a browser, and hands in what was found,
 * signed by the runner's key. A version that fails is handed in as such; the command goes on with the others.
 * @throws DeployFailure when there is no browser, so that nothing is signed that was not seen
 */
export async function runTrials(
  site: CheckedSite,
  given: Arguments,
  say: (line: string) => void,
): Promise<CommandOutput> {
  if (given.rest.length > 1) throw new DeployFailure('wrongUse', `多余的参数：${given.rest.slice(1).join(' ')}`);
  if (given.site && !given.key)
    throw new DeployFailure(
      'wrongUse',
      'trial run --site 需要试运行密钥：用 --key，或放在环境变量 SHIXUAN_TRIAL_KEY 中。',
    );
  const chosen = chosenVersions(await site.state(), given);
  const results: TrialTold[] = [];
  for (const one of chosen) {
    say(`试运行 ${appName(one.app)} ${one.row.metadata.version}`);
    results.push(await tryVersion(site, one, given.key));
  }
  const failed = results.filter(({ state }) => state !== 'passed');
  const lines = results.map(one => `${one.remote} ${one.version}  ${trialText(one)}`);
  if (failed.length > 0)
    throw new DeployFailure('refused', [...lines, `${failed.length} 个版本没有通过试运行`].join('\n'));
  return { lines: lines.length > 0 ? lines : ['没有等待试运行的版本'], result: { trials: results } };
}

async function tryVersion(site: CheckedSite, { app, row }: Chosen, key: string | undefined): Promise<TrialTold> {
  const folder = await mkdtemp(join(tmpdir(), 'shixuan-trial-'));
  try {
    await site.copyVersion(app, row, folder);
    const subject = readSubject(versionFolder(folder, app, row.metadata.version));
    // What is run is what the registry names, or nothing is said of it.
    if (subject.integrity !== row.metadata.integrity)
      throw new OperationRefused(`${subject.name} ${subject.version} 的清单与注册表中的校验值不符：没有试运行。`);
    const { smokeTest } = await import('./smoke-test');
    const [check] = await smokeTest(subject, await site.live(), site);
    if (!check || check.outcome === 'skipped')
      throw new DeployFailure('refused', '没有做试运行：这台机器上没有 Chromium。安装后再试。');
    return await site.handIn(await statementOf(site, subject, check), key);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
