import { z } from 'zod';

// What a site answers below `/deploy/v1`, for the command line of teams. A reader takes fields that it does not know: the
// site may be newer than the tool.

/** `selection`, or `shell`. */
export const DeployName = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/, '应为栏目名，如 selection，或 shell');

/** One check of a build before it was deployed. */
export const CheckResult = z.object({
  name: z.string(),
  /** `skipped`: on request of the deploying person, or because it was not possible; the message says which. */
  outcome: z.enum(['passed', 'failed', 'skipped']),
  /** Chinese; for a failure it says what to change. */
  message: z.string(),
});
export type CheckResult = z.infer<typeof CheckResult>;

/** A version that is tried on a part of a group; `traffic` is 0 then. */
const Audience = z.object({ group: z.string(), percent: z.number() });

const INVITED = 'invited:';

/** A group in Chinese; one that this edition does not know by its name. */
const groupText = (group: string): string => {
  if (group === 'signed-in') return '登录用户';
  return group.startsWith(INVITED) ? `试用组 ${group.slice(INVITED.length)} ` : group;
};

/** Whom a version is shown to: `10 %`, of all visitors, `登录用户的 10 %`, or `试用组 beta 的 10 %`. */
export const shareText = (shown: { traffic: number; audience?: z.infer<typeof Audience> | undefined }): string =>
  shown.audience ? `${groupText(shown.audience.group)}的 ${shown.audience.percent} %` : `${shown.traffic} %`;

const ShownRows = z.array(
  z.object({ version: z.string(), traffic: z.number(), default: z.boolean(), audience: Audience.optional() }),
);

/** Result of an operation. */
export const DeployAnswer = z.object({
  command: z.string(),
  remote: DeployName,
  version: z.nullable(z.string()),
  changed: z.boolean(),
  revision: z.number(),
  rows: ShownRows,
  /** What the same step did to other remotes: the rest of a set. */
  others: z.array(z.object({ remote: DeployName, rows: ShownRows })).default([]),
  checks: z.array(CheckResult),
  /** What to know although it was done, in Chinese; a site of an older edition has none. */
  warnings: z.array(z.string()).default([]),
});
export type DeployAnswer = z.infer<typeof DeployAnswer>;

/** Whether a version was kept or removed, and why. */
export const Cleaned = z.object({ name: z.string(), version: z.string(), kept: z.nullable(z.string()) });
export type Cleaned = z.infer<typeof Cleaned>;

export const GcAnswer = z.object({ versions: z.array(Cleaned), dryRun: z.boolean() });
export type GcAnswer = z.infer<typeof GcAnswer>;

export const PreviewAnswer = z.object({
  id: z.string(),
  remote: DeployName,
  version: z.string(),
  /** Path and search; shown this once. */
  link: z.string(),
  expiresAt: z.iso.datetime(),
});
export type PreviewAnswer = z.infer<typeof PreviewAnswer>;

const SetValues = z.object({ values: z.record(z.string(), z.unknown()), by: z.string(), at: z.string() });

/** The settings of a remote. */
export const ConfigAnswer = z.object({
  remote: DeployName,
  /** Of the registry: `since` of a change that must not undo another one. */
  revision: z.number(),
  /** The version whose fields are listed. */
  version: z.string(),
  /** What was set; null for the defaults. */
  set: z.nullable(SetValues),
  fields: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      /** What the version runs with. */
      value: z.unknown(),
      default: z.unknown(),
      /** Why it does not take what was set, in Chinese; the default stands in. */
      problem: z.nullable(z.string()),
    }),
  ),
});
export type ConfigAnswer = z.infer<typeof ConfigAnswer>;

/** Links that work, of the remotes that the token is for. */
export const PreviewsAnswer = z.object({
  previews: z.array(
    z.object({
      id: z.string(),
      remote: DeployName,
      version: z.string(),
      /** Who made it: a token's name, or a person on the site's machine. */
      madeBy: z.string(),
      expiresAt: z.iso.datetime(),
    }),
  ),
});
export type PreviewsAnswer = z.infer<typeof PreviewsAnswer>;

/** Body of `preview-revoke`, and its answer. */
export const PreviewRevoked = z.object({ id: z.string() });

/** Why an operation was refused; `race` when the registry had changed meanwhile. */
export const DeployError = z.object({
  error: z.enum(['refused', 'race', 'token', 'busy', 'form', 'server']),
  message: z.string(),
  checks: z.array(CheckResult).default([]),
});
export type DeployError = z.infer<typeof DeployError>;

/** The last trial run of a version by somebody whom the site trusts; `void` where its result does not count. */
export const TrialTold = z.object({
  remote: DeployName,
  version: z.string(),
  state: z.enum(['passed', 'failed', 'void']),
  by: z.string(),
  at: z.nullable(z.string()),
  message: z.string(),
});
export type TrialTold = z.infer<typeof TrialTold>;

const PublishedVersion = z.object({
  metadata: z.object({ version: z.string() }),
  deployment: z.object({ traffic: z.number(), default: z.boolean() }),
  extras: z.object({ audience: Audience.optional() }).optional(),
});

/** What `status` says: the versions of every app with their shares, and what was done last. */
export const SiteOverview = z.object({
  registry: z.object({
    revision: z.number(),
    shell: z.array(PublishedVersion),
    microFrontends: z.record(z.string(), z.array(PublishedVersion)),
    /** Remotes that are switched off, with the reason. */
    killed: z.record(z.string(), z.object({ reason: z.string(), by: z.string(), at: z.string() })).default({}),
  }),
  latest: z.array(
    z.object({
      revision: z.number(),
      at: z.string(),
      who: z.string(),
      command: z.string(),
      /** `remotes/selection`, or `shell`. */
      app: z.string(),
      version: z.nullable(z.string()),
      reason: z.string(),
    }),
  ),
  /** Absent in the answer of an older edition of the site. */
  trials: z.optional(
    z.object({
      /** Whether a version needs one that passed before visitors get it. */
      required: z.boolean(),
      /** The site's environment, for which results are signed. */
      environment: z.string(),
      results: z.array(TrialTold),
    }),
  ),
});
export type SiteOverview = z.infer<typeof SiteOverview>;
