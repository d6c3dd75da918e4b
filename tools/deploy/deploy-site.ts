import type { CheckResult, DeployAnswer, GcAnswer, PreviewAnswer, SiteOverview } from '@shixuan/host/deploy';

export interface Asked {
  /** `selection`, or `shell`. */
  remote: string;
  reason: string;
  since?: number | undefined;
  dryRun: boolean;
}

export type Operation = Asked &
  (
    | {
        command: 'promote';
        version: string | undefined;
        percent: number;
        ramp?: { step: number; everyMinutes: number } | undefined;
      }
    | { command: 'rollback'; version: string | undefined }
    /** The set to which the remote's version belongs. */
    | { command: 'rollback-set' }
    | { command: 'kill' | 'revive' }
  );

/** Versions of several remotes that are shown as one. */
export interface SetPromotion {
  members: { remote: string; version: string }[];
  percent: number;
  reason: string;
  dryRun: boolean;
}

/** Without a version it is of the one published last. */
export interface PreviewAsked {
  remote: string;
  version?: string | undefined;
  hours?: number | undefined;
}

/** The site that is deployed to: this machine's folder, or a running site elsewhere. */
export interface DeploySite {
  /** For the lines of the command: a folder or an address. */
  label: string;
  status(): Promise<SiteOverview>;
  publish(folder: string, asked: Asked & { smoke: CheckResult['outcome'] }): Promise<DeployAnswer>;
  operate(operation: Operation): Promise<DeployAnswer>;
  promoteSet(asked: SetPromotion): Promise<DeployAnswer>;
  /** Makes a link by which a published version is looked at. */
  preview(asked: PreviewAsked): Promise<PreviewAnswer>;
  revokePreview(id: string): Promise<void>;
  gc(asked: { reason: string; dryRun: boolean }): Promise<GcAnswer>;
}
