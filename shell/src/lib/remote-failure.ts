/**
 * Why a remote could not be shown. `killed`: switched off by its team; `network`: a file did not arrive; `missing`: the server has
 * a file of the remote no more; `timeout`: a
 * file did not arrive in time; `integrity`: a file differs from the published one; `execution`: its code threw while it
 * was loaded; `setup`: its `setup` threw; `incompatible`: it requires a contract that this shell does not support;
 * `chunk`: the remote runs, but a file of the page is gone; `render`: a page threw while rendering; `api`: a call of a
 * page failed, which the page itself shows; `outOfStep`: page and API are of different editions; `hang`: the page stood still in it
 * before, and it was not run again.
 */
export type FailureKind =
  | 'killed'
  | 'network'
  | 'missing'
  | 'timeout'
  | 'integrity'
  | 'execution'
  | 'setup'
  | 'incompatible'
  | 'chunk'
  | 'render'
  | 'api'
  | 'outOfStep'
  | 'hang';

export class RemoteFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    /** Name of the remote: `catalog`. */
    readonly remote: string,
    options?: { cause?: unknown },
  ) {
    super(`${remote}: ${kind}`, options);
    this.name = 'RemoteFailure';
  }
}

/**
 * Kind of an error that a boundary has caught. Bundlers mark the errors of late-loaded parts of a page by name or code.
 */
export function failureKind(error: unknown): FailureKind {
  if (error instanceof RemoteFailure) return error.kind;
  if (!(error instanceof Error)) return 'render';
  if ('kind' in error && error.kind === 'outOfStep') return 'outOfStep';
  const isLateFile = error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');
  return isLateFile ? 'chunk' : 'render';
}

/** A file of the version is gone: a newer version may be deployed, and an older one may be whole. */
export const isFileLost = (error: unknown): boolean => ['missing', 'chunk'].includes(failureKind(error));
