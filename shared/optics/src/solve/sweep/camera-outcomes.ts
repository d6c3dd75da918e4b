import type { Requirements } from '../../model/task/requirements';
import type { PreparedCatalogue, SensorGroup } from '../catalogue/prepared-catalogue';
import { rateAxis } from '../pareto/pareto-front';
import { type AcceptedCamera, type BestCameras, bestCameras } from './best-cameras';
import type { CameraScreen } from './camera-screen';
import type { MountedParts } from './mounted-parts';
import { missSteps } from './near-list';
import type { PairScore } from './pair-score';
import { MOUNT, type Tally, THROUGH } from './tally';

/** Result of the cameras of one sensor with a lens of one mount. */
export interface Outcome {
  /** Number of rejected cameras per check. */
  rejections: readonly { check: number; cameras: number }[];
  /** Number of lenses with the same result. */
  lenses: number;
  /** Fastest rolling shutter that misses only the skew, whose amount depends on the pair; -1: none. */
  skewed: number;
  /** Last check that any camera reaches. */
  furthest: number;
  through: number;
  decided: number;
  /** For lenses that leave nothing open: the cameras known to meet the task, or all accepted ones where there are none. */
  sure: BestCameras | null;
  all: BestCameras | null;
}

/** Helpers that judge and score cameras, and the tally that counts them. */
interface OutcomeOf {
  screen: CameraScreen;
  tally: Tally;
  mounted: MountedParts;
  score: PairScore;
}

/** Result of a sensor's rolling shutters with a pair. */
const rolling = { none: 0, pass: 1, fail: 2 } as const;

/**
 * Judges the cameras of a sensor. In an area task they give the same result with every lens of one mount, as long as all
 * rolling shutters pass or all fail: they are then judged once for all these lenses.
 */
export class CameraOutcomes {
  readonly #need: Requirements;
  readonly #catalogue: PreparedCatalogue;
  readonly #by: OutcomeOf;
  readonly #known: (Outcome | undefined)[];
  /** By sensor and lens mount: number of refused cameras (-1: not counted yet), and the last check that the others reach. */
  readonly #refused: Int32Array;
  readonly #reached: Int8Array;
  /** Slowest and fastest rate of the rolling shutters of each sensor. */
  readonly #slowest: Float64Array;
  readonly #fastest: Float64Array;

  constructor(need: Requirements, catalogue: PreparedCatalogue, by: OutcomeOf) {
    const { sensors, mounts } = catalogue;
    const { screen } = by;
    this.#need = need;
    this.#catalogue = catalogue;
    this.#by = by;
    this.#known = new Array<Outcome | undefined>(sensors.length * mounts.lensMounts * 3);
    this.#refused = new Int32Array(sensors.length * mounts.lensMounts).fill(-1);
    this.#reached = new Int8Array(this.#refused.length);
    const ofSensors = (figure: (cameras: Int32Array) => number) =>
      Float64Array.from(sensors, ({ cameras }) => figure(cameras));
    const skewed = (cameras: Int32Array) => cameras.filter(camera => screen.isJudgedBySkew(camera));
    const rate = (camera: number) => catalogue.cameraColumns.maxRateHz[camera] ?? 0;
    this.#slowest = ofSensors(cameras => -most(skewed(cameras), camera => -rate(camera)));
    this.#fastest = ofSensors(cameras => most(skewed(cameras), rate));
  }

  /**
   * Result for the pair on the screen. It holds for all lenses of the mount where cameras behave alike with them, otherwise for
   * this lens.
   */
  of(sensor: number, lens: number): Outcome {
    const place = this.#placeOf(sensor, lens);
    const known = place < 0 ? undefined : this.#known[place];
    const outcome = known ?? this.#judge(sensor, lens);
    outcome.lenses += this.#catalogue.lensFolds.counts[lens] ?? 0;
    if (known) return known;
    if (place < 0) this.#tell(outcome);
    else this.#known[place] = outcome;
    return outcome;
  }

