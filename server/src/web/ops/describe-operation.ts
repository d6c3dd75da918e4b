import type { TokenEvent } from '../../domain/releases/deploy/token-events';
import { shareOf } from '../../domain/releases/registry/audience';
import { type AuditEntry, changesOf } from '../../domain/releases/registry/audit-log';
import { hasVisitors } from '../../domain/releases/registry/operations/app-rows';
import { appName } from '../../domain/releases/registry/registry-paths';
import { chinaDay } from '../../platform/china-time';

type Rows = AuditEntry['from']['rows'];

/** `1.1.0-… 10 %，1.0.0-… 90 %` */
const shares = (rows: Rows): string =>
  rows
    .filter(hasVisitors)
    .map(row => `${row.metadata.version} ${shareOf(row)}`)
    .join('，') || '无';

/** Of each member of a set. */
const changes = (entry: AuditEntry): string =>
  changesOf(entry)
    .map(({ app, from, to }) => `${appName(app)} ${shares(from.rows)} → ${shares(to.rows)}`)
    .join('；');

type Values = NonNullable<AuditEntry['to']['config']>['values'];

/** `newestArticles 6 → 8，contact 默认 → "…"` */
function configChanges(from: Values, to: Values): string {
  const shown = (values: Values, name: string) =>
    Object.hasOwn(values, name) ? JSON.stringify(values[name]).slice(0, 60) : '默认';
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .map(name => ({ name, before: shown(from, name), after: shown(to, name) }))
    .filter(({ before, after }) => before !== after)
    .map(({ name, before, after }) => `${name} ${before} → ${after}`)
    .join('，');
}

const sentences: Readonly<Record<AuditEntry['command'], (entry: AuditEntry) => string>> = {
  start: ({ version }) => `随站点启动上线 ${version}`,
  publish: ({ version }) => `发布 ${version}，尚无访客`,
  promote: ({ from, to }) => `上线：${shares(from.rows)} → ${shares(to.rows)}`,
  rollback: entry =>
    entry.others.length > 0
      ? `整套退回：${changes(entry)}`
      : `回滚：${shares(entry.from.rows)} → ${shares(entry.to.rows)}`,
  kill: () => '停用',
  revive: () => '恢复',
  config: ({ from, to }) => `更改设置：${configChanges(from.config?.values ?? {}, to.config?.values ?? {})}`,
  'promote-set': entry => `成套上线：${changes(entry)}`,
  'rollback-set': entry => `整套退回：${changes(entry)}`,
  gc: ({ from, to }) => `清理 ${from.rows.length - to.rows.length} 个旧版本`,
};

/** What became of a token or a key, in one line of Chinese. */
export function describeTokenEvent({ act, token, remote, label, scopes, expiresAt }: TokenEvent): string {
  if (act === 'trialRequired') return '改为上线前须有网站一方的试运行';
  if (act === 'trialWaived') return '不再要求上线前有网站一方的试运行';
  if (act === 'groupMade') return `建立试用组 ${token}「${label}」`;
  if (act === 'groupEnded') return `删除试用组 ${token}「${label}」`;
  const until = expiresAt ? `有效至 ${chinaDay(new Date(expiresAt))}` : '';
  if (scopes.includes('trial'))
    return act === 'revoked'
      ? `撤销「${label}」试运行 ${remote} 的密钥`
      : `发放「${label}」试运行 ${remote} 的密钥（${until}）`;
  return act === 'revoked'
    ? `撤销「${label}」部署 ${remote} 的令牌`
    : `发放「${label}」部署 ${remote} 的令牌（${[scopes.join('、'), until].filter(Boolean).join('，')}）`;
}

/** What was done, in one line of Chinese. */
export const describeOperation = (entry: AuditEntry): string =>
  `${appName(entry.app)}：${sentences[entry.command](entry)}`;
