import {
  CheckResult,
  DeployAnswer,
  DeployName,
  GcAnswer,
  type PreviewAnswer,
  type PreviewsAnswer,
} from '@shixuan/host/deploy';
import { z } from 'zod';
import { ENVIRONMENT_NAME } from '../../../platform/storage/environments';
import type { KeptPreview, MadePreview } from '../previews';
import type { OperationResult } from '../registry/operations/run-operation';
import { appName } from '../registry/registry-paths';
import { AppVersion, AudienceGroup, SetConfig } from '../registry/registry-schema';

// What the addresses below `/deploy/v1` take; what they answer lies in `@shixuan/host/deploy`, for the command line too.

const version = AppVersion.optional();
const REVISION = '应为注册表的版次，如 12';
/** Of a query as well, where an empty one would be read as 0. */
const since = z
  .preprocess(given => (given === '' ? null : given), z.union([z.number(), z.string().transform(Number)], REVISION))
  .pipe(z.int(REVISION).nonnegative(REVISION))
  .optional();
const reason = z.string().trim().max(200, '最多 200 字').default('');
/** Another environment, whose live version is taken. */
const from = z.string().regex(ENVIRONMENT_NAME, '应为环境的名称，如 staging').optional();
/** How a share grows by itself: by `step` per cent each time. */
const Steps = z.strictObject({ step: z.number(), everyMinutes: z.number() });
const common = { remote: DeployName, reason, since, dryRun: z.boolean().default(false) };

/**
 * Bodies of the commands, by their names. A field that is not known is refused: it may be `dryRun` in other letters, or a wish of a newer
 * command line, and what was asked would be done without it.
 */
export const deployRequests = {
  promote: z.strictObject({
    ...common,
    version,
    percent: z.number(),
    ramp: Steps.optional(),
    from,
    /** Elsewhere: without it, a share that was meant for a group would be one of everybody. */
    group: z.undefined('给一组访客请用 promote-group').optional(),
  }),
  /** To a share of a group. A name of its own: an older site would take it for a share of everybody. */
  'promote-group': z.strictObject({
    ...common,
    version,
    percent: z.number(),
    group: AudienceGroup,
    ramp: Steps.optional(),
  }),
  rollback: z.strictObject({ ...common, version }),
  'promote-set': z
    .strictObject({
      ...{ reason, since, dryRun: common.dryRun },
      members: z
        .array(z.strictObject({ remote: DeployName, version }))
        .min(1, '请写明这一套的栏目与版本')
        .max(50, '最多 50 个'),
      percent: z.number(),
      from,
    })
    .refine(
      ({ members, from: environment }) =>
        members.every(each => (each.version === undefined) === (environment !== undefined)),
      '每个栏目写明版本；取用另一环境（from）的线上版本时都不写',
    ),
  'rollback-set': z.strictObject(common),
  kill: z.strictObject({
    ...common,
    reason: z.string().trim().min(1, '请说明停用的原因，访客会看到').max(200, '最多 200 字'),
  }),
  revive: z.strictObject(common),
  /** Null for the defaults. */
  config: z.strictObject({ ...common, values: z.nullable(SetConfig.shape.values) }),
  gc: z.strictObject({ reason, dryRun: z.boolean().default(false) }),
} as const;

/** Query of `config`, which shows settings. */
export const ConfigQuery = z.strictObject({ remote: DeployName });

/** Query of a publication, whose body is the build. */
export const PublishQuery = z.strictObject({
  remote: DeployName,
  reason,
  since,
  dryRun: z.stringbool().default(false),
  smoke: CheckResult.shape.outcome.default('skipped'),
});

/** Body of `preview`, which makes a link; without a version it is of the one published last. */
export const PreviewRequest = z.strictObject({ remote: DeployName, version, hours: z.number().optional() });
export type PreviewRequest = z.infer<typeof PreviewRequest>;

export const toPreviewAnswer = ({ expiresAt, ...made }: MadePreview): PreviewAnswer => ({
  ...made,
  expiresAt: expiresAt.toISOString(),
});

export const toPreviewsAnswer = (previews: readonly KeptPreview[]): PreviewsAnswer => ({
  previews: previews.map(({ expiresAt, ...one }) => ({ ...one, expiresAt: expiresAt.toISOString() })),
});

const rowsTold = (rows: OperationResult['to']['rows']) =>
  rows.map(({ metadata, deployment, extras: { audience } }) => ({
    version: metadata.version,
    ...deployment,
    ...(audience && { audience }),
  }));

export const toAnswer = (result: OperationResult, checks: readonly CheckResult[] = []): DeployAnswer => ({
  command: result.command,
  remote: appName(result.app),
  version: result.version,
  changed: result.changed,
  revision: result.revision,
  rows: rowsTold(result.to.rows),
  others: result.others.map(({ app, to }) => ({ remote: appName(app), rows: rowsTold(to.rows) })),
  checks: [...checks],
  warnings: result.warnings,
});

/** Result of the smoke test, where whoever says it has run it. */
export const smokeCheck = (outcome: CheckResult['outcome']): CheckResult => ({
  name: 'smoke',
  outcome,
  message: {
    passed: '浏览器试运行',
    failed: '浏览器试运行：未通过',
    skipped: '浏览器试运行：未做（--no-smoke 或没有浏览器）',
  }[outcome],
});

/** The same as a publishing team reports it: the site has not seen the run, and says so. */
export const claimedSmoke = (outcome: CheckResult['outcome']): CheckResult => {
  const { message, ...check } = smokeCheck(outcome);
  return { ...check, message: outcome === 'skipped' ? message : `${message}（发布者自述，网站没有核实）` };
};

/** Output of the command line with `--json`; each command fills a part of it. */
export const DeployOutput = z.object({
  ok: z.boolean(),
  /** Why it was not done. */
  message: z.string().default(''),
  exitCode: z.number().default(0),
  ...DeployAnswer.partial().shape,
  ...GcAnswer.partial().shape,
  rows: DeployAnswer.shape.rows.default([]),
  others: DeployAnswer.shape.others,
  checks: DeployAnswer.shape.checks.default([]),
  versions: GcAnswer.shape.versions.default([]),
  /** Of `preview`, and of `publish` to a running site: path and search. */
  link: z.string().default(''),
  /** Of `token create`; `id` of `preview` too. */
  id: z.string().default(''),
  token: z.string().default(''),
  /** Of `trial key create`. */
  key: z.string().default(''),
});
export type DeployOutput = z.infer<typeof DeployOutput>;
