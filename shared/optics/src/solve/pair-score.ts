import type { Camera } from '../parts/camera';
import type { Lens } from '../parts/lens';
import type { Requirements } from '../task/requirements';
import { ofEachKind } from './alike';
import { cameraCaveats, freeOf, pictureCaveats } from './caveats';
import type { MountedParts } from './mounted-parts';
import type { PairFigures } from './pair-figures';
import type { PreparedCatalogue } from './prepared-catalogue';
import type { Rank } from './ranking';
import { blankValues, figuresAsked, pairValues, rateValue } from './score-values';
import { type ScorePartId, weightsFor } from './weights';

/** The score of `scoreOf` in two parts that are added: what all cameras of a sensor earn with a lens, and what each earns by itself. */
export class PairScore {
  readonly #need: Requirements;
  readonly #catalogue: PreparedCatalogue;
  readonly #mounted: MountedParts;
  readonly #weights: Readonly<Record<ScorePartId, number>>;
  readonly #totalWeight: number;
  readonly #cameraCaveats: Float64Array;
  readonly #values = blankValues();

  constructor(need: Requirements, catalogue: PreparedCatalogue, mounted: MountedParts) {
    const { cameras, cameraBodies } = catalogue;
    this.#need = need;
    this.#catalogue = catalogue;
    this.#mounted = mounted;
    this.#weights = weightsFor(need.task);
    this.#totalWeight = Object.values(this.#weights).reduce((sum, weight) => sum + weight, 0);
    this.#cameraCaveats = ofEachKind(cameraBodies, cameras, (camera: Camera) => cameraCaveats(need, camera));
  }

  /** @param rank excess and side are written into it */
  ofSensor(pixelSizeUm: number, lens: Lens, l: number, figures: PairFigures, rank: Rank): number {
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

  /** @param rateHz NaN: unknown; @param demandHz NaN: none */
  ofCamera(camera: number, lens: number, rateHz: number, demandHz: number): number {
    const rate = this.#weights.rate * rateValue(known(rateHz), known(demandHz));
    const data = (this.#weights.data * (this.#catalogue.cameraColumns.known[camera] ?? 0)) / figuresAsked;
    const caveats = (this.#cameraCaveats[camera] ?? 0) + this.#mounted.caveat(camera, lens);
    return (100 * (rate + data + this.#weights.body * freeOf(caveats))) / this.#totalWeight;
  }
}

const known = (figure: number) => (Number.isNaN(figure) ? null : figure);
