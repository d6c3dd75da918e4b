import type { Requirements } from '../task/requirements';
import type { CameraScreen } from './camera-screen';
import { rateAxis } from './front';
import { missSteps } from './near-list';
import type { PreparedCatalogue } from './prepared-catalogue';
import { scoreStep, scoreSteps } from './ranking';
import { MOUNT, type Tally, THROUGH } from './tally';

/** Cameras among which the best with a lens is found: those whose own points come within a step of the most. */
export interface Choice {
  cameras: readonly number[];
  /** What each earns by itself. */
  scores: readonly number[];
}

/** Cameras that come through, of which only the best and the fastest count. */
export interface Contest {
  best: Choice;
  fastest: Choice;
  /** Of the fastest, on the axis of the front. */
  rate: number;
}

/** What becomes of the cameras of one sensor with a lens of one mount. */
export interface Outcome {
  /** How many fall at which check. */
  falls: readonly { check: number; cameras: number }[];
  /** The nearest of those that miss one check and no other. */
  near: readonly { check: number; missedBy: number; camera: number }[];
  /** Fastest rolling shutter that misses nothing but the skew: how far depends on the pair. -1: none. */
  skewed: number;
  /** As far as any camera comes. */
  furthest: number;
  through: number;
  decided: number;
  /** Where the lens leaves nothing open: cameras that are known to do the task, or else all that come through. */
  sure: Contest | null;
  all: Contest | null;
}

/** What of a camera depends on its mount only, beside what its screen says. */
export interface CameraWithMount {
  refused(camera: number, lens: number): boolean;
  /** 1: a deciding check of camera or mount has no data. */
  open(camera: number, lens: number): number;
  score(camera: number, lens: number): number;
}

/** Of a sensor's rolling shutters with a pair. */
const rolling = { none: 0, pass: 1, fail: 2 } as const;

/**
 * With an area task cameras of one sensor do alike with every lens of one mount, as long as no exposure of a pair limits a rate and
 * all rolling shutters pass or all fail: then they are judged once for all these lenses.
 */
export class CameraOutcomes {
  readonly #need: Requirements;
  readonly #catalogue: PreparedCatalogue;
  readonly #screen: CameraScreen;
  readonly #tally: Tally;
  readonly #with: CameraWithMount;
  readonly #known: (Outcome | undefined)[];
  readonly #ceilingHz: Float64Array;
  readonly #slowest: Float64Array;
  readonly #fastest: Float64Array;
  /** The exposure follows from the pair. */
  readonly #timed: boolean;

  constructor(
    need: Requirements,
    catalogue: PreparedCatalogue,
    screen: CameraScreen,
    tally: Tally,
    withMount: CameraWithMount,
  ) {
    const { sensors, mounts } = catalogue;
    this.#need = need;
    this.#catalogue = catalogue;
    this.#screen = screen;
    this.#tally = tally;
    this.#with = withMount;
    this.#timed = need.task.speedMmS > 0 && need.task.exposureUs === null;
    this.#known = new Array<Outcome | undefined>(sensors.length * mounts.lensMounts * 3);
    const ofSensors = (figure: (cameras: Int32Array) => number) =>
      Float64Array.from(sensors, ({ cameras }) => figure(cameras));
    this.#ceilingHz = ofSensors(cameras => most(cameras, camera => screen.limitHz(camera)));
    const skewed = (cameras: Int32Array) => cameras.filter(camera => screen.isJudgedBySkew(camera));
    const rate = (camera: number) => catalogue.cameraColumns.maxRateHz[camera] ?? 0;
    this.#slowest = ofSensors(cameras => -most(skewed(cameras), camera => -rate(camera)));
    this.#fastest = ofSensors(cameras => most(skewed(cameras), rate));
  }

