import type {
  CheckResult,
  DeployAnswer,
  GcAnswer,
  LiveSite,
  PreviewAnswer,
  PreviewRequest,
  SiteStatus,
} from '@shixuan/server/releases';

export interface Asked {
  /** `selection`, or `shell`. */
  remote: string;
  reason: string;
  since?: number | undefined;
  dryRun: boolean;
}

export type Operation = Asked &
  (
    | { command: 'promote'; version: string | undefined; percent: number }
    | { command: 'rollback'; version: string | undefined }
    | { command: 'kill' | 'revive' }
  );

/** The site that is deployed to: this machine's folder, or a running site elsewhere. */
export interface DeploySite {
  /** For the lines of the command: a folder or an address. */
  label: string;
  status(): Promise<SiteStatus>;
  /** Manifests of what visitors get. */
  live(): Promise<LiveSite>;
  /** Puts a registry with the live versions and their files into an empty folder: what the smoke test runs beside. */
  copyLive(registryDir: string): Promise<void>;
  publish(folder: string, asked: Asked & { smoke: CheckResult['outcome'] }): Promise<DeployAnswer>;
  operate(operation: Operation): Promise<DeployAnswer>;
  /** Makes a link by which a published version is looked at. */
  preview(asked: PreviewRequest): Promise<PreviewAnswer>;
  revokePreview(id: string): Promise<void>;
  gc(asked: { reason: string; dryRun: boolean }): Promise<GcAnswer>;
}
