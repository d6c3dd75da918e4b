import { isBeyondAnyWait } from '../../../../platform/process/clock-ahead';
import { OperationRefused } from '../../../../platform/process/operation-refused';
import type { AppPath } from '../registry-paths';
import type { AudienceGroup, Registry, RegistryRow } from '../registry-schema';
import { allApps, rowsOf, withRows } from './app-rows';

/** A share of all visitors, or of a group, that grows by itself. */
export interface Ramp {
  /** Per cent added with each step: above 0, up to 100, two decimals. */
  step: number;
  /** Time between two steps: 1 to 1440. */
  everyMinutes: number;
  /** Deployment token with which it was asked for. */
  token?: NonNullable<RegistryRow['extras']['ramp']>['token'];
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/** What a version that is tried has: per cent of all visitors, or of a group. */
export interface TrialShare {
  percent: number;
  group?: AudienceGroup | undefined;
}

/** @returns null for a version that is live for all others, or that nobody is given */
function trialShareOf({ deployment, extras: { audience } }: RegistryRow): TrialShare | null {
  if (deployment.default) return null;
  if (audience) return audience;
  return deployment.traffic > 0 ? { percent: deployment.traffic } : null;
}

/** Whether more could be given: all visitors make a version live, all of a group leave it on trial. */
const canGrow = (row: RegistryRow): boolean => (trialShareOf(row)?.percent ?? 100) < 100;

/**
 * The registry with a ramp noted for a version that is being tried, or with none: whoever sets a share by hand ends a ramp, and so
 * does a version that is live, withdrawn or with all of its group, and a remote that is switched off.
 * @throws OperationRefused for a step or a time that is out of range
 */
export function withRamp(
  registry: Registry,
  app: AppPath,
  version: string | null,
  ramp: (Ramp & { by: string; at: Date }) | undefined,
): Registry {
  if (ramp) requireSound(ramp);
  const rows = rowsOf(registry, app);
  const next = rows.map((row): RegistryRow => {
    const { ramp: _, ...extras } = row.extras;
    if (!ramp || row.metadata.version !== version || !canGrow(row)) return row.extras.ramp ? { ...row, extras } : row;
    const { step, everyMinutes, token, by, at } = ramp;
    const nextAt = new Date(at.getTime() + everyMinutes * MINUTE_MS).toISOString();
    return { ...row, extras: { ...extras, ramp: { step, everyMinutes, by, nextAt, ...(token && { token }) } } };
  });
  return next.some((row, place) => row !== rows[place]) ? withRows(registry, app, next) : registry;
}

function requireSound({ step, everyMinutes }: Ramp): void {
  const isShare = step > 0 && step <= 100 && Math.abs(Math.round(step * 100) - step * 100) < 1e-6;
  if (!isShare) throw new OperationRefused(`每步增加的比例应大于 0、不超过 100，最多两位小数，收到的是 ${step}。`);
  if (!(everyMinutes >= 1 && everyMinutes <= DAY_MINUTES))
    throw new OperationRefused(`两步之间的时间应为 1 到 ${DAY_MINUTES} 分钟，收到的是 ${everyMinutes}。`);
}

/** A step of a ramp. */
export interface DueStep {
  app: AppPath;
  version: string;
  /** What the version has, and per cent of the same visitors that it is to have next. */
  share: TrialShare;
  percent: number;
  ramp: Ramp;
  /** Who asked for the ramp. */
  by: string;
}

/** A version whose share grows by itself. */
export interface Ramping {
  app: AppPath;
  version: string;
  share: TrialShare;
  ramp: NonNullable<RegistryRow['extras']['ramp']>;
}

export const rampsOf = (registry: Registry): Ramping[] =>
  allApps(registry).flatMap(app =>
    rowsOf(registry, app).flatMap(row => {
      const { ramp } = row.extras;
      const share = trialShareOf(row);
      return ramp && share ? [{ app, version: row.metadata.version, share, ramp }] : [];
    }),
  );

const isDue = ({ nextAt, everyMinutes }: NonNullable<RegistryRow['extras']['ramp']>, at: Date): boolean =>
  Date.parse(nextAt) <= at.getTime() || isBeyondAnyWait(Date.parse(nextAt), at.getTime(), everyMinutes * MINUTE_MS);

/** Steps that are due. One that lies further ahead than steps are put off was noted by a clock that was ahead, and is due. */
export function dueSteps(registry: Registry, at: Date): DueStep[] {
  return rampsOf(registry).flatMap(({ app, version, share, ramp }) => {
    if (!isDue(ramp, at)) return [];
    const percent = Math.min(100, Math.round((share.percent + ramp.step) * 100) / 100);
    const { step, everyMinutes, token, by } = ramp;
    return [{ app, version, share, percent, ramp: { step, everyMinutes, token }, by }];
  });
}
