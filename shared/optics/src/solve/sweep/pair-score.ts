import type { Camera } from '../../model/parts/camera';
import type { Requirements } from '../../model/task/requirements';
import { ofEachKind } from '../catalogue/alike';
import type { PreparedCatalogue } from '../catalogue/prepared-catalogue';
import { cameraCaveats, freeOf, type LensCaveats, pictureCaveats } from '../score/caveats';
import type { PairFigures } from '../score/pair-figures';
import type { Rank } from '../score/ranking';
import { blankValues, cameraCostShare, figuresAsked, pairValues, rateValue } from '../score/score-values';
import { type ScorePartId, weightsFor } from '../score/weights';
import type { MountedParts } from './mounted-parts';

/**
 * The score of `scoreOf` as a sum of two parts: the points that all cameras of a sensor earn with a lens, and the points of
 * each camera.
 */
export class PairScore {
  readonly #need: Requirements;
  readonly #catalogue: PreparedCatalogue;
  readonly #mounted: MountedParts;
  readonly #weights: Readonly<Record<ScorePartId, number>>;
  readonly #totalWeight: number;
  readonly #cameraCaveats: Float64Array;
  /** By lens: points that do not depend on the camera. */
  readonly #lensPoints: Float64Array;
  /** Overwritten for every pair. */
  readonly #lens: LensCaveats = { distorts: false, telecentric: false, strainedAbove: 0 };
  readonly #values = blankValues();

  constructor(need: Requirements, catalogue: PreparedCatalogue, mounted: MountedParts) {
    const { cameras, cameraBodies, lensSize, lensKnown, lensCost } = catalogue;
    this.#need = need;
    this.#catalogue = catalogue;
    this.#mounted = mounted;
    this.#weights = weightsFor(need);
    this.#totalWeight = Object.values(this.#weights).reduce((sum, weight) => sum + weight, 0);
    this.#cameraCaveats = ofEachKind(cameraBodies, cameras, (camera: Camera) => cameraCaveats(need, camera));
    const w = this.#weights;
    this.#lensPoints = lensSize.map(
      (size, index) =>
        w.size * size +
        (w.data * (lensKnown[index] ?? 0)) / figuresAsked +
        w.cost * (1 - cameraCostShare) * (lensCost[index] ?? 0),
    );
  }

  /** @param rank receives excess and side */
  ofSensor(pixelSizeUm: number, lens: number, figures: PairFigures, rank: Rank): number {
    const values = pairValues(this.#need, figures, this.#values);
    rank.excess = values.excess;
    rank.relaxed = values.relaxed;
    const { distorts, telecentric, strainedAbove } = this.#catalogue.lensColumns;
    this.#lens.distorts = distorts[lens] === 1;
    this.#lens.telecentric = telecentric[lens] === 1;
    this.#lens.strainedAbove = strainedAbove[lens] ?? 0;
    const w = this.#weights;
    const sum =
      w.accuracy * values.accuracy +
      w.field * values.field +
      w.depth * values.depth +
      w.light * values.light +
      w.sharpness * values.sharpness +
      w.direction * values.nearness +
      w.economy * values.economy +
      w.picture * freeOf(pictureCaveats(this.#need, pixelSizeUm, this.#lens, figures)) +
      (this.#lensPoints[lens] ?? 0);
    return (100 * sum) / this.#totalWeight;
  }

  /** @param rateHz NaN: unknown; @param demandHz NaN: none */
  ofCamera(camera: number, lens: number, rateHz: number, demandHz: number): number {
    const rate = this.#weights.rate * rateValue(known(rateHz), known(demandHz));
    const data = (this.#weights.data * (this.#catalogue.cameraColumns.known[camera] ?? 0)) / figuresAsked;
    const cost = this.#weights.cost * cameraCostShare * (this.#catalogue.cameraColumns.costValue[camera] ?? 0);
    const caveats = (this.#cameraCaveats[camera] ?? 0) + this.#mounted.caveat(camera, lens);
    return (100 * (rate + data + cost + this.#weights.body * freeOf(caveats))) / this.#totalWeight;
  }
}

const known = (figure: number) => (Number.isNaN(figure) ? null : figure);
