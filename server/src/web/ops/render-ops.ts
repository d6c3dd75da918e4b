import { formatFileSize } from '@shixuan/units';
import type { EnquiryOverview } from '../../domain/enquiries/staff-enquiries';
import type { PartnerOverview } from '../../domain/partners/partner-overview';
import type { KeptPreview } from '../../domain/releases/previews';
import type { TrialGroup } from '../../domain/releases/trial-groups';
import type { Alarm } from '../../domain/telemetry/alarms';
import { percent } from '../../domain/telemetry/judge-version';
import type { PolicyCount } from '../../domain/telemetry/keep-policy-reports';
import { chinaTime } from '../../platform/china-time';
import { type Html, html } from '../html';
import { renderDocument } from '../render-document';
import { failureText } from './failure-names';
import type { OpsApp, OpsVersion, Role } from './ops-state';
import { renderConfig } from './render-config';
import { renderEnquiries } from './render-enquiries';
import { type OpsJob, renderJobs } from './render-jobs';
import { renderNow } from './render-now';
import { type OwnAccess, renderOwnAccess } from './render-own-access';
import { renderPartners } from './render-partners';
import { renderPolicyReports } from './render-policy-reports';
import { renderPreviews } from './render-previews';
import { type OpsSet, renderSets } from './render-sets';
import { type OpsTokens, renderTokens } from './render-tokens';
import { type OpsTrials, renderTrials } from './render-trials';

/** One line of what was done. */
export interface OpsEvent {
  at: Date;
  who: string;
  /** In Chinese, with versions and percentages. */
  text: string;
  reason: string;
}

/** What the staff alone sees and does: people, secrets and what they open. */
export interface OpsStaffPart {
  partners: PartnerOverview;
  tokens: OpsTokens;
  trials: OpsTrials;
  previews: readonly KeptPreview[];
  /** Those that were invited. */
  groups: readonly TrialGroup[];
  enquiries: EnquiryOverview;
  access: OwnAccess;
}

export interface OpsPage {
  userName: string;
  /** `production`, `staging`. */
  environment: string;
  revision: number;
  /** Why the registry is not the newest, in Chinese; null where it is. */
  older: string | null;
  /** Over which time the figures are, in Chinese: `最近 24 小时`. */
  period: string;
  apps: readonly OpsApp[];
  /** Those that are on, the oldest first. */
  alarms: readonly Alarm[];
  /** Versions that are shown as one. */
  sets: readonly OpsSet[];
  events: readonly OpsEvent[];
  policy: readonly PolicyCount[];
  jobs: readonly OpsJob[];
  /** Null for a reader, who looks on. */
  staff: OpsStaffPart | null;
  /** What the last click did, or why it did not. */
  notice: { text: string; failed: boolean } | null;
}

const roles: Readonly<Record<Role, string>> = { live: '正式', canary: '灰度', kept: '保留' };

/** What is wrong now, what is live, how it fares, who did what, and the ways back. */
export const renderOps = (page: OpsPage): string => {
  const { userName, environment, revision, period, apps, alarms, sets, events, policy, jobs, staff, notice } = page;
  const shown = { period, revision, groups: staff?.groups ?? null };
  return renderDocument(
    '运维',
    html`<header>
<h1>运维</h1>
<form method="post" action="/ops/logout"><span class="quiet">环境 ${environment} · 注册表第 ${revision} 版 · ${userName}${staff ? '' : '（只看）'}</span> <a href="/ops">刷新</a> <button>退出</button></form>
</header>
<main>
${notice && html`<p class="notice${notice.failed ? ' failed' : ''}" role="status">${notice.text}</p>`}
${renderNow({ older: page.older, apps, alarms, jobs, openEnquiries: staff?.enquiries.open ?? null })}
${renderSets(sets, revision, staff !== null)}
${apps.map(app => renderApp(app, shown))}
${staff && [renderEnquiries(staff.enquiries), renderPreviews(staff.previews), renderTokens(staff.tokens), renderTrials(staff.trials), renderPartners(staff.partners)]}
${renderJobs(jobs)}
${renderEvents(events)}
${renderPolicyReports(policy, period)}
${staff && renderOwnAccess(staff.access)}
</main>`,
  );
};

