import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { TrialTold } from '@shixuan/host/deploy';
import { FilePath, RemoteManifest, ShellManifest } from '@shixuan/host/manifest';
import {
  type AppPath,
  integrityOf,
  liveSiteOf,
  manifestName,
  OperationRefused,
  type RegistryRow,
  registryFile,
  SiteStatus,
  signTrial,
  versionFolder,
} from '@shixuan/server/releases';
import type { CheckedSite } from './checked-site';
import { DeployFailure } from './exit-codes';
import { liveOnly } from './live-only';
import { deployCall, reach, siteClient } from './site-client';

/** A running site, by its address, whose live versions this checkout reads. */
export function remoteSite(origin: URL, token: string | undefined): CheckedSite {
  const call = deployCall(origin, token);
  const status = () => call(SiteStatus, 'status');

  /** Fetches a published file and checks it against its hash. */
  const file = async (app: AppPath, version: string, name: string, integrity: string | undefined): Promise<Buffer> => {
    const response = await reach(new URL(`/${app}/${version}/${name}`, origin));
    const bytes = Buffer.from(await response.arrayBuffer());
    if (response.ok && integrityOf(bytes) === integrity) return bytes;
    throw new OperationRefused(`站点上 ${app} ${version} 的 ${name} 缺失或与校验值不符：请先修复线上版本。`);
  };
  const manifestOf = async (app: AppPath, { metadata }: RegistryRow): Promise<unknown> => {
    const bytes = await file(app, metadata.version, manifestName(app), metadata.integrity);
    return JSON.parse(bytes.toString('utf8'));
  };

  const copyVersion = async (app: AppPath, row: RegistryRow, target: string): Promise<void> => {
    const { version, integrity } = row.metadata;
    const schema = app === 'shell' ? ShellManifest : RemoteManifest;
    const { integrity: files } = schema.parse(await manifestOf(app, row));
    for (const [name, hash] of Object.entries({ ...files, [manifestName(app)]: integrity })) {
      const path = join(versionFolder(target, app, version), FilePath.parse(name));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, await file(app, version, name, hash));
    }
  };

  return {
    ...siteClient(origin, call),
    state: status,
    copyVersion,
    async handIn(statement, key) {
      if (!key)
        throw new DeployFailure(
          'wrongUse',
          '交来试运行的结果需要密钥：用 --key，或放在环境变量 SHIXUAN_TRIAL_KEY 中。',
        );
      const body = JSON.stringify(signTrial(key, statement));
      return call(TrialTold, 'trial', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    },
    async live() {
      const { registry, api } = await status();
      return liveSiteOf(registry, manifestOf, api);
    },
    async copyLive(target) {
      const { registry } = await status();
      const { registry: live, versions } = liveOnly(registry);
      for (const { app, row } of versions) await copyVersion(app, row, target);
      await mkdir(target, { recursive: true });
      await writeFile(registryFile(target), JSON.stringify(live));
    },
  };
}
