import { API_VERSION } from '@shixuan/api';
import type { Alarm } from '../../domain/telemetry/alarms';
import { chinaTime } from '../../platform/china-time';
import { jobNames } from '../../platform/jobs/job-names';
import { shownProcess } from '../../platform/process/process-name';
import { type Html, html } from '../html';
import type { OpsApp, OpsVersion } from './ops-state';
import type { OpsJob } from './render-jobs';

export interface OpsNow {
  /** What is wrong with the registry as a whole, in Chinese; null for nothing. */
  older: string | null;
  apps: readonly OpsApp[];
  /** Those that are on, the oldest first. */
  alarms: readonly Alarm[];
  jobs: readonly OpsJob[];
  /** Enquiries that nobody has handled; null for whoever may not see them. */
  openEnquiries: number | null;
}

/** What is wrong at the moment and since when, before all else; and what is under way. */
export function renderNow(now: OpsNow): Html {
  const troubles = [
    ...(now.older === null ? [] : [html`${now.older}。没有生效的操作也在 <a href="#events">最近的部署</a> 里。`]),
    ...now.alarms.map(alarm => ofAlarm(now.apps, alarm)),
    ...now.apps.flatMap(ofApp),
    ...now.jobs.flatMap(ofStandingStill),
    ...now.jobs.flatMap(ofJob),
  ];
  const trials = now.apps.flatMap(({ title, versions }) =>
    versions.filter(({ role }) => role === 'canary').map(one => ({ title, ...one })),
  );
  return html`<section class="notice${troubles.length > 0 ? ' failed' : ''}" aria-labelledby="now">
<h2 id="now">${troubles.length > 0 ? '正在发生' : '没有异常'}</h2>
${troubles.length > 0 ? html`<ul>${troubles.map(trouble => html`<li>${trouble}</li>`)}</ul>` : null}
${trials.length > 0 ? html`<p>灰度中：${trials.map(({ title, version, share }, place) => html`${place > 0 ? '；' : ''}${title} <span class="version">${version}</span> ${share}`)}</p>` : null}
${now.openEnquiries ? html`<p><a href="#enquiries">未处理的询价 ${now.openEnquiries} 条</a></p>` : null}
</section>`;
}

function ofAlarm(apps: readonly OpsApp[], { app, version, since, reason }: Alarm): Html {
  const known = apps.find(({ name }) => name === app);
  return html`<a href="#${app}">${known?.title ?? app}</a> <span class="version">${version}</span> 自 ${chinaTime(since)} 起故障增多：${reason}`;
}

function ofApp(app: OpsApp): Html[] {
  const link = html`<a href="#${app.name}">${app.title}</a>`;
  if (app.killed) {
    const { by, at, reason } = app.killed;
    return [html`${link} 自 ${chinaTime(new Date(at))} 起由 ${by} 停用${reason && `：${reason}`}`];
  }
  const shown = app.versions.filter(({ role }) => role !== 'kept');
  return [
    ...shown.filter(({ lackingApi }) => lackingApi).map(one => ofLackingApi(app, one)),
    ...shown
      .filter(({ initialBytes }) => initialBytes === null)
      .map(({ version }) => html`${link} <span class="version">${version}</span> 的清单校验未通过，没有提供给访客`),
  ];
}

/** A version with visitors that the site cannot serve, as after going back to an older edition of the site. */
const ofLackingApi = ({ name, title, standIn }: OpsApp, { version, lackingApi }: OpsVersion): Html =>
  html`<a href="#${name}">${title}</a> 版本 <span class="version">${version}</span> 需要接口 ${lackingApi}，本站的接口是 ${API_VERSION}，没有提供给访客${
    standIn ? html`；现在提供的是 <span class="version">${standIn}</span>` : ''
  }。升级网站后自动恢复`;

/** A process that answers nobody, and would go on with what another one has taken from it. */
function ofStandingStill({ name, held: { standsStill, last } }: OpsJob): Html[] {
  if (!standsStill || last === null) return [];
  const from = html`<span class="version">${shownProcess(last.from)}</span>`;
  return [
    html`进程 ${from} 停住了：既不应答也没有结束。它自 ${chinaTime(new Date(last.since))} 起在做的 <a href="#jobs">${jobNames[name]}</a> 已于 ${chinaTime(new Date(last.at))} 由 <span class="version">${shownProcess(last.by)}</span> 接手。请在那台机器上结束它（kill -9）`,
  ];
}

function ofJob({ name, state: { failures, reason, succeededAt } }: OpsJob): Html[] {
  if (failures === 0) return [];
  const since = succeededAt ? `自 ${chinaTime(new Date(succeededAt))} 之后` : '';
  return [html`<a href="#jobs">${jobNames[name]}</a> ${since}连续失败 ${failures} 次：${reason}`];
}
