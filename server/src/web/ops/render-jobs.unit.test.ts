import { expect, test } from 'vitest';
import { type JobHolder, neverHeld } from '../../platform/jobs/job-holder';
import { renderJobs } from './render-jobs';
import { renderNow } from './render-now';

const state = { subject: '', failures: 0, reason: '', succeededAt: null, failedAt: null, nextTryAt: null };
const at = '2026-11-30T03:12:00.000Z';
const since = '2026-11-30T03:01:00.000Z';
const last = { at, from: 'web-1<b>:42-a1b2', since, by: 'web-2:77-c3d4', wentOnAt: null };

const jobs = (held: Partial<JobHolder>) => [{ name: 'downloads' as const, state, held: { ...neverHeld, ...held } }];
const now = (held: Partial<JobHolder>) =>
  renderNow({ older: null, apps: [], alarms: [], jobs: jobs(held), openEnquiries: null }).text;

test('a process that stands still is wrong at the moment; one that ended or went on is not', () => {
  const shown = now({ takeovers: 1, last, standsStill: true });
  expect(shown).toContain('正在发生');
  expect(shown).toMatch(/web-1&lt;b&gt;:42<.*停住了.*下载中心的文件.*web-2:77<.*接手/s);
  expect(now({ takeovers: 1, last })).toContain('没有异常');
  expect(now({})).toContain('没有异常');
});

test('the table of jobs says who is at each, and how often one took over', () => {
  const shown = renderJobs(jobs({ holder: { process: 'web-2:77-c3d4', since }, takeovers: 2, last })).text;
  expect(shown).toMatch(/web-2:77<\/span> 自 .*接手 2 次，最近 /s);
  expect(renderJobs(jobs({})).text).not.toContain('接手');
});
