import type { Camera } from '../../model/parts/camera';
import type { Lens } from '../../model/parts/lens';
import type { Requirements } from '../../model/task/requirements';
import type { Setting } from '../../setting/setting';
import type { PreparedCatalogue } from '../catalogue/prepared-catalogue';
import { feasibilityTierOf, isOpenTier } from '../score/feasibility-tier';
import { figuresOf, type PairFigures } from '../score/pair-figures';
import type { Rank } from '../score/ranking';
import { rankScoreOf } from '../score/score';
import { searchedSetting } from '../score/searched-setting';

/** A feasible pair at the distance that scores best, and its rank there. */
export interface SearchedPair {
  setting: Setting;
  rank: Rank;
}

/** Searches the distances of pairs that the sweep has ranked; each pair once. */
export class SearchedPairs {
  readonly #need: Requirements;
  readonly #catalogue: PreparedCatalogue;
  readonly #found = new Map<number, SearchedPair>();

  constructor(need: Requirements, catalogue: PreparedCatalogue) {
    this.#need = need;
    this.#catalogue = catalogue;
  }

  figures(rank: Readonly<Rank>): PairFigures {
    return figuresOf(this.#need, this.#catalogue.lenses[rank.lens] as Lens, this.of(rank).setting);
  }

  of(rank: Readonly<Rank>): SearchedPair {
    const { cameras, lenses } = this.#catalogue;
    const key = rank.camera * lenses.length + rank.lens;
    const found = this.#found.get(key);
    if (found) return found;
    const [camera, lens] = [cameras[rank.camera] as Camera, lenses[rank.lens] as Lens];
    const setting = searchedSetting(this.#need, camera, lens);
    const { total, excess } = rankScoreOf(this.#need, camera, lens, setting);
    const open = isOpenTier(rank.feasibilityTier);
    const cameraGiven = this.#catalogue.sensors.length === 1;
    const feasibilityTier = feasibilityTierOf(this.#need, open, figuresOf(this.#need, lens, setting), cameraGiven);
    const searched = { setting, rank: { ...rank, score: total, excess, feasibilityTier } };
    this.#found.set(key, searched);
    return searched;
  }
}