interface Shown {
  period: string;
  revision: number;
  /** On which a trial can be begun, beside those who are signed in; null for a reader: no button is there. */
  groups: readonly TrialGroup[] | null;
}

const renderApp = (app: OpsApp, shown: Shown): Html =>
  html`<section aria-labelledby="${app.name}">
<div class="title">
<h2 id="${app.name}">${app.title}</h2>
<span class="version quiet">${app.name}</span>
<span class="quiet">负责：${app.owner || '未标注'}</span>
${shown.groups ? renderSwitch(app) : null}
</div>
${app.killed && html`<p class="bad">已由 ${app.killed.by} 于 ${chinaTime(new Date(app.killed.at))} 停用${app.killed.reason && `：${app.killed.reason}`}</p>`}
<div class="scroll" tabindex="0" role="region" aria-label="${app.title}的版本">
<table class="versions">
<thead><tr><th>版本</th><th>状态</th><th class="number">访客</th><th class="number">错误率</th>${shown.groups ? html`<th>操作</th>` : null}<th class="number">${shown.period}加载</th><th class="number">四分之三快于</th><th class="number">首屏文件</th><th>契约</th></tr></thead>
<tbody>${app.versions.map(version => renderVersion(app, version, shown))}</tbody>
</table>
</div>
${renderConfig(app)}
</section>`;

/** Labels stand in the cells where a phone shows each version as a card. */
const renderVersion = (app: OpsApp, one: OpsVersion, { period, revision, groups }: Shown): Html =>
  html`<tr>
<td class="version">${one.version}</td>
<td class="${one.withdrawn ? 'bad' : one.role}">${one.withdrawn ? '已撤下' : roles[one.role]}${renderTrial(one)}</td>
<td class="number" data-label="访客">${one.share}${renderRamp(one)}</td>
<td class="number" data-label="错误率">${renderFailures(one)}</td>
${groups ? html`<td class="act">${renderWayBack(app, one, { revision, groups })}</td>` : null}
<td class="number" data-label="${period}加载">${one.loads}</td>
<td class="number" data-label="四分之三快于">${one.p75 === null ? '未标注' : `${one.p75} ms`}</td>
<td class="number" data-label="首屏文件">${one.initialBytes === null ? html`<span class="bad">校验未通过</span>` : formatFileSize(one.initialBytes)}</td>
<td class="version" data-label="契约">${one.contract || '未标注'}${one.lackingApi && html` <span class="bad">缺接口 ${one.lackingApi}</span>`}</td>
</tr>`;

const renderRamp = ({ ramp }: OpsVersion): Html | null =>
  ramp &&
  html`<br><span class="quiet">每 ${ramp.everyMinutes} 分钟加 ${ramp.step} %，下一步不早于 ${chinaTime(ramp.nextAt)}</span>`;

const trialStates = { passed: '试运行通过', failed: '试运行未通过', void: '试运行结果不算数' } as const;

function renderTrial({ trial }: OpsVersion): Html | null {
  if (!trial) return null;
  if (trial === 'awaited') return html`<br><span class="quiet">待试运行</span>`;
  const { state, by, at, message } = trial;
  const told = [by, at ? chinaTime(new Date(at)) : '', message].filter(Boolean).join('，');
  return html`<details><summary class="${state === 'passed' ? 'quiet' : 'bad'}">${trialStates[state]}</summary>${told}</details>`;
}

function renderFailures({ failureShare, failures }: OpsVersion): Html {
  if (failureShare === null) return html`未标注`;
  const share = html`<span class="${failureShare > 0.02 ? 'bad' : ''}">${percent(failureShare)}</span>`;
  const told = failureText(failures);
  return told === '' ? share : html`<details><summary>${share}</summary>${told}</details>`;
}

interface Offered {
  revision: number;
  groups: readonly TrialGroup[];
}

/**
 * A canary is withdrawn, an older version is gone back to; the live one stays. Each button says what it was pressed against, so that
 * a second click, or one on an old page, changes nothing.
 */
