import { RemoteFailure } from '../../lib/remote-failure';
import { RequestError } from '../request/request-error';
import type { Telemetry } from './telemetry';

/** Address of a file of a published version: `/remotes/catalog/1.0.0-3f9a2c1b/main.js`, `/shell/1.0.0-3f9a2c1b/main.js`. */
const versionFile = /\/(?:remotes\/([a-z][a-z0-9-]{1,30})|shell)\/(\d+\.\d+\.\d+-[0-9a-z]+)\//g;

/**
 * The version that a script address or a stack trace names: `catalog@1.0.0-3f9a2c1b` or `shell`; null for scripts
 * that are not the site's, such as those of browser extensions. The shell's code runs below that of remotes (React, the services),
 * so a remote is named wherever one is in the trace.
 */
export function sourceOf(trace: string): string | null {
  const files = [...trace.matchAll(versionFile)];
  const [, name, version] = files.find(file => file[1]) ?? [];
  if (name) return `${name}@${version}`;
  return files.length > 0 ? 'shell' : null;
}

/** Stack without the message, which may contain an address too. */
const framesOf = ({ stack = '', message }: Error) => stack.replace(message, '');

/** Reported by the loader or by the failed call already, or called off on purpose. */
const isReportedElsewhere = (error: unknown) =>
  error instanceof RemoteFailure ||
  error instanceof RequestError ||
  (error instanceof Error && error.name === 'AbortError');

/**
 * Reports what no boundary catches: errors in timers and listeners, rejected promises that nobody handles. Each is
 * attributed to a version by the address of its script.
 * @param isOutOfStep whether the API is of another edition than the page, which no version is to blame for
 */
export function reportUncaught(
  telemetry: Pick<Telemetry, 'error' | 'isReported'>,
  isOutOfStep: () => boolean = () => false,
): void {
  const report = (error: unknown, script = '') => {
    if (telemetry.isReported(error) || isReportedElsewhere(error)) return;
    const source = sourceOf(error instanceof Error ? framesOf(error) : script) ?? sourceOf(script);
    if (source) telemetry.error(source, error, { failure: isOutOfStep() ? 'outOfStep' : 'uncaught' });
  };
  // A script that was thrown something that is no error still has an address.
  window.addEventListener('error', event => report(event.error ?? event.message, event.filename));
  window.addEventListener('unhandledrejection', event => report(event.reason));
}
