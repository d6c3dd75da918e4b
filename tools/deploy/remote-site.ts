import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FilePath, RemoteManifest, ShellManifest } from '@shixuan/host/manifest';
import {
  type AppPath,
  ChecksFailed,
  DeployAnswer,
  DeployError,
  type Form,
  GcAnswer,
  integrityOf,
  type LiveSite,
  liveSiteOf,
  manifestName,
  OperationRefused,
  PreviewAnswer,
  PreviewRevoked,
  RaceLost,
  type RegistryRow,
  registryFile,
  SiteStatus,
  versionFolder,
  zipFolder,
} from '@shixuan/server/releases';
import type { DeploySite } from './deploy-site';
import { DeployFailure } from './exit-codes';
import { liveOnly } from './live-only';

/** A running site, by its address. */
export function remoteSite(origin: URL, token: string | undefined): DeploySite {
  if (!token) {
    throw new DeployFailure('wrongUse', '部署到 --site 需要令牌：用 --token，或放在环境变量 SHIXUAN_DEPLOY_TOKEN 中。');
  }
  const call = async <T>(answer: Form<T>, path: string, init: RequestInit = {}): Promise<T> => {
    const headers = { ...init.headers, authorization: `Bearer ${token}` };
    const response = await reach(new URL(`/deploy/v1/${path}`, origin), { ...init, headers });
    const json: unknown = await response.json().catch(() => null);
    if (!response.ok) throw toError(response.status, json);
    return parse(answer, json);
  };
  const post = <T>(answer: Form<T>, path: string, body: object) =>
    call(answer, path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
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

  return {
    label: origin.origin,
    status,
    live: async (): Promise<LiveSite> => liveSiteOf((await status()).registry, manifestOf),
    async copyLive(target) {
      const { registry } = await status();
      const { registry: live, versions } = liveOnly(registry);
      for (const { app, row } of versions) {
        const { version, integrity } = row.metadata;
        const schema = app === 'shell' ? ShellManifest : RemoteManifest;
        const { integrity: files } = schema.parse(await manifestOf(app, row));
        for (const [name, hash] of Object.entries({ ...files, [manifestName(app)]: integrity })) {
          const path = join(versionFolder(target, app, version), FilePath.parse(name));
          await mkdir(dirname(path), { recursive: true });
          await writeFile(path, await file(app, version, name, hash));
        }
      }
      await mkdir(target, { recursive: true });
      await writeFile(registryFile(target), JSON.stringify(live));
    },
    async publish(folder, asked) {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(asked)) if (value !== undefined) query.set(name, String(value));
      const headers = { 'content-type': 'application/zip' };
      return call(DeployAnswer, `publish?${query}`, {
        method: 'POST',
        headers,
        body: new Uint8Array(zipFolder(folder)),
      });
    },
    operate: ({ command, ...body }) => post(DeployAnswer, command, body),
    preview: asked => post(PreviewAnswer, 'preview', asked),
    async revokePreview(id) {
      await post(PreviewRevoked, 'preview-revoke', { id });
    },
    gc: asked => post(GcAnswer, 'gc', asked),
  };
}

async function reach(url: URL, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(120_000) });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new DeployFailure('unreachable', `无法访问站点 ${url.origin}：${cause}。请检查地址、网络和站点是否在运行。`);
  }
}

function parse<T>(schema: Form<T>, json: unknown): T {
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new DeployFailure(
    'unreachable',
    '站点的回答不是部署接口的回答：请检查 --site 的地址，站点与本工具的版本也应相同。',
  );
}

function toError(status: number, json: unknown): Error {
  const { data } = DeployError.safeParse(json);
  if (!data) return new DeployFailure('unreachable', `站点回答 HTTP ${status}：请检查 --site 的地址，或稍后再试。`);
  if (data.error === 'race') return new RaceLost(data.message);
  if (data.error === 'busy' || data.error === 'server') return new DeployFailure('unreachable', data.message);
  if (data.checks.length > 0) return new ChecksFailed(data.message, data.checks);
  return new OperationRefused(data.message);
}
