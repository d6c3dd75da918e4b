import type { Fared } from './store-reports';

/** Limits beyond which a canary is rolled back. */
export interface CanaryLimits {
  /** Least number of reports for a judgement. */
  minReports: number;
  /** Least number of visitors with a failure, because one broken browser is no broken version. */
  minVisitors: number;
  /** Share of failures that is allowed whatever the default version has. */
  failureShare: number;
  /** Allowed multiple of the default version's share of failures. */
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
 * Judges whether a canary has to be rolled back. It has to when there are enough reports by enough visitors and its share of
 * failures exceeds both the absolute limit and a multiple of the default version's. The second condition avoids useless
 * rollbacks while everything fails.
 * @returns the reason in Chinese, or null when the canary may stay
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
