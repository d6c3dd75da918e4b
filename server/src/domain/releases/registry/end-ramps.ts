import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { type Ramping, rampsOf } from './operations/ramp';
import { type OperationContext, runOperation } from './operations/run-operation';
import { readPointer } from './registry-pointer';

/**
 * Lets a version keep the share that it has.
 * @param asked `since` as in `OperationRequest`
 * @returns the revision afterwards
 */
export async function endRamp(
  context: OperationContext,
  { app, version, share: { percent, group } }: Omit<Ramping, 'ramp'>,
  asked: { who: string; reason: string; since?: number | undefined },
): Promise<number> {
  return (await runOperation(context, { command: 'promote', app, version, percent, group, ...asked })).revision;
}

/** Ends all ramps that were asked for with a deployment token, which has been revoked. */
export async function endRampsOf(storage: ObjectStorage, token: string, who: string): Promise<void> {
  const { registry } = await readPointer(storage);
  const asked = { who, reason: '令牌已撤销：不再增加访客的比例' };
  for (const ramping of rampsOf(registry))
    if (ramping.ramp.token?.id === token) await endRamp({ storage }, ramping, asked);
}
