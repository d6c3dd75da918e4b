import { checkIds } from '../checks/check';
import type { Lens } from '../parts/lens';
import { firstMiss } from '../setting/misses';
import { nearestSetting } from '../setting/nearest-setting';
import type { Setting } from '../setting/setting';
import type { Requirements } from '../task/requirements';
import { CameraScreen } from './camera-screen';
import { Front, frontPoint, rateAxis } from './front';
import { LeanSetting } from './lean-setting';
import type { PreparedCatalogue, SensorGroup } from './prepared-catalogue';
import { compareRanks, type Rank } from './ranking';
import { figuresAsked, pairValues, rateValue } from './score-values';
import { PASSED, Screen } from './screen';
import { MOUNT, Tally } from './tally';
import { TwinTable } from './twins';
import { type ScorePartId, weightsFor } from './weights';

/** In the order of `misses`, what comes after sharpness and depth. */
const HEIGHT = checkIds.indexOf('height-error');
const SHUTTER = checkIds.indexOf('shutter');

export interface Swept {
  twins: TwinTable;
  front: Front;
  tally: Tally;
  /** Systems that do the task. */
  feasible: number;
}

/** Every camera with every lens: who does the task and how well, who does not and why. */
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
  readonly #twins: TwinTable;
  readonly #front = new Front();
  #feasible = 0;

  constructor(need: Requirements, catalogue: PreparedCatalogue, lookAt: number) {
    this.#need = need;
    this.#catalogue = catalogue;
    this.#weights = weightsFor(need.task);
    this.#totalWeight = Object.values(this.#weights).reduce((sum, weight) => sum + weight, 0);
    this.#screen = new Screen(need, catalogue.lensColumns);
    this.#cameraScreen = new CameraScreen(need, catalogue);
    this.#lean = new LeanSetting(need, catalogue.lensColumns);
    this.#tally = new Tally(catalogue, lookAt);
    this.#twins = new TwinTable(catalogue.cameraSeries.length, catalogue.lensSeries.length);
  }

  run(): Swept {
    const { sensors, lenses } = this.#catalogue;
    for (let s = 0; s < sensors.length; s++) {
      const sensor = sensors[s] as SensorGroup;
      this.#screen.useSensor(sensor);
      for (let l = 0; l < lenses.length; l++) {
        const check = this.#screen.look(l);
        if (check === PASSED) this.#settle(s, sensor, l);
        else this.#screenedOut(s, sensor, l, check);
      }
    }
    return { twins: this.#twins, front: this.#front, tally: this.#tally, feasible: this.#feasible };
  }

  #screenedOut(s: number, sensor: SensorGroup, lens: number, check: number): void {
    this.#tally.sensorFalls(s, lens, check, sensor.cameras.length);
    const missedBy = this.#screen.missedBy(check);
    // Others are missed as well: it is not the nearest that fails only here.
    if (this.#screen.wrongKind || this.#screen.total() > missedBy) return;
    this.#tally.nearPairs[check]?.offer(missedBy, s, lens);
  }

  #settle(s: number, sensor: SensorGroup, l: number): void {
    const lens = this.#catalogue.lenses[l] as Lens;
    const { needsRing } = this.#screen;
    const late = needsRing ? PASSED : this.#lean.look(this.#screen, sensor, lens, l);
    if (late !== PASSED) {
      this.#falls(s, sensor, l, late, this.#lean.missedBy);
      return;
    }
    const setting = needsRing
      ? nearestSetting(this.#need, sensor.plain, lens)
      : this.#lean.of(this.#screen, sensor, lens, l);
    const miss = firstMiss(this.#need, sensor.plain, lens, setting, needsRing ? 0 : HEIGHT);
    const check = miss === undefined ? SHUTTER : checkIds.indexOf(miss.check);
    if (miss === undefined || check >= SHUTTER) this.#eachCamera(sensor, l, lens, setting);
    else this.#falls(s, sensor, l, check, miss.missedBy);
  }

  /** All cameras of the sensor fall, those whose mount does not fit before a check that comes after it. */
  #falls(s: number, sensor: SensorGroup, l: number, check: number, missedBy: number): void {
    this.#tally.nearPairs[check]?.offer(missedBy, s, l);
    if (check < MOUNT) {
      this.#tally.sensorFalls(s, l, check, sensor.cameras.length);
      return;
    }
    for (const camera of sensor.cameras) {
      this.#tally.cameraFalls(camera, l, this.#refused(camera, l) ? MOUNT : check);
    }
  }

  #eachCamera({ cameras }: SensorGroup, l: number, lens: Lens, setting: Setting): void {
    const { lensVolume } = this.#catalogue;
    const screen = this.#cameraScreen;
    screen.usePair(setting, l);
    const volumeMm3 = lensVolume[l] ?? Number.POSITIVE_INFINITY;
    const scratch: Rank = { relaxed: false, score: 0, excess: 0, volumeMm3, camera: 0, lens: l };
    let base: number | undefined;
    let front: Rank | undefined;
    let frontRate = 0;
    for (const camera of cameras) {
      const check = screen.look(camera);
      const refused = this.#refused(camera, l);
      if (refused || check >= 0) {
        this.#cameraFalls(camera, l, refused ? MOUNT : check, screen.missed() + Number(refused));
        continue;
      }
      this.#feasible++;
      this.#tally.comesThrough(camera, l);
      base ??= this.#baseScore(lens, l, setting, scratch);
      scratch.camera = camera;
      scratch.score = base + this.#cameraScore(camera, setting.demandHz);
      this.#twins.add(this.#catalogue.cameraColumns.series[camera] ?? 0, this.#catalogue.lensSeriesOf[l] ?? 0, scratch);
      const rate = rateAxis(known(screen.rateHz));
      if (front === undefined || rate > frontRate || (rate === frontRate && compareRanks(scratch, front) < 0)) {
        front = copyOf(scratch);
        frontRate = rate;
      }
    }
    if (!front) return;
    const point = frontPoint(this.#need, setting, null, volumeMm3);
    point.rate = frontRate;
    this.#front.add(point, front);
  }

  #cameraFalls(camera: number, lens: number, check: number, missed: number): void {
    this.#tally.cameraFalls(camera, lens, check);
    if (missed > 1) return;
    this.#tally.offerSystem(check, check === MOUNT ? 1 : this.#cameraScreen.missedBy(check), camera, lens);
  }

  /** What all cameras of the sensor earn with this lens. */
  #baseScore(lens: Lens, l: number, setting: Setting, rank: Rank): number {
    const values = pairValues(this.#need, lens, setting);
    rank.excess = values.excess;
    rank.relaxed = values.direction.relaxed;
    const w = this.#weights;
    const sum =
      w.accuracy * values.accuracy +
      w.field * values.field +
      w.depth * values.depth +
      w.light * values.light +
      w.sharpness * values.sharpness +
      w.direction * values.direction.nearness +
      w.size * (this.#catalogue.lensSize[l] ?? 0) +
      (w.data * (this.#catalogue.lensKnown[l] ?? 0)) / figuresAsked;
    return (100 * sum) / this.#totalWeight;
  }

  #cameraScore(camera: number, demandHz: number | null): number {
    const rate = this.#weights.rate * rateValue(known(this.#cameraScreen.rateHz), demandHz);
    const data = (this.#weights.data * (this.#catalogue.cameraColumns.known[camera] ?? 0)) / figuresAsked;
    return (100 * (rate + data)) / this.#totalWeight;
  }

  #refused(camera: number, lens: number): boolean {
    const { ofCamera, ofLens, refused, lensMounts } = this.#catalogue.mounts;
    return refused[(ofCamera[camera] ?? 0) * lensMounts + (ofLens[lens] ?? 0)] === 1;
  }
}

function copyOf({ relaxed, score, excess, volumeMm3, camera, lens }: Rank): Rank {
  return { relaxed, score, excess, volumeMm3, camera, lens };
}

const known = (figure: number) => (Number.isNaN(figure) ? null : figure);
