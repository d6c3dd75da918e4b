import {
  type CheckResult,
  type ConfigAnswer,
  type DeployAnswer,
  type GcAnswer,
  type PreviewAnswer,
  type PreviewsAnswer,
  type SiteOverview,
  shareText,
  type TrialTold,
} from '@shixuan/host/deploy';

/** What a command of `npm run deploy` has to say. */
export interface CommandOutput {
  lines: string[];
  /** For scripts: `--json`. */
  result: object;
}

const marks = { passed: '✓', failed: '✗', skipped: '–' } as const;

/** @param origin of a site elsewhere; its own site is known to whoever runs the command */
export const previewLines = ({ id, remote, version, link, expiresAt }: PreviewAnswer, origin?: URL): string[] => [
  `预览 ${remote} ${version}，有效至 ${expiresAt}，撤销：preview revoke ${id}`,
  `  链接（只显示这一次）：${origin ? new URL(link, origin).href : link}`,
];

export const previewsLines = (previews: PreviewsAnswer['previews']): string[] =>
  previews.length === 0
    ? ['没有有效的预览链接']
    : previews.map(({ id, remote, version, madeBy, expiresAt }) =>
        [id, remote, version, madeBy, `有效至 ${expiresAt}`].join('  '),
      );

export const checkLines = (checks: readonly CheckResult[]): string[] =>
  checks.flatMap(({ outcome, message }) => message.split('\n').map(line => `  ${marks[outcome]} ${line}`));

const done: Readonly<Record<string, string>> = {
  publish: '已发布',
  promote: '已上线',
  'promote-set': '已成套上线',
  'rollback-set': '已整套退回',
  rollback: '已退回',
  kill: '已停用',
  revive: '已恢复',
  config: '已更改设置',
};

const shownTo = (rows: DeployAnswer['rows']): string =>
  rows
    .filter(row => row.traffic > 0 || row.default || row.audience)
    .map(row => `${row.version} ${shareText(row)}`)
    .join('，') || '（没有线上版本）';

export function answerLines(
  { command, remote, version, changed, revision, rows, others, warnings }: DeployAnswer,
  dryRun: boolean,
): string[] {
  const what = [remote, version].filter(Boolean).join(' ');
  const said = dryRun ? `试算 ${command}` : changed ? (done[command] ?? command) : '没有变化';
  return [
    `${said}：${what}（注册表第 ${revision} 版）`,
    command === 'kill' ? `  访客看不到这个栏目；revive 之后看到：${shownTo(rows)}` : `  访客看到：${shownTo(rows)}`,
    ...others.map(other => `  ${other.remote} 的访客看到：${shownTo(other.rows)}`),
    ...warnings.map(warning => `  注意：${warning}`),
  ];
}

export const configLines = ({ remote, revision, version, set, fields }: ConfigAnswer): string[] => [
  `${remote} 的设置（版本 ${version}，注册表第 ${revision} 版）`,
  ...fields.map(({ name, title, value, default: otherwise, problem }) => {
    const shown = `  ${name}（${title}）：${JSON.stringify(value)}`;
    return problem ? `${shown}，默认值；${problem}` : `${shown}（默认 ${JSON.stringify(otherwise)}）`;
  }),
  ...(fields.length === 0 ? ['  这个版本没有声明设置'] : []),
  ...(set ? [`  由 ${set.by} 于 ${set.at} 设置：${JSON.stringify(set.values)}`] : ['  没有设置过，都是默认值']),
];

const trialStates = { passed: '试运行通过', failed: '试运行未通过', void: '试运行的结果不算数' } as const;

export const trialText = ({ state, by, at, message }: TrialTold): string =>
  [`${trialStates[state]}（${[by, at].filter(Boolean).join('，')}）`, state === 'passed' ? '' : message]
    .filter(Boolean)
    .join('：');

export function statusLines({ registry, latest, trials }: SiteOverview): string[] {
  const trialOf = (name: string, version: string) => {
    const found = trials?.results.find(one => one.remote === name && one.version === version);
    return found ? trialText(found) : '';
  };
  const apps = Object.entries({ shell: registry.shell, ...registry.microFrontends }).flatMap(([name, rows]) => {
    const killed = Object.hasOwn(registry.killed, name) ? registry.killed[name] : undefined;
    return [
      `${name}${killed ? `  已停用：${killed.reason}（${killed.by}，${killed.at}）` : ''}`,
      ...rows.map(({ metadata, deployment, extras }) => {
        const audience = extras?.audience;
        const share = deployment.traffic > 0 || audience ? shareText({ ...deployment, audience }) : '';
        const state = deployment.default ? '线上' : share && '灰度';
        return ['', metadata.version, share, state, trialOf(name, metadata.version)]
          .filter((text, i) => i === 0 || text)
          .join('  ');
      }),
    ];
  });
  const history = latest.map(
    ({ revision, at, who, command, app, version, reason }) =>
      `  ${revision}  ${at}  ${who}  ${[command, app.replace('remotes/', ''), version, reason].filter(Boolean).join('  ')}`,
  );
  const required = trials?.required ? ['上线前须有网站一方的试运行'] : [];
  return [
    `注册表第 ${registry.revision} 版`,
    ...required,
    ...apps,
    ...(history.length > 0 ? ['最近的操作', ...history] : []),
  ];
}

export function gcLines({ versions, dryRun }: GcAnswer): string[] {
  const removed = versions.filter(({ kept }) => kept === null);
  return [
    ...versions.map(({ name, version, kept }) =>
      kept === null ? `  ${dryRun ? '可清理' : '已清理'}  ${name} ${version}` : `  保留    ${name} ${version}：${kept}`,
    ),
    `${dryRun ? '可清理' : '已清理'} ${removed.length} 个版本，保留 ${versions.length - removed.length} 个`,
  ];
}
