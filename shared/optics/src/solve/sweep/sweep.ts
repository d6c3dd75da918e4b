import type { FocalLens, Lens } from '../../model/parts/lens';
import type { Requirements } from '../../model/task/requirements';
import { checkIds } from '../../model/verdict/check';
import { exposureMiss, heightErrorMiss } from '../../setting/misses';
import { demandInSetting, exposureInSetting } from '../../setting/time-in-setting';
import type { PreparedCatalogue, SensorGroup } from '../catalogue/prepared-catalogue';
import { type FrontPoint, frontPoint } from '../pareto/front';
import type { PairFigures } from '../score/pair-figures';
import type { Rank } from '../score/ranking';
import { standingOf, standings } from '../score/standing';
import { CameraOutcomes, type Outcome } from './camera-outcomes';
import { CameraScreen } from './camera-screen';
import { type Choice, placeOfBest } from './contest';
import { LeanSetting } from './lean-setting';
import { MountedParts } from './mounted-parts';
import { PairScore } from './pair-score';
import { PASSED, Screen } from './screen';
import { emptySide, type Side } from './side';
import { MOUNT, Tally } from './tally';

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
  readonly #screen: Screen;
  readonly #cameraScreen: CameraScreen;
  readonly #lean: LeanSetting;
  readonly #tally: Tally;
  readonly #mounted: MountedParts;
  readonly #score: PairScore;
  readonly #outcomes: CameraOutcomes;
  readonly #chosen: Side;
  readonly #other: Side;
  /** Whether an error of height or an exposure that was given may be missed. */
  readonly #mayMissLate: boolean;
  /** Written over for every pair. */
  readonly #point: FrontPoint = { accuracy: 0, depth: 0, light: 0, rate: 0, size: 0 };
  readonly #rank: Rank = {
    standing: standings.full,
    relaxed: false,
    score: 0,
    excess: 0,
    volumeMm3: 0,
    camera: -1,
    lens: -1,
  };

  constructor(need: Requirements, catalogue: PreparedCatalogue, lookAt: number) {
    const { accuracy, heightVariationMm, exposureUs } = need.task;
    this.#need = need;
    this.#catalogue = catalogue;
    this.#screen = new Screen(need, catalogue.lensColumns);
    this.#cameraScreen = new CameraScreen(need, catalogue);
    this.#lean = new LeanSetting(need, catalogue.lensColumns);
    this.#tally = new Tally(catalogue, lookAt);
    this.#mounted = new MountedParts(need, catalogue);
    this.#score = new PairScore(need, catalogue, this.#mounted);
    this.#outcomes = new CameraOutcomes(need, catalogue, {
      screen: this.#cameraScreen,
      tally: this.#tally,
      mounted: this.#mounted,
      score: this.#score,
    });
    this.#chosen = emptySide(catalogue);
    this.#other = emptySide(catalogue);
    this.#mayMissLate = (accuracy.kind === 'tolerance' && heightVariationMm > 0) || exposureUs !== null;
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
    this.#outcomes.tellFalls();
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
    const ring = this.#screen.needsRing
      ? this.#lean.lookAtRing(this.#screen, this.#catalogue.lenses[l] as FocalLens, l)
      : PASSED;
    const late = ring === PASSED ? this.#lean.look(this.#screen, sensor.pixelSizeUm, l) : ring;
    if (late !== PASSED) this.#falls(s, sensor, l, late, this.#lean.missedBy);
    else this.#inTime(s, sensor, l, this.#lean.of(this.#screen, sensor, l));
  }

  #inTime(s: number, sensor: SensorGroup, l: number, figures: PairFigures): void {
    const { objectPixelMm } = figures;
    const demandHz = demandInSetting(this.#need, objectPixelMm);
    const exposureUs = exposureInSetting(this.#need, demandHz, objectPixelMm);
    if (this.#mayMissLate) {
      const { task } = this.#need;
      const byHeight = heightErrorMiss(this.#need, this.#catalogue.lenses[l] as Lens, this.#screen.stands());
      const blurPx = exposureUs === null ? 0 : (task.speedMmS * exposureUs) / 1e6 / objectPixelMm;
      const missedBy = byHeight > 0 ? byHeight : exposureMiss(task, { blurPx, exposureUs, demandHz });
      if (missedBy > 0) {
        this.#falls(s, sensor, l, byHeight > 0 ? HEIGHT : EXPOSURE, missedBy);
        return;
      }
    }
    this.#cameraScreen.usePair(demandHz, objectPixelMm, l);
    this.#withCameras(s, sensor, l, figures, this.#outcomes.of(s, l));
  }

  /** All cameras of the sensor fall, those whose mount does not fit before a check that comes after it. */
  #falls(s: number, sensor: SensorGroup, l: number, check: number, missedBy: number): void {
    this.#tally.nearPairs[check]?.offer(missedBy, s, l);
    if (check < MOUNT) this.#tally.sensorFalls(s, l, check);
    else this.#outcomes.allFall(s, sensor, l, check);
  }

  /** What becomes of the cameras of a sensor with a lens of which the picture does. */
  #withCameras(
    s: number,
    sensor: SensorGroup,
    l: number,
    figures: PairFigures,
    { skewed, furthest, through, decided, sure, all }: Outcome,
  ): void {
    const { lensVolume, lensSizeAxis, lensSeriesOf, lensFolds, cameraColumns } = this.#catalogue;
    if (skewed >= 0) {
      const missedBy = this.#cameraScreen.skewMiss(cameraColumns.maxRateHz[skewed] ?? 0);
      this.#tally.offerSystem(SHUTTER, missedBy, skewed, l);
    }
    this.#tally.lensReaches(l, furthest);
    const lensOpen = this.#mounted.lensIsOpen(l);
    const contest = lensOpen ? all : sure;
    if (!contest) return;
    const rank = this.#rank;
    rank.lens = l;
    rank.volumeMm3 = lensVolume[l] ?? Number.POSITIVE_INFINITY;
    rank.standing = standingOf(this.#need, lensOpen || decided === 0, figures.depthOfFieldMm);
    const base = this.#score.ofSensor(sensor.pixelSizeUm, l, figures, rank);
    const side = rank.relaxed ? this.#other : this.#chosen;
    const lenses = lensFolds.counts[l] ?? 0;
    side.feasible += through * lenses;
    if (!lensOpen) side.decided += decided * lenses;
    take(contest.best, base, rank);
    side.families.add(s, lensSeriesOf[l] ?? 0, rank, through * lenses);
    take(contest.fastest, base, rank);
    side.front.add(frontPoint(this.#need, figures, contest.rate, lensSizeAxis[l] ?? 0, this.#point), rank);
  }
}

/** The best of a choice with what all of them earn. */
function take(choice: Choice, base: number, rank: Rank): void {
  const place = placeOfBest(choice, base);
  rank.camera = choice.cameras[place] ?? -1;
  rank.score = base + (choice.scores[place] ?? 0);
}
