import { checkIds } from '../checks/check';
import type { Lens } from '../parts/lens';
import { exposureMiss, heightErrorMiss } from '../setting/misses';
import { demandInSetting, exposureInSetting } from '../setting/time-in-setting';
import type { Requirements } from '../task/requirements';
import { ofEachKind } from './alike';
import { CameraOutcomes, type Choice, type Outcome, placeOfBest } from './camera-outcomes';
import { CameraScreen } from './camera-screen';
import { cameraCaveats, freeOf, pictureCaveats } from './caveats';
import { type FrontPoint, frontPoint, rateAxis } from './front';
import { LeanSetting } from './lean-setting';
import type { PairFigures } from './pair-figures';
import type { PreparedCatalogue, SensorGroup } from './prepared-catalogue';
import { type Rank, scoreSteps } from './ranking';
import { blankValues, figuresAsked, pairValues, rateValue } from './score-values';
import { PASSED, Screen } from './screen';
import { emptySide, type Side } from './side';
import { MOUNT, Tally } from './tally';
import { undecidedByCamera, undecidedByLens } from './undecided';
import { type ScorePartId, weightsFor } from './weights';

/** Place in `misses` and `checkIds` of what comes after sharpness and depth. From the shutter on, cameras of a sensor differ. */
const HEIGHT = checkIds.indexOf('height-error');
const EXPOSURE = checkIds.indexOf('exposure');
const SHUTTER = checkIds.indexOf('shutter');

export interface Swept {
  /** On the chosen side of the direction, and on the other one. */
  chosen: Side;
  other: Side;
  tally: Tally;
}

/** Every camera with every lens, those that are alike together: who does the task and how well, who does not and why. */
export function sweep(need: Requirements, catalogue: PreparedCatalogue, lookAt: number): Swept {
  return new Sweep(need, catalogue, lookAt).run();
}

