import { Gauge, type Registry } from 'prom-client';
import type { JobState } from '../../platform/jobs/job-log';

export interface JobReport {
  name: string;
  state: Pick<JobState, 'failures' | 'succeededAt'>;
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
  return async () => {
    const jobs = await readJobs().catch(() => null);
    readable.set(jobs ? 1 : 0);
    failures.reset();
    succeeded.reset();
    for (const { name, state } of jobs ?? []) {
      failures.set({ work: name }, state.failures);
      if (state.succeededAt !== null) succeeded.set({ work: name }, Date.parse(state.succeededAt) / 1000);
    }
  };
}
