import { IntegrityHash } from '@shixuan/host/manifest';
import { z } from 'zod';
import type { AppPath } from './registry-paths';

const AppName = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/);
export const AppVersion = z.string().regex(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/, '应形如 1.0.0-3f9a2c1b');

/** An app's path, `shell` or `remotes/catalog`. */
export const AppPathField = z.custom<AppPath>(
  value => typeof value === 'string' && /^(shell|remotes\/[a-z][a-z0-9-]{1,30})$/.test(value),
);

/** A version that is shown and withdrawn with those of other remotes. */
export const SetMember = z.object({ app: AppPathField, version: AppVersion });
export type SetMember = z.infer<typeof SetMember>;

/**
 * Visitors on whom a version may be tried: `signed-in` are those who are logged in, `invited:beta` those who have taken an operator's
 * invitation to a group. Their browsers say so with the page by a cookie that names nobody.
 */
export const AudienceGroup = z.union(
  [z.literal('signed-in'), z.templateLiteral(['invited:', z.string().regex(/^[a-z][a-z0-9-]{1,30}$/)])],
  '应为 signed-in，或 invited: 与试用组的名称',
);
export type AudienceGroup = z.infer<typeof AudienceGroup>;

/** Whom a version is tried on, and on how many of them. */
export const Audience = z.object({
  group: AudienceGroup,
  /** Per cent of the group: above 0, up to 100, two decimals at most. */
  percent: z.number().positive().max(100),
});
export type Audience = z.infer<typeof Audience>;

/** One published version of one app. The shape is AWS Labs' frontend-discovery schema with our own `extras`. */
export const RegistryRow = z.object({
  /** Path of `remote.json` or `shell.json`; the version's other files lie beside it. */
  url: z.string().startsWith('/'),
  metadata: z.object({
    version: AppVersion,
    /** Hash of the manifest's bytes. Optional here only so that a row without it is refused alone, not with the whole file. */
    integrity: z.optional(IntegrityHash),
  }),
  deployment: z.object({
    /** Per cent of the visitors, two decimals at most. 0 keeps a version's files served without showing it to anybody. */
    traffic: z.number().min(0).max(100),
    /** The version for crawlers and for everybody whom the percentages leave over. */
    default: z.boolean(),
  }),
  extras: z
    .object({
      owner: z.string().optional(),
      contract: z.string().optional(),
      /** Absent in rows written before it was noted: the age is then unknown. */
      publishedAt: z.iso.datetime().optional(),
      /**
       * It has been live and was not left for an older one: a page may go back to it. Absent in rows written before it was noted:
       * taken for true.
       */
      proven: z.boolean().optional(),
      /** Whether it has ever had visitors. Absent in rows written before it was noted: the audit log tells then. */
      served: z.boolean().optional(),
      /** Since when it has had visitors without a break. */
      shownSince: z.iso.datetime().optional(),
      /** When it was taken from its visitors by a rollback; absent once it has visitors again. */
      withdrawnAt: z.iso.datetime().optional(),
      /** Its share, of all visitors or of its group, grows by itself: by `step` per cent every so many minutes, next at `nextAt`, as `by` asked for. */
      ramp: z
        .object({
          step: z.number().positive().max(100),
          everyMinutes: z.number().positive(),
          nextAt: z.iso.datetime(),
          by: z.string(),
          /** With which it was asked for: without it the ramp ends. Absent where it was noted before, and where a person asked. */
          token: z.object({ id: z.string(), expiresAt: z.nullable(z.iso.datetime()) }).optional(),
        })
        .optional(),
      /**
       * Tried on a part of a group alone; `traffic` is 0 then, so that an edition that does not know of groups shows it to nobody. A rule
       * that this edition does not know is none, for the same reason.
       */
      audience: Audience.optional().catch(undefined),
      /** All members of the set with which it was promoted, itself among them. */
      set: z.array(SetMember).optional(),
    })
    .default({}),
});
export type RegistryRow = z.infer<typeof RegistryRow>;

/** Characters of the reason that visitors are shown. */
export const MOST_REASON = 200;

/** Why a remote is off the site at the moment. */
export const Killed = z.object({
  /** Shown to visitors, in Chinese; may be empty. */
  reason: z.string().max(MOST_REASON),
  by: z.string(),
  at: z.iso.datetime(),
});
export type Killed = z.infer<typeof Killed>;

/** Settings of one remote, as somebody set them; each version reads them by its own schema. */
export const SetConfig = z.object({
  values: z.record(z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/, '设置名应以小写字母开头，由字母和数字组成'), z.json()),
  by: z.string(),
  at: z.iso.datetime(),
});
export type SetConfig = z.infer<typeof SetConfig>;

/** `registry.json`: which versions of which apps are live. */
export const Registry = z.object({
  schema: z.string(),
  /** Grows by one with every change. */
  revision: z.number().int().nonnegative(),
  shell: z.array(RegistryRow),
  microFrontends: z.record(AppName, z.array(RegistryRow)),
  /** Remotes that are switched off, whatever their rows say. */
  killed: z.record(AppName, Killed).default({}),
  /** What operators have set; a remote that has its defaults is not listed. */
  config: z.record(AppName, SetConfig).default({}),
});
export type Registry = z.infer<typeof Registry>;

/** Why a remote is off; null while it is not. A name such as `constructor` is a remote like any other. */
export const killedOf = ({ killed }: Pick<Registry, 'killed'>, name: string): Killed | null =>
  Object.hasOwn(killed, name) ? (killed[name] ?? null) : null;

/** What was set for a remote; null where it has its defaults. */
export const setConfigOf = ({ config }: Pick<Registry, 'config'>, name: string): SetConfig | null =>
  Object.hasOwn(config, name) ? (config[name] ?? null) : null;

export const emptyRegistry = (): Registry => ({
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
  revision: 0,
  shell: [],
  microFrontends: {},
  killed: {},
  config: {},
});
