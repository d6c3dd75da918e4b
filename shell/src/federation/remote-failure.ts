/**
 * Why a remote could not be shown. `network`: a file did not arrive; `timeout`: it did not arrive in time; `integrity`:
 * a file is not the one that was published; `execution`: its code threw while it was loaded; `incompatible`: it needs
 * another contract than this shell keeps; `render`: a page threw while it was drawn.
 */
export type FailureKind = 'network' | 'timeout' | 'integrity' | 'execution' | 'incompatible' | 'render';

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
