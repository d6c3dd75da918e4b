import type { TrialTold } from '@shixuan/host/deploy';
import type { AppPath, LiveSite, RegistryRow, SiteStatus, TrialStatement } from '@shixuan/server/releases';
import type { DeploySite } from './deploy-site';

/** A site whose live versions are read too: a build is checked, and run on trial, beside them before it is sent. */
export interface CheckedSite extends DeploySite {
  /** Manifests of what visitors get. */
  live(): Promise<LiveSite>;
  /** Puts a registry with the live versions and their files into an empty folder: what the smoke test runs beside. */
  copyLive(registryDir: string): Promise<void>;
  /** What is published, whole, with the trial runs that are known. */
  state(): Promise<SiteStatus>;
  /** Puts the files of a published version where `copyLive` puts those that are live. */
  copyVersion(app: AppPath, row: RegistryRow, registryDir: string): Promise<void>;
  /**
   * Hands in what a trial run found.
   * @param key of the runner; the site's own machine needs none, whose user may write the registry
   */
  handIn(statement: TrialStatement, key: string | undefined): Promise<TrialTold>;
}
