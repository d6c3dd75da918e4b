/**
 * Why a remote could not be shown. `killed`: its team has switched it off; `network`: a file did not arrive; `timeout`:
 * it did not arrive in time; `integrity`: a file is not the one that was published; `execution`: its code threw while it
 * was loaded; `setup`: its preparation threw; `incompatible`: it needs another contract than this shell keeps; `chunk`:
 * the remote runs, but a file of the page is no longer there; `render`: a page threw while it was drawn; `api`: an answer
 * that a page asked for did not come, which the page itself shows in its place.
 */
export type FailureKind =
  | 'killed'
  | 'network'
  | 'timeout'
  | 'integrity'
  | 'execution'
  | 'setup'
  | 'incompatible'
  | 'chunk'
  | 'render'
  | 'api';

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

/** Kind of whatever a boundary has caught. Bundlers mark their own errors, of a part of a page that is loaded late, by name or code. */
export function failureKind(error: unknown): FailureKind {
  if (error instanceof RemoteFailure) return error.kind;
  if (!(error instanceof Error)) return 'render';
  const isLateFile = error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');
  return isLateFile ? 'chunk' : 'render';
}
