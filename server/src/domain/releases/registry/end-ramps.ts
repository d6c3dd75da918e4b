import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { allApps, rowsOf } from './operations/app-rows';
import { type TrialShare, trialShareOf } from './operations/ramp';
import { type OperationContext, runOperation } from './operations/run-operation';
import type { AppPath } from './registry-paths';
import { readPointer } from './registry-pointer';

/** A version whose share grows by itself. */
export interface Ramping {
  app: AppPath;
  version: string;
  /** What it has, and keeps. */
  share: TrialShare;
}

/**
 * Lets a version keep the share that it has.
 * @param asked `since` as in `OperationRequest`
 * @returns the revision afterwards
 */
export async function endRamp(
  context: OperationContext,
  { app, version, share: { percent, group } }: Ramping,
  asked: { who: string; reason: string; since?: number | undefined },
): Promise<number> {
  return (await runOperation(context, { command: 'promote', app, version, percent, group, ...asked })).revision;
}

/** Ends all ramps that were asked for with a deployment token, which has been revoked. */
export async function endRampsOf(storage: ObjectStorage, token: string, who: string): Promise<void> {
  const { registry } = await readPointer(storage);
  const asked = { who, reason: '令牌已撤销：不再增加访客的比例' };
  for (const app of allApps(registry))
    for (const row of rowsOf(registry, app)) {
      const share = trialShareOf(row);
      if (share && row.extras.ramp?.token?.id === token)
        await endRamp({ storage }, { app, version: row.metadata.version, share }, asked);
    }
}
