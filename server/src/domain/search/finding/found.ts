import type { RemovedProduct } from '../../catalogue/index/index-input';
import type { CategoryMatches } from '../model/category-matches';
import { isKind, isUnderstood, type Term } from '../model/term';
import type { QueryCorrector } from '../reading/correct-query';
import { isHad } from '../reading/devices-in-context';
import type { QueryReader } from '../reading/understand';
import type { ReadQuery } from '../text/read-query';
import type { Vocabulary } from '../vocabulary/vocabulary';
import type { ArticleSearch, FoundArticle } from './article-search';
import type { FoundBrand, FoundSeries, NameSearch } from './name-search';
import type { ProductSearch } from './product-search';
import type { TakenOut } from './taken-out';

/** All results of a query. */
export interface Found {
  query: ReadQuery;
  terms: readonly Term[];
  products: readonly CategoryMatches[];
  series: readonly FoundSeries[];
  brands: readonly FoundBrand[];
  articles: readonly FoundArticle[];
  /** Corrections of words that find nothing as they were typed. */
  changes: readonly { typed: string; read: string }[];
  /** Of a list of items, what each finds with its own terms, which `terms` holds one after another. */
  items?: readonly Pick<Found, 'terms' | 'products'>[];
  /** The product that the query names, where it was taken out of the catalogue, and the part number of the one that stands for it. */
  takenOut?: { product: RemovedProduct; standing: string | undefined };
}

/** What a query is read and answered with. */
export interface SearchParts {
  readonly vocabulary: Vocabulary;
  readonly reader: QueryReader;
  readonly corrector: QueryCorrector;
  readonly productSearch: ProductSearch;
  readonly names: NameSearch;
  readonly articleSearch: ArticleSearch;
  readonly takenOut: TakenOut;
}

/** Results of the terms without any correction. */
export const findTerms = (parts: SearchParts, query: ReadQuery, terms: readonly Term[]): Found => ({
  query,
  terms,
  products: parts.productSearch.find(terms),
  series: parts.names.series(terms),
  brands: parts.names.brands(terms),
  articles: parts.articleSearch.find(terms),
  changes: [],
});

/** Score of the best match of any kind; 0 when there is none. */
export const bestScore = ({ products, series, brands, articles }: Found): number =>
  Math.max(products[0]?.tiers[0]?.score ?? 0, series[0]?.score ?? 0, brands[0]?.score ?? 0, articles[0]?.score ?? 0);

/** The same matches, all of them behind a score. */
export const below =
  (score: number) =>
  (matches: CategoryMatches): CategoryMatches => {
    const less = Math.max(0, (matches.tiers[0]?.score ?? 0) - score + 1);
    return { ...matches, tiers: matches.tiers.map(tier => ({ ...tier, score: tier.score - less })) };
  };

/** A device that is not carried is looked for; before the kind of product it is what that is for: 机械臂用的3D相机. */
export function isAboutDevice(vocabulary: Vocabulary, terms: readonly Term[]): boolean {
  const isAbsent = ({ kind, label }: Term, at: number) =>
    kind === 'absent' && vocabulary.isDevice(label) && !isHad(terms, at);
  const last = terms.findLastIndex(isAbsent);
  // 流水线上用，全局快门 200 万: several conditions behind it are those of a product.
  const behind = terms.slice(last + 1).filter(isUnderstood).length;
  // 增倍镜 2x c口: with an accessory its own figures are told.
  const isAccessory = vocabulary.isAccessory(terms[last]?.label ?? '');
  return last > terms.findLastIndex(term => term.kind === 'category' || isKind(term)) && (isAccessory || behind < 2);
}
