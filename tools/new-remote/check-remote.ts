import { RemoteManifest } from '@shixuan/host/manifest';
import { StopError } from '../lib/stop-error.mjs';
import type { TakenRoute } from './site-routes';

/** What a new remote is made from. */
export interface NewRemote {
  /** `forum`: folder `remote-forum`, first page `/forum`. */
  name: string;
  /** Chinese title of its first page and of its menu entry. */
  title: string;
  /** The team to call. */
  owner: string;
}

/** What the site's server and shell keep for themselves: no remote's page begins with one of these. */
const reserved = [
  ...['api', 'datasheets', 'export', 'favicon', 'files', 'healthz', 'mcp', 'ops', 'readyz', 'remotes', 'reports'],
  ...['robots', 'shell', 'site', 'sitemap', 'uploads', 'web'],
];

/** `my-forum` → `MyForum`: the id of the first route. */
export const routeId = (name: string) =>
  name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

export const routePath = (name: string) => `/${name}`;

const isText = (text: string) => /^[\p{Script=Han}\p{L}\p{N}][\p{Script=Han}\p{L}\p{N} ·、（）/+-]{0,19}$/u.test(text);

/**
 * @throws StopError in Chinese naming what is wrong and what would be right
 */
export function checkRemote(
  { name, title, owner }: NewRemote,
  taken: readonly TakenRoute[],
  folders: readonly string[],
) {
  if (!RemoteManifest.shape.name.safeParse(name).success || name.endsWith('-') || name.includes('--')) {
    throw new StopError(`名称「${name}」不对：应为 2 到 31 个小写字母、数字或连字符，以字母开头，如 forum。`);
  }
  if (reserved.includes(name)) throw new StopError(`名称「${name}」由网站自己使用，请换一个，如 ${name}-center。`);
  if (folders.includes(`remote-${name}`)) throw new StopError(`名称「${name}」已被占用：目录 remote-${name} 已存在。`);
  if (!isText(title)) throw new StopError(`标题「${title}」不对：--title 应为 1 到 20 个汉字、字母或数字，如 论坛。`);
  if (!isText(owner))
    throw new StopError(`负责组「${owner}」不对：--owner 应为 1 到 20 个汉字、字母或数字，如 论坛组。`);
  const [path, id] = [routePath(name), routeId(name)];
  const same = taken.find(route => route.path === path || route.path.startsWith(`${path}/`) || route.id === id);
  if (same) {
    throw new StopError(
      `名称「${name}」与 remote-${same.remote} 的路由冲突：${same.path}（${same.id}）。请换一个名称，如 ${name}-center。`,
    );
  }
}
