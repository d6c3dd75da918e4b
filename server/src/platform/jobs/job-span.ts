import { inSpan } from '../tracing/spans';
import type { JobName } from './job-names';

/**
 * Runs one piece of a job, a run or what a queue hands out, as a trace of its own, where anything is traced. Looks at a queue that
 * holds nothing are not traced.
 * @param failureOf see `inSpan`
 */
export const inJobSpan = <T>(
  name: JobName,
  work: () => Promise<T>,
  failureOf?: (result: T) => string | undefined,
): Promise<T> => inSpan({ name: `job ${name}`, attributes: { 'shixuan.job': name } }, work, failureOf);
