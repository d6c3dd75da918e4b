import type { Check } from '../checks/check';
import { checkOf } from '../checks/check-system';
import type { Camera } from '../parts/camera';
import type { Lens } from '../parts/lens';
import { allMisses } from '../setting/misses';
import { nearestSetting } from '../setting/nearest-setting';
import type { Refusal, Setting } from '../setting/setting';
import type { Requirements } from '../task/requirements';
import { missSteps, NearList } from './near-list';
import type { PreparedCatalogue } from './prepared-catalogue';
import { Screen } from './screen';

/** A system that does not do the task, and everything that it misses. */
export interface NearMiss {
  camera: Camera;
  lens: Lens;
  setting: Setting;
  /** In the order of the checks, with what would help. */
  misses: readonly (Refusal & { verdict: Check })[];
  /** Shares of the limits that are missed, added up: by this they are ranked. */
  total: number;
}

interface Near extends Omit<NearMiss, 'misses'> {
  misses: readonly Refusal[];
  cameraIndex: number;
  lensIndex: number;
}

/**
 * What comes nearest where nothing does the task, one for each sensor with each series of lenses. Pairs are taken by what the screen says they miss
 * at least, until none that is left can come nearer.
 */
export function nearMisses(
  need: Requirements,
  catalogue: PreparedCatalogue,
  { limit, lookAt }: { limit: number; lookAt: number },
): readonly NearMiss[] {
  const best = new Map<string, Near>();
  let worst = Number.POSITIVE_INFINITY;
  let looked = 0;
  for (const { sensor, lens, missedBy } of screened(need, catalogue, lookAt)) {
    if (missSteps(missedBy) > missSteps(worst)) break;
    for (const cameraIndex of catalogue.sensors[sensor]?.cameras ?? []) {
      const near = missed(need, catalogue, cameraIndex, lens);
      const key = `${sensor} ${catalogue.lensSeriesOf[lens]}`;
      const found = best.get(key);
      if (near && (!found || compare(near, found) < 0)) best.set(key, near);
    }
    // A bound that is behind is safe: it only stops later.
    if (++looked % 32 === 0) worst = [...best.values()].sort(compare)[limit - 1]?.total ?? worst;
  }
  return [...best.values()]
    .sort(compare)
    .slice(0, limit)
    .map(({ camera, lens, setting, misses, total }) => ({
      camera,
      lens,
      setting,
      misses: misses.map(miss => ({ ...miss, verdict: checkOf(need, { camera, lens, setting }, miss.check) })),
      total,
    }));
}

function screened(need: Requirements, { sensors, lensFolds, lensColumns }: PreparedCatalogue, lookAt: number) {
  const screen = new Screen(need, lensColumns);
  const list = new NearList(lookAt);
  for (const [index, sensor] of sensors.entries()) {
    screen.useSensor(sensor);
    if (screen.wrongKind) continue;
    for (const lens of lensFolds.firsts) {
      screen.look(lens);
      list.offer(screen.total(), index, lens);
    }
  }
  return list.sorted();
}

function missed(
  need: Requirements,
  { cameras, lenses }: PreparedCatalogue,
  cameraIndex: number,
  lensIndex: number,
): Near | undefined {
  const [camera, lens] = [cameras[cameraIndex], lenses[lensIndex]];
  if (!camera || !lens) return undefined;
  const setting = nearestSetting(need, camera, lens);
  const misses = allMisses(need, camera, lens, setting);
  const total = misses.reduce((sum, { missedBy }) => sum + missedBy, 0);
  return { camera, lens, setting, misses, total, cameraIndex, lensIndex };
}

const compare = (a: Near, b: Near) =>
  missSteps(a.total) - missSteps(b.total) || a.cameraIndex - b.cameraIndex || a.lensIndex - b.lensIndex;
