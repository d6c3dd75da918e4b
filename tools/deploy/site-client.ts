import {
  ConfigAnswer,
  DeployAnswer,
  DeployError,
  GcAnswer,
  PreviewAnswer,
  PreviewRevoked,
  PreviewsAnswer,
  SiteOverview,
} from '@shixuan/host/deploy';
import type { z } from 'zod';
import type { DeploySite } from './deploy-site';
import { DeployFailure } from './exit-codes';
import { zipFolder } from './zip-folder';

/** Asks the site for one answer below `/deploy/v1`. */
export type DeployCall = <T>(answer: z.ZodType<T>, path: string, init?: RequestInit) => Promise<T>;

/** The addresses for deploying of a running site, with a team's token. @throws DeployFailure without a token */
export function deployCall(origin: URL, token: string | undefined): DeployCall {
  if (!token) {
    throw new DeployFailure('wrongUse', '部署到 --site 需要令牌：用 --token，或放在环境变量 SHIXUAN_DEPLOY_TOKEN 中。');
  }
  // What no header can carry would look like a site that cannot be reached.
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new DeployFailure('wrongUse', '部署令牌不对：应为管理员发放的令牌，以 sxd_ 开头，不含空格与汉字。');
  }
  return async (answer, path, init = {}) => {
    const headers = { ...init.headers, authorization: `Bearer ${token}` };
    const response = await reach(new URL(`/deploy/v1/${path}`, origin), { ...init, headers });
    const json: unknown = await response.json().catch(() => null);
    if (!response.ok) throw toError(response.status, json);
    return parse(answer, json);
  };
}

/** What a team does on a running site, by HTTP alone. */
export function siteClient(origin: URL, call: DeployCall): DeploySite {
  const post = <T>(answer: z.ZodType<T>, path: string, body: object) =>
    call(answer, path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return {
    label: origin.origin,
    status: () => call(SiteOverview, 'status'),
    async publish(folder, asked) {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(asked)) if (value !== undefined) query.set(name, String(value));
      const headers = { 'content-type': 'application/zip' };
      const body = new Uint8Array(zipFolder(folder));
      return call(DeployAnswer, `publish?${query}`, { method: 'POST', headers, body });
    },
    config: remote => call(ConfigAnswer, `config?${new URLSearchParams({ remote })}`),
    operate: ({ command, ...body }) => post(DeployAnswer, command, body),
    promoteSet: asked => post(DeployAnswer, 'promote-set', asked),
    preview: asked => post(PreviewAnswer, 'preview', asked),
    previews: () => call(PreviewsAnswer, 'previews'),
    async revokePreview(id) {
      await post(PreviewRevoked, 'preview-revoke', { id });
    },
    gc: asked => post(GcAnswer, 'gc', asked),
  };
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: '那里没有程序应答',
  ENOTFOUND: '没有这个域名',
  EAI_AGAIN: '域名暂时查不到',
  ECONNRESET: '连接被对方中断',
  ETIMEDOUT: '连接超时',
  ERR_SSL_WRONG_VERSION_NUMBER: '那里不是 https，应写 http 的地址',
};

function whyUnreachable(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return '两分钟没有应答';
  const { cause } = error instanceof Error ? error : {};
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (Object.hasOwn(reasons, code)) return reasons[code] ?? code;
  return (cause instanceof Error ? cause.message : String(error)).trim();
}

/** @throws DeployFailure when nothing answers there */
export async function reach(url: URL, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(120_000) });
  } catch (error) {
    throw new DeployFailure(
      'unreachable',
      `无法访问站点 ${url.origin}：${whyUnreachable(error)}。请检查地址、网络和站点是否在运行。`,
    );
  }
}

function parse<T>(schema: z.ZodType<T>, json: unknown): T {
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new DeployFailure(
    'unreachable',
    '站点的回答不是部署接口的回答：请检查 --site 的地址，站点与本工具的版本也应相同。',
  );
}

function toError(status: number, json: unknown): DeployFailure {
  const { data } = DeployError.safeParse(json);
  if (!data) {
    return new DeployFailure('unreachable', `站点回答 HTTP ${status}：请检查 --site 的地址，或稍后再试。`);
  }
  if (data.error === 'race') return new DeployFailure('lostRace', data.message);
  if (data.error === 'busy' || data.error === 'server') return new DeployFailure('unreachable', data.message);
  return new DeployFailure('refused', data.message, data.checks);
}
