import { type CheckId, checkIds } from '../../model/verdict/check';
import type { PreparedCatalogue, SensorGroup } from '../catalogue/prepared-catalogue';
import { missSteps, type NearColumns, NearList, nearestOf } from './near-list';

export const MOUNT = checkIds.indexOf('mount');
/** Reach of cameras and lenses that pass all checks together at least once. */
export const THROUGH = checkIds.length;

/** A camera and a lens that miss exactly one check. */
export interface NearSystem {
  missedBy: number;
  camera: number;
  lens: number;
}

/** What a tally counted, as plain data. */
export interface TallyData {
  pairs: Float64Array;
  nearPairs: readonly NearColumns[];
  nearSystems: readonly (NearSystem | undefined)[];
  cameraReach: Int8Array;
  lensReach: Int8Array;
  sensorReach: Int8Array;
}

/**
 * Counts the rejections per check and keeps the nearest rejected pairs. Folded parts are counted with the number they
 * represent.
 */
export class Tally {
  readonly pairs = new Float64Array(checkIds.length);
  nearPairs: readonly NearList[];
  readonly nearSystems: (NearSystem | undefined)[] = checkIds.map(() => undefined);
  readonly #cameraReach: Int8Array;
  readonly #lensReach: Int8Array;
  readonly #sensorReach: Int8Array;
  readonly #catalogue: PreparedCatalogue;
  readonly #lookAt: number;

  constructor(catalogue: PreparedCatalogue, lookAt: number) {
    this.#catalogue = catalogue;
    this.#lookAt = lookAt;
    this.#cameraReach = new Int8Array(catalogue.cameras.length);
    this.#lensReach = new Int8Array(catalogue.lenses.length);
    this.#sensorReach = new Int8Array(catalogue.sensors.length);
    this.nearPairs = checkIds.map(() => new NearList(lookAt));
  }

  /** Rejects every camera of a sensor at a check before the mount. */
  rejectSensor(sensor: number, lens: number, check: number): void {
    const { sensors, lensFolds } = this.#catalogue;
    const pairs = (sensors[sensor]?.size ?? 0) * (lensFolds.counts[lens] ?? 0);
    this.pairs[check] = (this.pairs[check] ?? 0) + pairs;
    if (check > (this.#sensorReach[sensor] ?? 0)) this.#sensorReach[sensor] = check;
    if (check > (this.#lensReach[lens] ?? 0)) this.#lensReach[lens] = check;
  }

  rejectPairs(pairs: number, check: number): void {
    this.pairs[check] = (this.pairs[check] ?? 0) + pairs;
  }

  /** Rejects a number of like cameras with a lens. The reach of each camera is recorded once, by `cameraReaches`. */
  rejectCameras(cameras: number, lens: number, check: number): void {
    this.pairs[check] = (this.pairs[check] ?? 0) + cameras * (this.#catalogue.lensFolds.counts[lens] ?? 0);
  }

  /** @param check index of the check, or THROUGH */
  cameraReaches(camera: number, check: number): void {
    if (check > (this.#cameraReach[camera] ?? 0)) this.#cameraReach[camera] = check;
  }

  lensReaches(lens: number, check: number): void {
    if (check > (this.#lensReach[lens] ?? 0)) this.#lensReach[lens] = check;
  }

  offerSystem(check: number, missedBy: number, camera: number, lens: number): void {
    const found = this.nearSystems[check];
    const nearer =
      found === undefined ||
      (missSteps(missedBy) - missSteps(found.missedBy) || camera - found.camera || lens - found.lens) < 0;
    if (nearer) this.nearSystems[check] = { missedBy, camera, lens };
  }

  /** Number of parts that never passed, by the last check that any of their pairs reached. */
  removed(): ReadonlyMap<CheckId, { cameras: number; lenses: number }> {
    for (const [index, sensor] of this.#catalogue.sensors.entries()) {
      this.#spread(sensor, this.#sensorReach[index] ?? 0);
    }
    const { cameraFolds, lensFolds } = this.#catalogue;
    return new Map(
      checkIds.map((id, check) => [
        id,
        {
          cameras: countOf(this.#cameraReach, check, cameraFolds.counts),
          lenses: countOf(this.#lensReach, check, lensFolds.counts),
        },
      ]),
    );
  }

  data(): TallyData {
    return {
      pairs: this.pairs,
      nearPairs: this.nearPairs.map(list => list.columns()),
      nearSystems: this.nearSystems,
      cameraReach: this.#cameraReach,
      lensReach: this.#lensReach,
      sensorReach: this.#sensorReach,
    };
  }

  /** Adds what was counted with other sensors of the same catalogue. */
  add({ pairs, nearPairs, nearSystems, cameraReach, lensReach, sensorReach }: Readonly<TallyData>): void {
    this.nearPairs = this.nearPairs.map((list, check) => {
      const others = nearPairs[check];
      return others ? nearestOf(this.#lookAt, list.columns(), others) : list;
    });
    for (const [check, count] of pairs.entries()) {
      this.rejectPairs(count, check);
      const near = nearSystems[check];
      if (near) this.offerSystem(check, near.missedBy, near.camera, near.lens);
    }
    further(this.#cameraReach, cameraReach);
    further(this.#lensReach, lensReach);
    further(this.#sensorReach, sensorReach);
  }

  #spread({ cameras }: SensorGroup, reach: number): void {
    for (const camera of cameras) this.cameraReaches(camera, reach);
  }
}

function countOf(reaches: Int8Array, check: number, counts: Int32Array): number {
  let count = 0;
  for (let part = 0; part < reaches.length; part++) if (reaches[part] === check) count += counts[part] ?? 0;
  return count;
}

function further(reaches: Int8Array, others: Readonly<Int8Array>): void {
  for (const [part, reach] of others.entries()) if (reach > (reaches[part] ?? 0)) reaches[part] = reach;
}
