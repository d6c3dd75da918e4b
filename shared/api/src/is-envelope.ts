import type { Envelope } from './result';

/** Whether a body is an answer of the API; a proxy in between may answer something else. */
export const isEnvelope = (data: unknown): data is Envelope =>
  typeof data === 'object' && data !== null && 'state' in data && typeof data.state === 'number';
