import { allApps, rowsOf } from './operations/app-rows';
import type { Registry } from './registry-schema';

const MINUTE_MS = 60_000;

/**
 * Which ramps have begun a wait under the eyes of this process and have not waited yet, by a clock that does not jump: the time of day that
 * stands in the registry cannot make their steps due. Of waits that were there at the first look nothing is known.
 * @param monotonicMs milliseconds since whenever
 * @returns to be called with each look at the registry; answers the ramps that still wait, as `rampName` names them
 */
export function createRampWaits(monotonicMs: () => number): (registry: Registry) => ReadonlySet<string> {
  /** When each wait began at the earliest. */
  let began = new Map<string, number>();
  let lastLook = Number.NEGATIVE_INFINITY;
  return registry => {
    const now = monotonicMs();
    const seen = new Map<string, number>();
    const waiting = new Set<string>();
    for (const app of allApps(registry))
      for (const { metadata, extras } of rowsOf(registry, app)) {
        if (!extras.ramp) continue;
        const { nextAt, everyMinutes } = extras.ramp;
        const name = rampName({ app, version: metadata.version });
        const wait = `${name} ${nextAt}`;
        const since = began.get(wait) ?? lastLook;
        seen.set(wait, since);
        if (now - since < everyMinutes * MINUTE_MS) waiting.add(name);
      }
    [began, lastLook] = [seen, now];
    return waiting;
  };
}

export const rampName = ({ app, version }: { app: string; version: string }): string => `${app} ${version}`;