class Sweep {
  readonly #need: Requirements;
  readonly #catalogue: PreparedCatalogue;
  readonly #weights: Readonly<Record<ScorePartId, number>>;
  readonly #totalWeight: number;
  readonly #screen: Screen;
  readonly #cameraScreen: CameraScreen;
  readonly #lean: LeanSetting;
  readonly #tally: Tally;
  readonly #outcomes: CameraOutcomes;
  readonly #chosen: Side;
  readonly #other: Side;
  readonly #cameraCaveats: Float64Array;
  /** 1: a deciding check has no data. */
  readonly #cameraOpen: Uint8Array;
  readonly #lensOpen: Uint8Array;
  /** By sensor and mount of the lens: cameras that are refused (-1: not counted yet), and how far the others came. */
  readonly #refusedCounts: Int32Array;
  readonly #reached: Int8Array;
  readonly #mayMissLate: boolean;
  readonly #values = blankValues();
  readonly #point: FrontPoint = { accuracy: 0, depth: 0, light: 0, rate: 0, size: 0 };
  /** Written over for every pair. */
  readonly #rank: Rank = {
    undecided: false,
    relaxed: false,
    score: 0,
    excess: 0,
    volumeMm3: 0,
    camera: -1,
    lens: -1,
  };

  constructor(need: Requirements, catalogue: PreparedCatalogue, lookAt: number) {
    this.#need = need;
    this.#catalogue = catalogue;
    this.#weights = weightsFor(need.task);
    this.#totalWeight = Object.values(this.#weights).reduce((sum, weight) => sum + weight, 0);
    this.#screen = new Screen(need, catalogue.lensColumns);
    this.#cameraScreen = new CameraScreen(need, catalogue);
    this.#lean = new LeanSetting(need, catalogue.lensColumns);
    this.#tally = new Tally(catalogue, lookAt);
    const { sensors, lensSeries, cameras, lenses, cameraBodies, lensGaps } = catalogue;
    this.#chosen = emptySide(sensors.length, lensSeries.length);
    this.#other = emptySide(sensors.length, lensSeries.length);
    this.#cameraCaveats = ofEachKind(cameraBodies, cameras, camera => cameraCaveats(need, camera));
    this.#cameraOpen = Uint8Array.from(
      ofEachKind(cameraBodies, cameras, camera => Number(undecidedByCamera(need, camera) > 0)),
    );
    this.#lensOpen = Uint8Array.from(ofEachKind(lensGaps, lenses, lens => Number(undecidedByLens(need, lens) > 0)));
    this.#refusedCounts = new Int32Array(sensors.length * catalogue.mounts.lensMounts).fill(-1);
    this.#reached = new Int8Array(this.#refusedCounts.length);
    const { accuracy, heightVariationMm, exposureUs } = need.task;
    this.#mayMissLate = (accuracy.kind === 'tolerance' && heightVariationMm > 0) || exposureUs !== null;
    this.#outcomes = new CameraOutcomes(need, catalogue, this.#cameraScreen, this.#tally, {
      refused: (camera, lens) => this.#refused(camera, lens),
      open: (camera, lens) => this.#mountOrCameraOpen(camera, lens),
      score: (camera, lens) => this.#cameraScore(camera, lens),
    });
  }

  run(): Swept {
    const { sensors, lensFolds } = this.#catalogue;
    for (let s = 0; s < sensors.length; s++) {
      const sensor = sensors[s] as SensorGroup;
      this.#screen.useSensor(sensor);
      for (const l of lensFolds.firsts) {
        const check = this.#screen.look(l);
        if (check === PASSED) this.#settle(s, sensor, l);
        else this.#screenedOut(s, l, check);
      }
    }
    return { chosen: this.#chosen, other: this.#other, tally: this.#tally };
  }

  #screenedOut(s: number, lens: number, check: number): void {
    this.#tally.sensorFalls(s, lens, check);
    const missedBy = this.#screen.missedBy(check);
    // Others are missed as well: it is not the nearest that fails only here.
    if (this.#screen.wrongKind || this.#screen.total() > missedBy) return;
    this.#tally.nearPairs[check]?.offer(missedBy, s, lens);
  }

  #settle(s: number, sensor: SensorGroup, l: number): void {
    const lens = this.#catalogue.lenses[l] as Lens;
    const ring =
      this.#screen.needsRing && lens.kind === 'focal' ? this.#lean.lookAtRing(this.#screen, lens, l) : PASSED;
    const late = ring === PASSED ? this.#lean.look(this.#screen, sensor, lens, l) : ring;
    if (late !== PASSED) this.#falls(s, sensor, l, late, this.#lean.missedBy);
    else this.#inTime(s, sensor, l, lens, this.#lean.of(this.#screen, sensor, lens, l));
  }

  #inTime(s: number, sensor: SensorGroup, l: number, lens: Lens, figures: PairFigures): void {
    const { objectPixelMm } = figures;
    const demandHz = demandInSetting(this.#need, objectPixelMm);
    const exposureUs = exposureInSetting(this.#need, demandHz, objectPixelMm);
    if (this.#mayMissLate && this.#fallsLate(s, sensor, l, lens, objectPixelMm, demandHz, exposureUs)) return;
    this.#cameraScreen.usePair(demandHz, exposureUs, objectPixelMm, l);
    this.#withCameras(s, l, lens, figures);
  }

  /** Error of height, then blur and length of an exposure that was given. */
  #fallsLate(
    s: number,
    sensor: SensorGroup,
    l: number,
    lens: Lens,
    objectPixelMm: number,
    demandHz: number | null,
    exposureUs: number | null,
  ): boolean {
    const { task } = this.#need;
    const byHeight = heightErrorMiss(this.#need, lens, this.#screen.stands());
    const blurPx = exposureUs === null ? 0 : (task.speedMmS * exposureUs) / 1e6 / objectPixelMm;
    const missedBy = byHeight > 0 ? byHeight : exposureMiss(task, { blurPx, exposureUs, demandHz });
    if (missedBy > 0) this.#falls(s, sensor, l, byHeight > 0 ? HEIGHT : EXPOSURE, missedBy);
    return missedBy > 0;
  }

  /** All cameras of the sensor fall, those whose mount does not fit before a check that comes after it. */
  #falls(s: number, sensor: SensorGroup, l: number, check: number, missedBy: number): void {
    this.#tally.nearPairs[check]?.offer(missedBy, s, l);
    if (check < MOUNT) {
      this.#tally.sensorFalls(s, l, check);
      return;
    }
    const { ofLens, lensMounts } = this.#catalogue.mounts;
    const key = s * lensMounts + (ofLens[l] ?? 0);
    const refused = this.#refusedOf(sensor, l, key);
    this.#tally.camerasFall(refused, l, MOUNT);
    this.#tally.camerasFall(sensor.size - refused, l, check);
    this.#tally.lensReaches(l, refused < sensor.size ? check : MOUNT);
    // With a lens of the same mount they came as far already.
    if (check <= (this.#reached[key] ?? 0)) return;
    this.#reached[key] = check;
    for (const camera of sensor.cameras) this.#tally.cameraReaches(camera, this.#refused(camera, l) ? MOUNT : check);
  }

  /** How many cameras of a sensor a lens goes onto none of the mounts of. */
  #refusedOf({ cameras }: SensorGroup, l: number, key: number): number {
    const known = this.#refusedCounts[key] ?? -1;
    if (known >= 0) return known;
    let count = 0;
    for (const camera of cameras)
      if (this.#refused(camera, l)) count += this.#catalogue.cameraFolds.counts[camera] ?? 0;
    this.#refusedCounts[key] = count;
    return count;
  }

  /** The cameras of the sensor with a lens of which the picture does: together where they do alike, else one by one. */
  #withCameras(s: number, l: number, lens: Lens, figures: PairFigures): void {
    const outcome = this.#outcomes.of(s, l);
    if (outcome === undefined) this.#eachCamera(s, l, lens, figures);
    else this.#together(s, l, lens, figures, outcome);
  }

  #together(s: number, l: number, lens: Lens, figures: PairFigures, outcome: Outcome): void {
    const { sensors, lensVolume, lensSeriesOf, lensFolds, cameraColumns } = this.#catalogue;
    for (const { check, cameras } of outcome.falls) this.#tally.camerasFall(cameras, l, check);
    for (const { check, missedBy, camera } of outcome.near) this.#tally.offerSystem(check, missedBy, camera, l);
    if (outcome.skewed >= 0) {
      const missedBy = this.#cameraScreen.skewMiss(cameraColumns.maxRateHz[outcome.skewed] ?? 0);
      this.#tally.offerSystem(SHUTTER, missedBy, outcome.skewed, l);
    }
    this.#tally.lensReaches(l, outcome.furthest);
    const lensOpen = this.#lensOpen[l] === 1;
    const contest = lensOpen ? outcome.all : outcome.sure;
    if (!contest) return;
    const rank = this.#rank;
    rank.lens = l;
    rank.volumeMm3 = lensVolume[l] ?? Number.POSITIVE_INFINITY;
    rank.undecided = lensOpen || outcome.decided === 0;
    const base = this.#baseScore((sensors[s] as SensorGroup).plain.pixelSizeUm, lens, l, figures, rank);
    const side = rank.relaxed ? this.#other : this.#chosen;
    const lenses = lensFolds.counts[l] ?? 0;
    const systems = outcome.through * lenses;
    side.feasible += systems;
    if (!lensOpen) side.decided += outcome.decided * lenses;
    take(contest.best, base, rank);
    side.families.add(s, lensSeriesOf[l] ?? 0, rank, systems);
    take(contest.fastest, base, rank);
    const size = this.#catalogue.lensSizeAxis[l] ?? 0;
    side.front.add(frontPoint(this.#need, figures, contest.rate, size, this.#point), rank);
  }

  #eachCamera(s: number, l: number, lens: Lens, figures: PairFigures): void {
    const { sensors, lensVolume, lensSeriesOf, cameraFolds, lensFolds } = this.#catalogue;
    const { cameras, plain } = sensors[s] as SensorGroup;
    const screen = this.#cameraScreen;
    const volumeMm3 = lensVolume[l] ?? Number.POSITIVE_INFINITY;
    const best: Rank = { undecided: false, relaxed: false, score: 0, excess: 0, volumeMm3, camera: -1, lens: l };
    let base: number | undefined;
    let steps = Number.NEGATIVE_INFINITY;
    let through = 0;
    let decided = 0;
    let bestOpen = 1;
    // Of the front: with this lens cameras differ in rate alone, and of one rate the better ranked counts.
    let frontOpen = 1;
    let frontRate = -1;
    let frontSteps = Number.NEGATIVE_INFINITY;
    let frontScore = 0;
    let frontCamera = -1;
    let lastRateHz = Number.NEGATIVE_INFINITY;
    let lastRate = 0;
    for (const camera of cameras) {
      const check = screen.look(camera);
      const refused = this.#refused(camera, l);
      if (refused || check >= 0) {
        this.#cameraFalls(camera, l, refused ? MOUNT : check, screen.missed() + Number(refused));
        continue;
      }
      const alike = cameraFolds.counts[camera] ?? 0;
      const open = this.#open(camera, l);
      through += alike;
      if (open === 0) decided += alike;
      this.#tally.comesThrough(camera, l);
      base ??= this.#baseScore(plain.pixelSizeUm, lens, l, figures, best);
      const score = base + this.#cameraScore(camera, l);
      const own = scoreSteps(score);
      // Cameras come in the order that breaks the last tie.
      if (open < bestOpen || (open === bestOpen && own > steps)) {
        bestOpen = open;
        steps = own;
        best.score = score;
        best.camera = camera;
      }
      if (screen.rateHz !== lastRateHz) {
        lastRateHz = screen.rateHz;
        lastRate = rateAxis(lastRateHz);
      }
      const faster = lastRate > frontRate || (lastRate === frontRate && own > frontSteps);
      if (open < frontOpen || (open === frontOpen && faster)) {
        frontOpen = open;
        frontRate = lastRate;
        frontSteps = own;
        frontScore = score;
        frontCamera = camera;
      }
    }
    if (through === 0) return;
    const side = best.relaxed ? this.#other : this.#chosen;
    const lenses = lensFolds.counts[l] ?? 0;
    side.feasible += through * lenses;
    side.decided += decided * lenses;
    best.undecided = bestOpen === 1;
    side.families.add(s, lensSeriesOf[l] ?? 0, best, through * lenses);
    best.score = frontScore;
    best.camera = frontCamera;
    const size = this.#catalogue.lensSizeAxis[l] ?? 0;
    side.front.add(frontPoint(this.#need, figures, frontRate, size, this.#point), best);
  }

  #cameraFalls(camera: number, lens: number, check: number, missed: number): void {
    this.#tally.cameraFalls(camera, lens, check);
    if (missed > 1) return;
    this.#tally.offerSystem(check, check === MOUNT ? 1 : this.#cameraScreen.missedBy(check), camera, lens);
  }

  /** What all cameras of the sensor earn with this lens. */
  #baseScore(pixelSizeUm: number, lens: Lens, l: number, figures: PairFigures, rank: Rank): number {
    const values = pairValues(this.#need, lens, figures, this.#values);
    rank.excess = values.excess;
    rank.relaxed = values.relaxed;
    const w = this.#weights;
    const sum =
      w.accuracy * values.accuracy +
      w.field * values.field +
      w.depth * values.depth +
      w.light * values.light +
      w.sharpness * values.sharpness +
      w.direction * values.nearness +
      w.picture * freeOf(pictureCaveats(this.#need, pixelSizeUm, lens, figures)) +
      w.size * (this.#catalogue.lensSize[l] ?? 0) +
      (w.data * (this.#catalogue.lensKnown[l] ?? 0)) / figuresAsked;
    return (100 * sum) / this.#totalWeight;
  }

  #cameraScore(camera: number, lens: number): number {
    const { rateHz, demandHz } = this.#cameraScreen;
    const rate = this.#weights.rate * rateValue(known(rateHz), known(demandHz));
    const data = (this.#weights.data * (this.#catalogue.cameraColumns.known[camera] ?? 0)) / figuresAsked;
    const caveats = (this.#cameraCaveats[camera] ?? 0) + this.#ofMounts(this.#catalogue.mounts.caveats, camera, lens);
    return (100 * (rate + data + this.#weights.body * freeOf(caveats))) / this.#totalWeight;
  }

  /** 1: nobody can say whether camera and lens do the task together. */
  #open(camera: number, lens: number): number {
    return this.#lensOpen[lens] === 1 ? 1 : this.#mountOrCameraOpen(camera, lens);
  }

  #mountOrCameraOpen(camera: number, lens: number): number {
    if (this.#cameraOpen[camera] === 1) return 1;
    return this.#ofMounts(this.#catalogue.mounts.undecided, camera, lens);
  }

  #refused(camera: number, lens: number): boolean {
    return this.#ofMounts(this.#catalogue.mounts.refused, camera, lens) === 1;
  }

  #ofMounts(table: Uint8Array | Float64Array, camera: number, lens: number): number {
    const { ofCamera, ofLens, lensMounts } = this.#catalogue.mounts;
    return table[(ofCamera[camera] ?? 0) * lensMounts + (ofLens[lens] ?? 0)] ?? 0;
  }
}

/** The best of a choice with what all of them earn. */
function take(choice: Choice, base: number, rank: Rank): void {
  const place = placeOfBest(choice, base);
  rank.camera = choice.cameras[place] ?? -1;
  rank.score = base + (choice.scores[place] ?? 0);
}

const known = (figure: number) => (Number.isNaN(figure) ? null : figure);
