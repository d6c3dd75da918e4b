import type { PreviewJob } from './see-through';

/** To the worker: a job, or null to give the running one up. A new job gives the old one up as well. */
export interface ToWorker {
  id: number;
  job: PreviewJob | null;
}

/** Back: grey values, or what went wrong. Nothing comes of a job that was given up. */
export type FromWorker = { id: number; grey: Uint8ClampedArray<ArrayBuffer> } | { id: number; error: string };