  /** Counts rejections that hold for many lenses, once at the end of the sweep. */
  countRejections(): void {
    for (const outcome of this.#known) if (outcome) this.#tell(outcome);
  }

  /** Rejects all cameras of a sensor at a check after the mount, or at the mount where it does not fit. */
  rejectAll(s: number, { cameras, size }: SensorGroup, lens: number, check: number): void {
    const { tally, mounted } = this.#by;
    const { mounts, cameraFolds } = this.#catalogue;
    const place = s * mounts.lensMounts + (mounts.ofLens[lens] ?? 0);
    let refused = this.#refused[place] ?? -1;
    if (refused < 0) {
      refused = 0;
      for (const camera of cameras) if (mounted.refused(camera, lens)) refused += cameraFolds.counts[camera] ?? 0;
      this.#refused[place] = refused;
    }
    tally.rejectCameras(refused, lens, MOUNT);
    tally.rejectCameras(size - refused, lens, check);
    tally.lensReaches(lens, refused < size ? check : MOUNT);
    // A lens of the same mount has already recorded this reach.
    if (check <= (this.#reached[place] ?? 0)) return;
    this.#reached[place] = check;
    for (const camera of cameras) tally.cameraReaches(camera, mounted.refused(camera, lens) ? MOUNT : check);
  }

  #tell({ rejections, lenses }: Outcome): void {
    for (const { check, cameras } of rejections) this.#by.tally.rejectPairs(cameras * lenses, check);
  }

  /** -1: cameras of the sensor give different results with lenses of this mount. */
  #placeOf(sensor: number, lens: number): number {
    const { lensMounts, ofLens } = this.#catalogue.mounts;
    const { screen } = this.#by;
    if (this.#need.lineScan || screen.lensSpectrum > 0) return -1;
    const state = this.#rollingOf(sensor);
    return state === undefined ? -1 : (sensor * lensMounts + (ofLens[lens] ?? 0)) * 3 + state;
  }

  #rollingOf(sensor: number): number | undefined {
    const fastest = this.#fastest[sensor] ?? 0;
    if (fastest === Number.NEGATIVE_INFINITY) return rolling.none;
    if (this.#need.task.speedMmS === 0) return rolling.pass;
    if (this.#by.screen.skewMiss(fastest) > 0) return rolling.fail;
    return this.#by.screen.skewMiss(this.#slowest[sensor] ?? 0) > 0 ? undefined : rolling.pass;
  }

  #judge(sensor: number, lens: number): Outcome {
    const { sensors, cameraFolds, cameraColumns } = this.#catalogue;
    const { screen, tally, mounted, score } = this.#by;
    const rejections = new Map<number, number>();
    const near = new Map<number, { missedBy: number; camera: number }>();
    const through: AcceptedCamera[] = [];
    let skewed = -1;
    let furthest = 0;
    let [systems, decided] = [0, 0];
    for (const camera of sensors[sensor]?.cameras ?? []) {
      const count = cameraFolds.counts[camera] ?? 0;
      const missed = screen.look(camera);
      const refused = mounted.refused(camera, lens);
      const check = refused ? MOUNT : missed >= 0 ? missed : THROUGH;
      tally.cameraReaches(camera, check);
      furthest = Math.max(furthest, check);
      if (check === THROUGH) {
        const open = mounted.cameraIsOpen(camera, lens);
        systems += count;
        if (!open) decided += count;
        const rate = rateAxis(screen.rateHz);
        const own = score.ofCamera(camera, lens, screen.rateHz, screen.demandHz);
        through.push({ camera, open, rate, score: own });
        continue;
      }
      rejections.set(check, (rejections.get(check) ?? 0) + count);
      if (screen.missed() + Number(refused) > 1) continue;
      if (!refused && screen.isJudgedBySkew(camera) && screen.shutterShortfall > 0) {
        const rateOf = (index: number) => cameraColumns.maxRateHz[index] ?? 0;
        if (skewed < 0 || rateOf(camera) > rateOf(skewed)) skewed = camera;
        continue;
      }
      const missedBy = refused ? 1 : screen.missedBy(check);
      const found = near.get(check);
      if (found === undefined || missSteps(missedBy) < missSteps(found.missedBy)) near.set(check, { missedBy, camera });
    }
    // Of lenses with the same result the first is the nearest: equal misses are ordered as in the catalogue.
    for (const [check, { missedBy, camera }] of near) tally.offerSystem(check, missedBy, camera, lens);
    const sure = through.filter(({ open }) => !open);
    const all = bestCameras(through);
    return {
      rejections: [...rejections].map(([check, cameras]) => ({ check, cameras })),
      lenses: 0,
      skewed,
      furthest,
      through: systems,
      decided,
      sure: sure.length === 0 || sure.length === through.length ? all : bestCameras(sure),
      all,
    };
  }
}

function most(cameras: Int32Array, figure: (camera: number) => number): number {
  let found = Number.NEGATIVE_INFINITY;
  for (const camera of cameras) found = Math.max(found, figure(camera));
  return found;
}
