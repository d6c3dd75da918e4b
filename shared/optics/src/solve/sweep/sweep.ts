import { excess } from '../../formula/numbers';
import { isTelecentric, type Lens } from '../../model/parts/lens';
import type { Requirements } from '../../model/task/requirements';
import { measuresRoundOutline } from '../../model/task/round-outline';
import { checkIds } from '../../model/verdict/check';
import {
  heightErrorMm,
  outlineDiameterMm,
  roundOutlineErrorFrom,
  telecentricOutlineErrorMm,
} from '../../setting/height-error';
import { exposureMiss } from '../../setting/shortfalls';
import { blurInSetting, demandInSetting, exposureInSetting } from '../../setting/time-in-setting';
import type { PreparedCatalogue, SensorGroup } from '../catalogue/prepared-catalogue';
import { type ParetoPoint, paretoPoint } from '../pareto/pareto-front';
import { noneChosen } from '../score/directed';
import { feasibilityTierOf, feasibilityTiers } from '../score/feasibility-tier';
import { measuresOverHeights, type PairFigures } from '../score/pair-figures';
import type { Rank } from '../score/ranking';
import { type CameraChoice, placeOfBest } from './best-cameras';
import { CameraOutcomes, type Outcome } from './camera-outcomes';
import { CameraScreen } from './camera-screen';
import { MountedParts } from './mounted-parts';
import { PairScore } from './pair-score';
import { PictureScreen } from './picture-screen';
import { PASSED, PlacementScreen } from './placement-screen';
import { emptySide, type Side } from './side';
import { MOUNT, Tally } from './tally';

const DISTANCE = checkIds.indexOf('distance');
const HEIGHT = checkIds.indexOf('height-error');
const EXPOSURE = checkIds.indexOf('exposure');
const SHUTTER = checkIds.indexOf('shutter');

export const defaultLookAt = 256;

export interface SweepLimits {
  /** Number of pairs per check that are kept to search the nearest one that fails only this check. */
  lookAt: number;
  /**
   * Number of families that are read, the best first, and the best one with the other kind of lens. Systems that lack data rank
   * behind all others: where they would not be read, they are counted without a score, and most systems of an open task are such.
   */
  families: number;
}

export interface Swept {
  /** Systems on the chosen side of the direction, and on the other one. */
  chosen: Side;
  other: Side;
  tally: Tally;
}

/**
 * Judges every camera with every lens, folded parts together: which systems meet the task, their scores, and the rejections.
 * @param nextSensor gives the indices of the sensors to judge, ascending, and then one beyond the last; all by default
 */
export function sweep(
  need: Requirements,
  catalogue: PreparedCatalogue,
  limits: SweepLimits,
  nextSensor: () => number = upwards(),
): Swept {
  return new Sweep(need, catalogue, limits).run(nextSensor);
}

function upwards(): () => number {
  let next = 0;
  return () => next++;
}

