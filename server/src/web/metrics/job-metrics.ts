import { Gauge, type Registry } from 'prom-client';
import type { JobHolder } from '../../platform/jobs/job-holder';
import type { JobState } from '../../platform/jobs/job-log';

export interface JobReport {
  name: string;
  state: Pick<JobState, 'failures' | 'succeededAt'>;
  held: JobHolder;
}

/** @returns a look at the states of all jobs, of one moment */
export function addJobs(registry: Registry, readJobs: () => Promise<readonly JobReport[]>): () => Promise<void> {
  const registers = [registry];
  // Not `job`: that label is Prometheus' own, and names what is scraped.
  const labelNames = ['work'] as const;
  const failures = new Gauge({
    name: 'shixuan_job_failures',
    help: 'Failures of a job beside requests since its last success; equal in all processes.',
    labelNames,
    registers,
  });
  const succeeded = new Gauge({
    name: 'shixuan_job_last_success_timestamp_seconds',
    help: 'When a job last did what was to do.',
    labelNames,
    registers,
  });
  const readable = new Gauge({
    name: 'shixuan_jobs_readable',
    help: '1 while the states of the jobs can be read; without them no failure of a job is seen.',
    registers,
  });
  const holders = addHolders(registry);
  return async () => {
    const jobs = await readJobs().catch(() => null);
    readable.set(jobs ? 1 : 0);
    failures.reset();
    succeeded.reset();
    holders(jobs ?? []);
    for (const { name, state } of jobs ?? []) {
      failures.set({ work: name }, state.failures);
      if (state.succeededAt !== null) succeeded.set({ work: name }, Date.parse(state.succeededAt) / 1000);
    }
  };
}

/** Who is at which job, and whose work another one took over: the same in all processes, as it stands in the database. */
function addHolders(registry: Registry): (jobs: readonly JobReport[]) => void {
  const gauge = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const byProcess = ['work', 'process'] as const;
  const held = gauge('shixuan_job_held_since_timestamp_seconds', 'Since when a process is at a job.', byProcess);
  const takeovers = gauge('shixuan_job_takeovers', 'How often a process took over what another had not ended.', [
    'work',
  ]);
  const last = gauge('shixuan_job_last_takeover_timestamp_seconds', 'When that was last.', ['work']);
  const still = gauge(
    'shixuan_job_process_stands_still',
    '1 for a process that lost a job to another one, and has neither ended nor gone on.',
    byProcess,
  );
  return jobs => {
    for (const one of [held, takeovers, last, still]) one.reset();
    for (const { name: work, held: now } of jobs) {
      if (now.holder) held.set({ work, process: now.holder.process }, Date.parse(now.holder.since) / 1000);
      takeovers.set({ work }, now.takeovers);
      if (now.last) last.set({ work }, Date.parse(now.last.at) / 1000);
      if (now.standsStill && now.last) still.set({ work, process: now.last.from }, 1);
    }
  };
}
