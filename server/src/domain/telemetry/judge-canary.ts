import type { Fared } from './store-reports';

/** When a version that only some visitors get is taken back. */
export interface CanaryLimits {
  /** Fewer reports than this prove nothing. */
  minReports: number;
  /** So many visitors must have met a failure: one broken browser is no broken version. */
  minVisitors: number;
  /** Share of reports that may be failures, whatever the version before has. */
  failureShare: number;
  /** How many times the share of the version before it may reach. */
  timesDefault: number;
}

export const CANARY_LIMITS: CanaryLimits = { minReports: 200, minVisitors: 3, failureShare: 0.02, timesDefault: 3 };

type Counts = Pick<Fared, 'loads' | 'failures' | 'failingVisitors'>;

const failuresOf = ({ failures }: Counts) => Object.values(failures).reduce((sum, count) => sum + count, 0);

/** Failures among everything that was reported, 0 to 1; 0 when nothing was. */
export function failureShare(counts: Counts | undefined): number {
  if (!counts) return 0;
  const failures = failuresOf(counts);
  return failures === 0 ? 0 : failures / (failures + counts.loads);
}

/**
 * Should the canary go back? Only once enough was reported by enough visitors, and its failures pass both the absolute
 * share and a multiple of what the default version has at the same time: where everything fails, a rollback helps nobody.
 * @returns the reason in Chinese, or null when it may stay
 */
export function judgeCanary(
  canary: Counts | undefined,
  standing: Counts | undefined,
  limits: CanaryLimits = CANARY_LIMITS,
): string | null {
  if (!canary || canary.loads + failuresOf(canary) < limits.minReports) return null;
  if (canary.failingVisitors < limits.minVisitors) return null;
  const share = failureShare(canary);
  const standingShare = failureShare(standing);
  if (share <= Math.max(limits.failureShare, limits.timesDefault * standingShare)) return null;
  return `错误率 ${percent(share)}，正式版为 ${percent(standingShare)}（${canary.loads + failuresOf(canary)} 次报告，至少 ${canary.failingVisitors} 位访客遇到错误）`;
}

/** `3.2 %` */
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
