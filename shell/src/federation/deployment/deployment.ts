import type { SiteRevision } from '@shixuan/api/site-report';
import { killedRemotes } from '../../state/killed-remotes';
import type { Store } from '../../state/store';
import type { ApiStep } from './keep-in-step';
import { mayLeaveFor } from './left-once';

export interface DeploymentOptions {
  store: Store;
  /** Revision of the registry that this page was made from. */
  revision: number;
  /** The versions that this page runs: `shell@1.0.0-3f9a2c1b`, `catalog@1.0.0-3f9a2c1b`. */
  versions?: readonly string[];
  /** The settings of the remotes that this page was made with, as the site marks them. */
  config?: string | undefined;
  /** Loads another document. */
  leave(to: string): void;
  /** Asks the site what is deployed now. */
  ask?: () => Promise<SiteRevision>;
  mayLeave?: (revision: number) => boolean;
  /** How the page stands to the API; in step unless given. */
  apiStep?: Pick<ApiStep, 'isDue'>;
}

/** How an open page reacts to versions that are deployed meanwhile. */
export interface Deployment {
  /** An answer of the API names the revision that is deployed. */
  seen(revision: number): void;
  /** The site says what is deployed. */
  told(now: SiteRevision): void;
  /** Was the remote switched off since the page was made? */
  isKilled(remote: string): boolean;
  /**
   * A file of this page's version is gone. Where a newer version is deployed, the next navigation loads a document, once
   * per revision.
   * @returns whether a newer version is deployed
   */
  fileLost(): Promise<boolean>;
  /** To be asked at each navigation. True when the page at `to` is being loaded as a document instead. */
  leaveFor(to: string): boolean;
}

const askSite = () => import('./ask-revision').then(({ askRevision }) => askRevision());

/**
 * A page keeps the versions that it began with, with these exceptions: a remote that is switched off disappears from the
 * menu and the routes; and when one of its versions was withdrawn, a file of them is gone, a setting of a remote was changed, or the API is
 * out of step with the page, the next navigation loads a document.
 */
export function createDeployment({
  store,
  revision: own,
  versions = [],
  config: ownConfig,
  leave,
  ask = askSite,
  mayLeave = mayLeaveFor,
  apiStep,
}: DeploymentOptions): Deployment {
  let newest = own;
  /** The newest revision that has been asked about. */
  let asked = own;
  let isDue = false;

  function told({ revision, killed, withdrawn, config = ownConfig }: SiteRevision): void {
    newest = Math.max(newest, revision);
    asked = Math.max(asked, revision);
    store.set(killedRemotes, killed);
    if (revision > own && withdrawn.some(version => versions.includes(version))) isDue = true;
    if (revision > own && ownConfig !== undefined && config !== ownConfig) isDue = true;
  }
  const update = async () => told(await ask());

  return {
    seen(revision) {
      if (revision <= asked) return;
      const before = asked;
      asked = revision;
      update().catch(() => {
        // No answer: the next answer of the API starts another attempt.
        asked = before;
      });
    },
    told,
    isKilled: remote => store.get(killedRemotes).includes(remote),
    async fileLost() {
      // Without an answer the page stays as it is; the visitor can try again.
      await update().catch(() => undefined);
      if (newest > own) isDue = true;
      return newest > own;
    },
    leaveFor(to) {
      if (!(isDue || apiStep?.isDue()) || !mayLeave(newest)) return false;
      leave(to);
      return true;
    },
  };
}