class Sweep {
  readonly #need: Requirements;
  readonly #catalogue: PreparedCatalogue;
  readonly #screen: PlacementScreen;
  readonly #cameraScreen: CameraScreen;
  readonly #picture: PictureScreen;
  readonly #tally: Tally;
  readonly #mounted: MountedParts;
  readonly #score: PairScore;
  readonly #outcomes: CameraOutcomes;
  readonly #chosen: Side;
  readonly #other: Side;
  /** Full width of the tolerance where sizes are measured over heights; NaN otherwise, which no error exceeds. */
  readonly #toleranceMm: number;
  /** Of a cylinder whose outline is measured; 0 of other parts. */
  readonly #diameterMm: number;
  /** Whether a height error or a given exposure can be missed in this task. */
  readonly #mayMissLate: boolean;
  /** Of the pair last judged; 0 where no tolerance is asked for. */
  #errorOverHeightsMm = 0;
  /** Whether there is no other camera to choose. */
  readonly #cameraGiven: boolean;
  readonly #families: number;
  /** Overwritten for every pair. */
  readonly #point: ParetoPoint = { accuracy: 0, depth: 0, light: 0, rate: 0, size: 0 };
  readonly #rank: Rank = {
    feasibilityTier: feasibilityTiers.full,
    relaxed: false,
    score: 0,
    excess: 0,
    volumeMm3: 0,
    camera: -1,
    lens: -1,
  };

  constructor(need: Requirements, catalogue: PreparedCatalogue, { lookAt, families }: SweepLimits) {
    const { accuracy, exposureUs } = need.task;
    this.#need = need;
    this.#catalogue = catalogue;
    this.#screen = new PlacementScreen(need, catalogue.lensNumbers, catalogue.placingColumns);
    this.#cameraScreen = new CameraScreen(need, catalogue);
    this.#picture = new PictureScreen(need, catalogue.lensNumbers);
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
    this.#cameraGiven = catalogue.sensors.length === 1;
    // On which side of a direction a system lies is known by its score only.
    this.#families = noneChosen(need.task.directions) ? families : Number.POSITIVE_INFINITY;
    this.#toleranceMm = accuracy.kind === 'tolerance' && measuresOverHeights(need) ? accuracy.toleranceMm : Number.NaN;
    this.#diameterMm = measuresRoundOutline(need) ? outlineDiameterMm(need) : 0;
    this.#mayMissLate = !Number.isNaN(this.#toleranceMm) || exposureUs !== null;
  }

  run(nextSensor: () => number): Swept {
    const { sensors, lensFolds } = this.#catalogue;
    for (let s = nextSensor(); s < sensors.length; s = nextSensor()) {
      const sensor = sensors[s] as SensorGroup;
      this.#screen.useSensor(sensor);
      if (this.#screen.wrongKind) {
        for (const l of lensFolds.firsts) this.#tally.rejectSensor(s, l, this.#screen.lookAtWrongKind(l));
        continue;
      }
      for (const l of lensFolds.firsts) {
        // Most lenses of a printed distance miss it with every sensor, and are no near miss.
        const farBy = this.#screen.distanceMissOf(l);
        if (farBy > 0 && this.#tally.nearPairs[DISTANCE]?.takes(farBy) === false) {
          this.#tally.rejectSensor(s, l, DISTANCE);
          continue;
        }
        const check = this.#screen.look(l);
        if (check === PASSED) this.#settle(s, sensor, l);
        else this.#screenedOut(s, l, check);
      }
    }
    this.#outcomes.countRejections();
    return { chosen: this.#chosen, other: this.#other, tally: this.#tally };
  }

  #screenedOut(s: number, lens: number, check: number): void {
    this.#tally.rejectSensor(s, lens, check);
    const missedBy = this.#screen.missedBy(check);
    const near = this.#tally.nearPairs[check];
    // A pair that misses other checks as well is no near miss of this one.
    if (!near?.takes(missedBy) || this.#screen.total() > missedBy) return;
    near.offer(missedBy, s, lens);
  }

  #settle(s: number, sensor: SensorGroup, l: number): void {
    const ring = this.#screen.needsRing ? this.#picture.lookAtRing(this.#screen, l) : PASSED;
    const late = ring === PASSED ? this.#picture.look(this.#screen, sensor.pixelSizeUm, l) : ring;
    if (late !== PASSED) this.#rejections(s, sensor, l, late, this.#picture.missedBy);
    else this.#inTime(s, sensor, l, sensor.pixelMm / this.#screen.nominal);
  }

  #inTime(s: number, sensor: SensorGroup, l: number, objectPixelMm: number): void {
    const demandHz = demandInSetting(this.#need, objectPixelMm);
    if (this.#mayMissLate) {
      const { task } = this.#need;
      const exposureUs = exposureInSetting(this.#need, demandHz, objectPixelMm);
      this.#errorOverHeightsMm = this.#heightErrorMm(l);
      const byHeight = excess(this.#errorOverHeightsMm, this.#toleranceMm);
      const blurPx = blurInSetting(this.#need, exposureUs, objectPixelMm);
      const missedBy =
        byHeight > 0 ? byHeight : exposureMiss(task, blurPx, exposureUs ?? Number.NaN, demandHz ?? Number.NaN);
      if (missedBy > 0) {
        this.#rejections(s, sensor, l, byHeight > 0 ? HEIGHT : EXPOSURE, missedBy);
        return;
      }
    }
    this.#cameraScreen.usePair(demandHz, objectPixelMm, l);
    this.#withCameras(s, sensor, l, this.#outcomes.of(s, l));
  }

  /** All figures of the pair, which are overwritten by the next one. */
  #figures(sensor: SensorGroup, l: number): PairFigures {
    const figures = this.#picture.of(this.#screen, sensor, l);
    figures.roundOutlineErrorMm = this.#diameterMm > 0 ? this.#roundOutlineErrorMm(l) : 0;
    figures.heightErrorMm = this.#errorOverHeightsMm;
    return figures;
  }

  #heightErrorMm(l: number): number {
    if (Number.isNaN(this.#toleranceMm)) return 0;
    const lens = this.#catalogue.lenses[l] as Lens;
    return heightErrorMm(this.#need, lens, this.#screen.distances()) ?? Number.NaN;
  }

  /** The same as `roundOutlineErrorMm`, from the figures of the screen. */
  #roundOutlineErrorMm(l: number): number {
    const lens = this.#catalogue.lenses[l] as Lens;
    if (isTelecentric(lens)) return telecentricOutlineErrorMm(lens) ?? Number.NaN;
    const { objectDistanceMm, middleMm } = this.#screen;
    return roundOutlineErrorFrom(this.#diameterMm, lens.kind === 'focal' ? objectDistanceMm : middleMm);
  }

  /** Rejects all cameras of the sensor; a camera whose mount does not fit is rejected at the mount where that comes first. */
  #rejections(s: number, sensor: SensorGroup, l: number, check: number, missedBy: number): void {
    this.#tally.nearPairs[check]?.offer(missedBy, s, l);
    if (check < MOUNT) this.#tally.rejectSensor(s, l, check);
    else this.#outcomes.rejectAll(s, sensor, l, check);
  }

  /** Judges the cameras of a sensor with a lens whose picture passed. */
  #withCameras(
    s: number,
    sensor: SensorGroup,
    l: number,
    { skewed, furthest, through, decided, sure, all }: Outcome,
  ): void {
    const { lensVolume, lensSizeAxis, lensSeriesOf, lensFolds, cameraColumns } = this.#catalogue;
    if (skewed >= 0) {
      const missedBy = this.#cameraScreen.skewMiss(cameraColumns.maxRateHz[skewed] ?? 0);
      this.#tally.offerSystem(SHUTTER, missedBy, skewed, l);
    }
    this.#tally.lensReaches(l, furthest);
    const lensOpen = this.#mounted.lensIsOpen(l);
    const bestCameras = lensOpen ? all : sure;
    if (!bestCameras) return;
    const lenses = lensFolds.counts[l] ?? 0;
    const series = lensSeriesOf[l] ?? 0;
    const open = lensOpen || decided === 0;
    if (open && this.#chosen.families.fill(this.#families, series)) {
      this.#chosen.feasible += through * lenses;
      this.#chosen.families.count(s, series, through * lenses);
      return;
    }
    const figures = this.#figures(sensor, l);
    const rank = this.#rank;
    rank.lens = l;
    rank.volumeMm3 = lensVolume[l] ?? Number.POSITIVE_INFINITY;
    rank.feasibilityTier = feasibilityTierOf(this.#need, open, figures, this.#cameraGiven);
    const base = this.#score.ofSensor(sensor.pixelSizeUm, l, figures, rank);
    const side = rank.relaxed ? this.#other : this.#chosen;
    side.feasible += through * lenses;
    if (!lensOpen) side.decided += decided * lenses;
    take(bestCameras.best, base, rank);
    side.families.add(s, series, rank, through * lenses);
    take(bestCameras.fastest, base, rank);
    side.paretoFront.add(paretoPoint(this.#need, figures, bestCameras.rate, lensSizeAxis[l] ?? 0, this.#point), rank);
  }
}

/** Writes the best camera of a choice and its total score into the rank. */
function take(choice: CameraChoice, base: number, rank: Rank): void {
  const place = placeOfBest(choice, base);
  rank.camera = choice.cameras[place] ?? -1;
  rank.score = base + (choice.scores[place] ?? 0);
}
