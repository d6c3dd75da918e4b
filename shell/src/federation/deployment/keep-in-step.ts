import { meets } from '../contract';
import { mayReloadFor } from './left-once';

export interface StepOptions {
  /** Version of the API when the page was made; undefined where the server did not say. */
  api: string | undefined;
  /** Revision of the registry that the page was made from. */
  revision: number;
  /** Loads the page anew. */
  reload(): void;
  mayReload?: (reason: string) => boolean;
}

/** How a page comes back into step with an API that was replaced while the page was open. */
export interface ApiStep {
  /** An answer was of this version of the API. */
  seen(version: string): void;
  /** A call failed because of it. */
  failed(): void;
  /** Whether answers are of an older API than the page was made for, or of another major: failures then count against no version. */
  isOlder(): boolean;
  /** Whether the next navigation should load a document. */
  isDue(): boolean;
  /** Loads the page anew, once for each pair of versions and revision in a tab. @returns whether it does */
  reload(): boolean;
}

/** Follows the version of the API on answers. */
export function createApiStep({ api: own, revision, reload, mayReload = mayReloadFor }: StepOptions): ApiStep {
  let other: string | undefined;
  let hasFailed = false;
  return {
    seen(version) {
      other = own === undefined || meets(`^${own}`, version) ? undefined : version;
    },
    failed() {
      hasFailed = true;
    },
    isOlder: () => other !== undefined,
    isDue: () => hasFailed || other !== undefined,
    reload() {
      if (!mayReload(`${own ?? '?'} ${other ?? '?'} ${revision}`)) return false;
      reload();
      return true;
    },
  };
}
