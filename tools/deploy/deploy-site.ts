import type {
  CheckResult,
  ConfigAnswer,
  DeployAnswer,
  GcAnswer,
  PreviewAnswer,
  PreviewsAnswer,
  SiteOverview,
} from '@shixuan/host/deploy';
import type { z } from 'zod';

export interface Asked {
  /** `selection`, or `shell`. */
  remote: string;
  reason: string;
  since?: number | undefined;
  dryRun: boolean;
}

/** Settings of a remote, as JSON gives them; the site reads them by the remote's schema. */
export type Settings = Record<string, z.core.util.JSONType>;

/** How a share grows by itself: by `step` per cent every so many minutes. */
export interface Steps {
  step: number;
  everyMinutes: number;
}

export type Operation = Asked &
  (
    | {
        command: 'promote';
        version: string | undefined;
        percent: number;
        ramp?: Steps | undefined;
        /** Another environment of the site's store, whose live version is taken. */
        from?: string | undefined;
      }
    /** To a share of a group, and to nobody else. */
    | {
        command: 'promote-group';
        version: string | undefined;
        percent: number;
        group: 'signed-in' | `invited:${string}`;
        ramp?: Steps | undefined;
      }
    | { command: 'rollback'; version: string | undefined }
    /** The set to which the remote's version belongs. */
    | { command: 'rollback-set' }
    | { command: 'kill' | 'revive' }
    /** All settings at once; null for the defaults. */
    | { command: 'config'; values: Settings | null }
  );

/** Versions of several remotes that are shown as one; with `from` those that are live in another environment. */
export interface SetPromotion {
  members: { remote: string; version?: string }[];
  from: string | undefined;
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
  config(remote: string): Promise<ConfigAnswer>;
  operate(operation: Operation): Promise<DeployAnswer>;
  promoteSet(asked: SetPromotion): Promise<DeployAnswer>;
  /** Makes a link by which a published version is looked at. */
  preview(asked: PreviewAsked): Promise<PreviewAnswer>;
  /** Links that work: of the remotes that the token is for, or all. */
  previews(): Promise<PreviewsAnswer>;
  revokePreview(id: string): Promise<void>;
  gc(asked: { reason: string; dryRun: boolean }): Promise<GcAnswer>;
}
