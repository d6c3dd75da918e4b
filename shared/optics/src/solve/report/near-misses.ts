import { checkOf } from '../../checks/imaging/check-system';
import type { Camera } from '../../model/parts/camera';
import type { Lens } from '../../model/parts/lens';
import type { Requirements } from '../../model/task/requirements';
import type { Check } from '../../model/verdict/check';
import { allMisses } from '../../setting/misses';
import { nearestSetting } from '../../setting/nearest-setting';
import type { Refusal, Setting } from '../../setting/setting';
import type { PreparedCatalogue } from '../catalogue/prepared-catalogue';
import { undecidedByCamera, undecidedByLens } from '../score/undecided';
import { missSteps, NearList } from '../sweep/near-list';
import { PlacementScreen } from '../sweep/placement-screen';

/** A system that does not meet the task, with everything that it misses. */
export interface NearMiss {
  camera: Camera;
  lens: Lens;
  setting: Setting;
  /** Missed checks in their order, each with its remedy. */
  misses: readonly (Refusal & { verdict: Check })[];
  /** Sum of the shares by which limits are missed; ranks the near misses. */
  total: number;
}

interface Near extends Omit<NearMiss, 'misses'> {
  misses: readonly Refusal[];
  cameraIndex: number;
  lensIndex: number;
}

interface NearMissOptions {
  limit: number;
  lookAt: number;
  /** Lists only systems with data for every deciding check. The others are no help where some system may meet the task. */
  decidedOnly: boolean;
}

/**
 * Nearest systems where none is known to meet the task, one per sensor and series of lenses. Systems with data for every
 * deciding check come first.
 */
export function nearMisses(
  need: Requirements,
  catalogue: PreparedCatalogue,
  { limit, lookAt, decidedOnly }: NearMissOptions,
): readonly NearMiss[] {
  const open = openParts(need, catalogue);
  const decided = nearest(need, catalogue, { limit, lookAt }, open, false, new Set());
  const families = new Set(decided.map(([family]) => family));
  const others =
    decidedOnly || decided.length >= limit ? [] : nearest(need, catalogue, { limit, lookAt }, open, true, families);
  return [...decided, ...others].slice(0, limit).map(([, { camera, lens, setting, misses, total }]) => ({
    camera,
    lens,
    setting,
    misses: misses.map(miss => ({ ...miss, verdict: checkOf(need, { camera, lens, setting }, miss.check) })),
    total,
  }));
}

interface OpenParts {
  camera: readonly boolean[];
  lens: readonly boolean[];
  pair(camera: number, lens: number): boolean;
}

function openParts(need: Requirements, { cameras, lenses, mounts }: PreparedCatalogue): OpenParts {
  const camera = cameras.map(each => undecidedByCamera(need, each) > 0);
  const lens = lenses.map(each => undecidedByLens(need, each) > 0);
  const mount = (c: number, l: number) =>
    mounts.undecided[(mounts.ofCamera[c] ?? 0) * mounts.lensMounts + (mounts.ofLens[l] ?? 0)] === 1;
  return { camera, lens, pair: (c, l) => camera[c] === true || lens[l] === true || mount(c, l) };
}

/**
 * The nearest pair of every family, either of the open pairs or of the others. Pairs are taken in the order of the lower bound
 * that the screen computes, until no remaining pair can be nearer.
 */
function nearest(
  need: Requirements,
  catalogue: PreparedCatalogue,
  { limit, lookAt }: { limit: number; lookAt: number },
  open: OpenParts,
  wantsOpen: boolean,
  without: ReadonlySet<string>,
): [family: string, near: Near][] {
  const best = new Map<string, Near>();
  let worst = Number.POSITIVE_INFINITY;
  let looked = 0;
  const mayCount = (lens: number) => wantsOpen || open.lens[lens] === false;
  for (const { sensor, lens, missedBy } of screened(need, catalogue, lookAt, mayCount)) {
    if (missSteps(missedBy) > missSteps(worst)) break;
    const family = `${sensor} ${catalogue.lensSeriesOf[lens]}`;
    if (without.has(family)) continue;
    for (const cameraIndex of catalogue.sensors[sensor]?.cameras ?? []) {
      if (open.pair(cameraIndex, lens) !== wantsOpen) continue;
      const near = missed(need, catalogue, cameraIndex, lens);
      const found = best.get(family);
      if (near && (!found || compare(near, found) < 0)) best.set(family, near);
    }
    // An outdated bound is safe: it only ends the search later.
    if (++looked % 32 === 0) worst = [...best.values()].sort(compare)[limit - 1]?.total ?? worst;
  }
  return [...best].sort(([, a], [, b]) => compare(a, b)).slice(0, limit);
}

function screened(
  need: Requirements,
  { sensors, lensFolds, lensNumbers, placingColumns }: PreparedCatalogue,
  lookAt: number,
  mayCount: (lens: number) => boolean,
) {
  const screen = new PlacementScreen(need, lensNumbers, placingColumns);
  const list = new NearList(lookAt);
  const lenses = lensFolds.firsts.filter(mayCount);
  for (const [index, sensor] of sensors.entries()) {
    screen.useSensor(sensor);
    if (screen.wrongKind) continue;
    for (const lens of lenses) {
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
