import { chinaTime } from '../../platform/china-time';
import type { JobHolder } from '../../platform/jobs/job-holder';
import type { JobState } from '../../platform/jobs/job-log';
import { type JobName, jobNames } from '../../platform/jobs/job-names';
import { shownProcess } from '../../platform/process/process-name';
import { type Html, html } from '../html';

export interface OpsJob {
  name: JobName;
  state: JobState;
  held: JobHolder;
}

/** Work beside requests: what fails is tried again by itself, and says here why. */
export const renderJobs = (jobs: readonly OpsJob[]): Html =>
  html`<section aria-labelledby="jobs"><h2 id="jobs">后台工作</h2>
<div class="scroll" tabindex="0" role="region" aria-label="各项工作"><table class="jobs">
<thead><tr><th>工作</th><th>状态</th><th>上次完成</th><th>下次重试</th><th>谁在做</th><th class="wide">原因</th></tr></thead>
<tbody>${jobs.length === 0 ? html`<tr><td colspan="6" class="quiet">还没有运行过</td></tr>` : jobs.map(renderJob)}</tbody></table></div></section>`;

const renderJob = ({ name, state: { failures, reason, succeededAt, nextTryAt }, held }: OpsJob): Html =>
  html`<tr><th scope="row">${jobNames[name]}</th>
<td data-label="状态">${failures === 0 ? '正常' : html`<span class="bad">连续失败 ${failures} 次</span>`}</td>
<td data-label="上次完成">${succeededAt ? chinaTime(new Date(succeededAt)) : '还没有'}</td>
<td data-label="下次重试">${nextTryAt ? chinaTime(new Date(nextTryAt)) : html`<span class="quiet">无须重试</span>`}</td>
<td data-label="谁在做">${renderHolder(held)}</td>
<td class="wide" data-label="原因">${reason}</td></tr>`;

const renderHolder = ({ holder, takeovers, last }: JobHolder): Html =>
  html`${holder ? html`<span class="version">${shownProcess(holder.process)}</span> 自 ${chinaTime(new Date(holder.since))} 起` : html`<span class="quiet">没有</span>`}${
    last && html`<br><span class="quiet">接手 ${takeovers} 次，最近 ${chinaTime(new Date(last.at))}</span>`
  }`;
