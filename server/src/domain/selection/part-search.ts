import { foldPartNumber, keywordWords } from '../catalogue/index/fold-text';
import { compareNatural } from '../catalogue/index/natural-order';
import type { PartKind, PartRole, SelectionPart } from './selection-parts';

interface Searched {
  part: SelectionPart;
  categoryId: number;
  /** Part number without separators; brand and series are searched beside it. */
  model: string;
  names: string;
}

export interface PartQuery {
  keyword: string;
  role?: PartRole | undefined;
  categoryId?: number | undefined;
  /** Id of a brand. */
  brand?: number | undefined;
  limit: number;
}

/**
 * Parts by brand and part of the number, separators ignored: every word must occur in the part number, the brand or the
 * series. A scan of a few thousand short texts takes well under a millisecond.
 */
export class PartSearch {
  readonly #searched: readonly Searched[];

  constructor(kinds: readonly PartKind[]) {
    this.#searched = kinds.flatMap(({ segment, parts }) =>
      parts.map(part => {
        const { brand, series, model } = part.product;
        const names = [brand.name, brand.nameZh ?? '', series ?? ''].map(foldPartNumber).join(' ');
        return { part, categoryId: segment.category.id, model: foldPartNumber(model), names };
      }),
    );
  }

  /** The exact number first, then numbers that begin with the keyword, then the rest by brand and number. */
  find({ keyword, role, categoryId, brand, limit }: PartQuery): SelectionPart[] {
    const words = keywordWords(keyword)
      .map(foldPartNumber)
      .filter(word => word !== '');
    if (words.length === 0) return [];
    const typed = foldPartNumber(keyword);
    const found = this.#searched.filter(
      ({ part, model, names, ...each }) =>
        (role === undefined || part.role === role) &&
        (categoryId === undefined || each.categoryId === categoryId) &&
        (brand === undefined || part.product.brand.id === brand) &&
        words.every(word => model.includes(word) || names.includes(word)),
    );
    const ranked = found.map(each => ({ ...each, rank: rankOf(each, typed, words) }));
    ranked.sort((a, b) => a.rank - b.rank || compareNatural(a.model, b.model) || a.part.product.id - b.part.product.id);
    return ranked.slice(0, limit).map(({ part }) => part);
  }
}

function rankOf({ model, names }: Searched, typed: string, words: readonly string[]): number {
  if (model === typed) return 0;
  if (model.startsWith(typed)) return 1;
  const beyondBrand = words.filter(word => !names.includes(word));
  return beyondBrand.some(word => model.startsWith(word)) ? 2 : 3;
}