  /** Of the pair that the screen has; undefined where its cameras must be looked at one by one. */
  of(sensor: number, lens: number): Outcome | undefined {
    const { lensMounts, ofLens } = this.#catalogue.mounts;
    if (this.#need.lineScan || this.#screen.lensSpectrum > 0) return undefined;
    if (this.#timed && !(this.#screen.byExposureHz >= (this.#ceilingHz[sensor] ?? Number.NaN))) return undefined;
    const state = this.#rollingOf(sensor);
    if (state === undefined) return undefined;
    const key = (sensor * lensMounts + (ofLens[lens] ?? 0)) * 3 + state;
    const known = this.#known[key] ?? this.#judge(sensor, lens);
    this.#known[key] = known;
    return known;
  }

  #rollingOf(sensor: number): number | undefined {
    const fastest = this.#fastest[sensor] ?? 0;
    if (fastest === Number.NEGATIVE_INFINITY) return rolling.none;
    if (this.#screen.skewMiss(fastest) > 0) return rolling.fail;
    return this.#screen.skewMiss(this.#slowest[sensor] ?? 0) > 0 ? undefined : rolling.pass;
  }

  #judge(sensor: number, lens: number): Outcome {
    const { sensors, cameraFolds, cameraColumns } = this.#catalogue;
    const screen = this.#screen;
    const falls = new Map<number, number>();
    const near = new Map<number, { check: number; missedBy: number; camera: number }>();
    const through: Entrant[] = [];
    let skewed = -1;
    let furthest = 0;
    let [systems, decided] = [0, 0];
    for (const camera of sensors[sensor]?.cameras ?? []) {
      const count = cameraFolds.counts[camera] ?? 0;
      const missed = screen.look(camera);
      const refused = this.#with.refused(camera, lens);
      const check = refused ? MOUNT : missed >= 0 ? missed : THROUGH;
      this.#tally.cameraReaches(camera, check);
      furthest = Math.max(furthest, check);
      if (check === THROUGH) {
        const open = this.#with.open(camera, lens);
        systems += count;
        if (open === 0) decided += count;
        const rate = rateAxis(screen.rateHz);
        through.push({ camera, open, rate, score: this.#with.score(camera, lens) });
        continue;
      }
      falls.set(check, (falls.get(check) ?? 0) + count);
      if (screen.missed() + Number(refused) > 1) continue;
      if (!refused && screen.isJudgedBySkew(camera) && screen.shutter > 0) {
        const rateOf = (index: number) => cameraColumns.maxRateHz[index] ?? 0;
        if (skewed < 0 || rateOf(camera) > rateOf(skewed)) skewed = camera;
        continue;
      }
      const missedBy = refused ? 1 : screen.missedBy(check);
      const found = near.get(check);
      if (found === undefined || missSteps(missedBy) < missSteps(found.missedBy))
        near.set(check, { check, missedBy, camera });
    }
    const sure = through.filter(({ open }) => open === 0);
    const all = contest(through);
    return {
      falls: [...falls].map(([check, cameras]) => ({ check, cameras })),
      near: [...near.values()],
      skewed,
      furthest,
      through: systems,
      decided,
      sure: sure.length === 0 || sure.length === through.length ? all : contest(sure),
      all,
    };
  }
}

interface Entrant {
  camera: number;
  open: number;
  rate: number;
  score: number;
}

function contest(entrants: readonly Entrant[]): Contest | null {
  if (entrants.length === 0) return null;
  let rate = 0;
  for (const entrant of entrants) rate = Math.max(rate, entrant.rate);
  const best = choice(entrants);
  const fastest = entrants.filter(entrant => entrant.rate === rate);
  return { best, fastest: fastest.length === entrants.length ? best : choice(fastest), rate };
}

/** Totals are compared by steps: who is less than one behind may be as good, and come first in the catalogue. */
function choice(entrants: readonly Entrant[]): Choice {
  let top = Number.NEGATIVE_INFINITY;
  for (const { score } of entrants) top = Math.max(top, score);
  const close = entrants.filter(({ score }) => score > top - 1.01 * scoreStep);
  return { cameras: close.map(({ camera }) => camera), scores: close.map(({ score }) => score) };
}

/** Place of the best with what all of them earn; the first in the order of the catalogue where several are. */
export function placeOfBest({ scores }: Choice, base: number): number {
  let best = 0;
  let steps = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < scores.length; place++) {
    const own = scoreSteps(base + (scores[place] ?? 0));
    if (own <= steps) continue;
    steps = own;
    best = place;
  }
  return best;
}

function most(cameras: Int32Array, figure: (camera: number) => number): number {
  let found = Number.NEGATIVE_INFINITY;
  for (const camera of cameras) found = Math.max(found, figure(camera));
  return found;
}
