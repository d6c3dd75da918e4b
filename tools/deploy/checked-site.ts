import type { LiveSite } from '@shixuan/server/releases';
import type { DeploySite } from './deploy-site';

/** A site whose live versions are read too: a build is checked, and run on trial, beside them before it is sent. */
export interface CheckedSite extends DeploySite {
  /** Manifests of what visitors get. */
  live(): Promise<LiveSite>;
  /** Puts a registry with the live versions and their files into an empty folder: what the smoke test runs beside. */
  copyLive(registryDir: string): Promise<void>;
}
