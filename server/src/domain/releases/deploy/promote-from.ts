import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { OperationRefused } from '../../../platform/process/operation-refused';
import type { Environments } from '../../../platform/storage/environments';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { defaultRow, rowsOf } from '../registry/operations/app-rows';
import type { OperationContext, OperationResult } from '../registry/operations/run-operation';
import { type AppPath, appName, versionKey } from '../registry/registry-paths';
import { readPointer } from '../registry/registry-pointer';
import { killedOf } from '../registry/registry-schema';
import { registryStore } from '../registry/registry-store';
import { type PublishAsked, publishBuild } from './publish-build';
import { runGated } from './run-gated';

export interface PromoteFrom extends Omit<PublishAsked, 'checks'> {
  /** Name of the environment whose live version is taken. */
  from: string;
  percent: number;
}

/** Several apps whose live versions are taken and shown as one set. */
export interface PromoteSetFrom extends Omit<PromoteFrom, 'app'> {
  apps: readonly AppPath[];
}

export type DeployContext = OperationContext & { environments?: Environments | undefined };

/**
 * Shows the version that is live in another environment of the same store. It passes the checks of a publication against what is
 * live here, and is then promoted like any other; settings and shares of the other environment are not taken over.
 * @throws OperationRefused when there is no such environment, nothing of the app is live there, or something here stands in the way
 */
export async function promoteFrom(
  context: DeployContext,
  { percent, ...asked }: PromoteFrom,
): Promise<OperationResult> {
  const { version, published, reason } = await takeOver(context, asked);
  if (asked.dryRun) return published;
  const { app, who } = asked;
  return await runGated(context, { command: 'promote', app, version, percent, who, reason });
}

/**
 * The same for several apps at once: all of them pass the checks before any is shown, and they are shown in one step, as a set.
 * @throws OperationRefused as `promoteFrom`, and when they are no set
 */
export async function promoteSetFrom(
  context: DeployContext,
  { apps, percent, ...asked }: PromoteSetFrom,
): Promise<OperationResult> {
  const taken = [];
  // Each publication moves the registry on: only the first one can find it as the caller saw it.
  for (const [place, app] of apps.entries()) {
    const since = place === 0 ? asked.since : undefined;
    taken.push({ app, ...(await takeOver(context, { ...asked, app, since })) });
  }
  const [first, ...others] = taken;
  if (!first) throw new OperationRefused('请写明这一套的栏目。');
  if (asked.dryRun) {
    const told = others.map(({ app, published: { from, to } }) => ({ app, from, to }));
    return { ...first.published, others: told };
  }
  const members = taken.map(({ app, version }) => ({ app, version }));
  const { reason } = first;
  return await runGated(context, {
    command: 'promote-set',
    app: first.app,
    members,
    percent,
    who: asked.who,
    reason,
  });
}

/** Publishes here, unseen by visitors, what is live in another environment. */
async function takeOver(context: DeployContext, { from, ...asked }: Omit<PromoteFrom, 'percent'>) {
  const version = await liveVersionIn(context.environments, from, asked.app);
  const reason = [`取自环境 ${from}`, asked.reason].filter(Boolean).join('：');
  const folder = await mkdtemp(join(tmpdir(), 'shixuan-promote-'));
  try {
    await copyVersion(context.storage, asked.app, version, folder);
    return { version, reason, published: await publishBuild(context, folder, { ...asked, reason }) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function liveVersionIn(environments: Environments | undefined, from: string, app: AppPath): Promise<string> {
  const names = (await environments?.names()) ?? [];
  if (!environments || !names.includes(from) || from === environments.own) {
    const others = names.filter(name => name !== environments?.own).join('、') || '（没有）';
    throw new OperationRefused(`没有可取用的环境「${from}」，同一存储中的其他环境：${others}。`);
  }
  const { registry } = await readPointer(registryStore(environments.storageOf(from)));
  const name = appName(app);
  if (killedOf(registry, name)) throw new OperationRefused(`${name} 在环境 ${from} 中已停用，没有可取用的线上版本。`);
  const live = defaultRow(rowsOf(registry, app));
  if (live) return live.metadata.version;
  throw new OperationRefused(`环境 ${from} 中的 ${name} 没有线上版本：请先在那里 promote --to 100。`);
}

/** Puts the files of a stored version into a folder: a build like one that was sent. */
async function copyVersion(storage: ObjectStorage, app: AppPath, version: string, folder: string): Promise<void> {
  const prefix = `${versionKey(app, version)}/`;
  for (const key of await storage.list(prefix)) {
    const stored = await storage.get(key);
    const path = join(folder, key.slice(prefix.length));
    await mkdir(dirname(path), { recursive: true });
    if (stored) await writeFile(path, stored.bytes);
  }
}
