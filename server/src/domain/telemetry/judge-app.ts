import type { Database } from '../../platform/database/connect';
import { canaryRow } from '../releases/registry/operations/app-rows';
import type { RegistryRow } from '../releases/registry/registry-schema';
import { endAlarm, openAlarms, raiseAlarm } from './alarms';
import { SPAN_MS } from './collect-reports';
import { CANARY_LIMITS, type JudgementLimits, judgeVersion, LIVE_LIMITS } from './judge-version';
import { readTrials } from './store-reports';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

export interface FailingCanary {
  app: string;
  version: string;
  reason: string;
}

export interface JudgeOptions {
  db: Database;
  now: Date;
  limits?: { canary: JudgementLimits; live: JudgementLimits };
}

/**
 * The canary of an app, if it fails too often: in its whole trial, or in the current hour of it. It is compared with the version of
 * the other visitors in the same time.
 */
export async function failingCanary(
  app: string,
  rows: readonly RegistryRow[],
  { db, now, limits }: JudgeOptions,
): Promise<FailingCanary | null> {
  const canary = canaryRow(rows);
  if (!canary) return null;
  const { version } = canary.metadata;
  const standing = rows.find(({ deployment }) => deployment.default)?.metadata.version ?? '';
  const { shownSince } = canary.extras;
  // Of what was reported in the span before its trial nothing is its own: it had no visitors.
  const begun = shownSince ? spanOf(new Date(shownSince)) : new Date(now.getTime() - DAY_MS);
  for (const since of [begun, hourOf(now)]) {
    const own = await readTrials(db, { app, version, since });
    const compared = await readTrials(db, { app, version: standing, since });
    const { judgement, reason } = judgeVersion(own, compared, limits?.canary ?? CANARY_LIMITS);
    if (judgement === 'bad') return { app, version, reason };
  }
  return null;
}

/**
 * Raises or ends the alarm of an app's live version, judged by the current hour against the day before it. An alarm ends too when
 * another version is live.
 */
export async function watchLive(
  app: string,
  rows: readonly RegistryRow[],
  { db, now, limits }: JudgeOptions,
): Promise<void> {
  const live = rows.find(({ deployment }) => deployment.default)?.metadata.version;
  for (const alarm of await openAlarms(db))
    if (alarm.app === app && alarm.version !== live) await endAlarm(db, app, alarm.version, now);
  if (live === undefined) return;
  const hour = hourOf(now);
  const own = await readTrials(db, { app, version: live, since: hour });
  const dayBefore = { since: new Date(hour.getTime() - DAY_MS), until: hour };
  const compared = await readTrials(db, { app, version: live, ...dayBefore });
  const { judgement, reason } = judgeVersion(own, compared, limits?.live ?? LIVE_LIMITS);
  if (judgement === 'bad') await raiseAlarm(db, { app, version: live, reason, since: now });
  if (judgement === 'sound') await endAlarm(db, app, live, now);
}

const hourOf = (at: Date) => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
const spanOf = (at: Date) => new Date(Math.floor(at.getTime() / SPAN_MS) * SPAN_MS);
