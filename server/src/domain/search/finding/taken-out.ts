import { countBits, createBitset, setBit } from '../../catalogue/index/bitset';
import type { CatalogueIndex } from '../../catalogue/index/build';
import { foldPartNumber } from '../../catalogue/index/fold-text';
import type { RemovedProduct } from '../../catalogue/index/index-input';
import type { CategoryMatches } from '../model/category-matches';
import { SCORES } from '../model/ranking';
import { countingTerms, joined, type Term } from '../model/term';

/** Shorter letters are no part number. */
const SHORTEST = 3;

/** Products that were taken out of the catalogue, by part number: whoever looks for one is told why it is not there. */
export class TakenOut {
  readonly #byNumber: ReadonlyMap<string, RemovedProduct>;

  constructor(readonly index: CatalogueIndex) {
    this.#byNumber = new Map(
      index.takenOut.flatMap(each =>
        [each.model, `${each.brand.name} ${each.model}`].map(name => [foldPartNumber(name), each] as const),
      ),
    );
  }

  /** The product that a query names, where it names nothing else. */
  find(terms: readonly Term[]): RemovedProduct | undefined {
    if (this.#byNumber.size === 0) return undefined;
    const counting = countingTerms(terms);
    const [whole, number] = [counting, counting.filter(({ kind }) => kind !== 'brand')].map(joined);
    const found = [whole, number].flatMap(letters =>
      letters !== undefined && letters.length >= SHORTEST ? (this.#byNumber.get(letters) ?? []) : [],
    )[0];
    const isOther = counting.some(
      ({ kind, active, brandIds }) => kind === 'brand' && active && found && !brandIds.includes(found.brand.id),
    );
    return isOther ? undefined : found;
  }

  /** The product that stands for one that was taken out. */
  standingFor({ id }: RemovedProduct): { matches: CategoryMatches; model: string } | undefined {
    const place = this.index.find(id);
    const product = place?.segment.products[place.row];
    if (!place || !product) return undefined;
    const { segment, row } = place;
    const rows = createBitset(segment.products.length);
    setBit(rows, row);
    const total = countBits(rows);
    const tiers = [{ score: SCORES.partNumber.exact, rows, count: total }];
    return {
      matches: { segment, understood: 0, filters: {}, complete: false, total, rows, tiers, approximate: false },
      model: product.model,
    };
  }
}