function renderWayBack(app: OpsApp, { version, role, served }: OpsVersion, { revision, groups }: Offered): Html | null {
  if (role === 'live') return null;
  if (app.set) return html`<span class="quiet">${role === 'canary' ? '成套灰度' : '成套上线中'}</span>`;
  if (!served) return renderPromotion(app, version, { revision, groups });
  const text = role === 'canary' ? '撤下灰度' : '回滚到此版本';
  return html`<form class="inline" method="post" action="/ops/rollback">
<input type="hidden" name="app" value="${app.path}">${
    role === 'canary'
      ? html`<input type="hidden" name="from" value="${version}">`
      : html`<input type="hidden" name="version" value="${version}"><input type="hidden" name="since" value="${revision}">`
  }
<button class="danger">${text} <span class="visually-hidden">${app.title} ${version}</span></button></form>`;
}

/** What nobody has had yet is shown for the first time, not gone back to: to everybody, or to some of a group. */
function renderPromotion(app: OpsApp, version: string, { revision, groups }: Offered): Html | null {
  if (app.killed) return null;
  const fields = html`<input type="hidden" name="app" value="${app.path}"><input type="hidden" name="version" value="${version}"><input type="hidden" name="since" value="${revision}">`;
  const named = html`<span class="visually-hidden">${app.title} ${version}</span>`;
  return html`<details><summary>上线…</summary><form method="post" action="/ops/promote">${fields}
<p>这个版本还没有访客用过。确认后，它成为全部访客的正式版本。</p>
<button class="danger">确认上线 ${named}</button></form></details>
<details><summary>先给一组试用…</summary><form method="post" action="/ops/promote-group">${fields}
<p>${questionOf(app, version)}</p>
<div><label for="group-${app.name}-${version}">给谁</label><select id="group-${app.name}-${version}" name="group"><option value="signed-in">登录用户</option>${groups.map(({ name, label }) => html`<option value="invited:${name}">试用组「${label}」（${name}）</option>`)}</select></div>
<div><label for="share-${app.name}-${version}">其中百分之几</label><input id="share-${app.name}-${version}" name="percent" type="number" min="0.01" max="100" step="0.01" value="10" required></div>
<button>开始试用 ${named}</button></form></details>`;
}

/** What a trial on a group does, to whom, and how it ends. */
function questionOf({ versions }: OpsApp, version: string): Html {
  const live = versions.find(({ role }) => role === 'live');
  const others = live
    ? html`此外的人仍得到正式版本 <span class="version">${live.version}</span>`
    : '此外的人没有这个栏目';
  return html`确认后，所选的人中有这个百分比此后打开的页面为 <span class="version">${version}</span>，${others}。故障过多时网站自动撤下，也可以在这里撤下。`;
}

function renderSwitch(app: OpsApp): Html | null {
  if (app.path === 'shell') return null;
  if (app.killed) {
    return html`<form class="inline" method="post" action="/ops/revive"><input type="hidden" name="app" value="${app.path}">
<button>恢复 <span class="visually-hidden">${app.title}</span></button></form>`;
  }
  return html`<details><summary>停用…</summary><form method="post" action="/ops/kill"><input type="hidden" name="app" value="${app.path}">
<div><label for="reason-${app.name}">给访客看的原因（可不填）</label><input id="reason-${app.name}" name="reason" maxlength="200"></div>
<button class="danger">停用${app.title}</button></form></details>`;
}

const renderEvents = (events: readonly OpsEvent[]): Html =>
  html`<section aria-labelledby="events"><h2 id="events">最近的部署</h2>
<div class="scroll" tabindex="0" role="region" aria-label="部署记录"><table>
<thead><tr><th>时间</th><th>谁</th><th class="wide">做了什么</th><th class="wide">原因</th></tr></thead>
<tbody>${
    events.length === 0
      ? html`<tr><td colspan="4" class="quiet">还没有记录</td></tr>`
      : events.map(
          ({ at, who, text, reason }) =>
            html`<tr><td>${chinaTime(at)}</td><td>${who}</td><td class="wide">${text}</td><td class="wide">${reason}</td></tr>`,
        )
  }</tbody></table></div></section>`;
