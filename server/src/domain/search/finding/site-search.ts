import { LRUCache } from 'lru-cache';
import type { CatalogueIndex } from '../../catalogue/index/build';
import type { Sliced } from '../../catalogue/index/slices';
import type { CategoryMatches } from '../model/category-matches';
import type { Meaning } from '../model/meanings';
import { SCORES } from '../model/ranking';
import type { SearchArticle } from '../model/search-article';
import { isUnderstood, type Term } from '../model/term';
import { QueryCorrector } from '../reading/correct-query';
import { QuantityReader } from '../reading/quantity';
import { asksForUse, isFitAsked } from '../reading/question';
import { saysNothing } from '../reading/says-nothing';
import { QueryReader } from '../reading/understand';
import { type ReadQuery, readQuery, spacedText } from '../text/read-query';
import { withRoman } from '../text/roman-numbers';
import type { Synonyms } from '../text/synonyms';
import { withCarriedDevices } from '../vocabulary/carried-devices';
import { inOrder } from '../vocabulary/extremes';
import { Vocabulary } from '../vocabulary/vocabulary';
import { ArticleSearch } from './article-search';
import { Fallbacks } from './fallbacks';
import { below, type Found, findTerms, isAboutDevice, type SearchParts } from './found';
import { NameSearch } from './name-search';
import { ProductSearch } from './product-search';
import { asksAboutFigures, asksForValue, endsInAttribute, SUBJECT } from './subject-phrase';
import { TakenOut } from './taken-out';

/** Texts of which the number of results is kept. */
const MOST_TOTALS = 20_000;
/** Beginnings of words of which is kept whether they are those of part numbers or series. */
const MOST_BEGINNINGS = 10_000;

/** The site's search over one state of catalogue and articles: immutable, in memory, replaced as a whole. */
export class SiteSearch implements SearchParts {
  readonly #fallbacks = new Fallbacks(this);
  readonly #totals = new LRUCache<string, number>({ max: MOST_TOTALS });

  private constructor(
    readonly index: CatalogueIndex,
    readonly vocabulary: Vocabulary,
    readonly reader: QueryReader,
    readonly corrector: QueryCorrector,
    readonly productSearch: ProductSearch,
    readonly names: NameSearch,
    readonly articleSearch: ArticleSearch,
    readonly takenOut: TakenOut,
  ) {}

  static *build(index: CatalogueIndex, articles: readonly SearchArticle[], words: Synonyms): Sliced<SiteSearch> {
    const segments = [...index.segments.values()];
    const synonyms = withCarriedDevices(words, segments);
    const vocabulary = new Vocabulary(index, synonyms, articles);
    yield;
    const names = new NameSearch(index);
    const beginsPartNumber = (letters: string): boolean =>
      segments.some(({ search }) => search.partNumbers.hasBeginning(letters));
    const quantities = new QuantityReader(segments, vocabulary, synonyms);
    const beginnings = new LRUCache<string, boolean>({ max: MOST_BEGINNINGS });
    const beginsName = (letters: string): boolean => {
      const kept = beginnings.get(letters);
      if (kept !== undefined) return kept;
      const begins = names.beginsSeries(letters) || beginsPartNumber(letters);
      beginnings.set(letters, begins);
      return begins;
    };
    const reader = new QueryReader(vocabulary, quantities, beginsName);
    const products = new ProductSearch(segments);
    const articleSearch = yield* ArticleSearch.build(articles, synonyms.articles);
    const corrector = new QueryCorrector(vocabulary);
    const takenOut = new TakenOut(index);
    return new SiteSearch(index, vocabulary, reader, corrector, products, names, articleSearch, takenOut);
  }

  /** Answers any text; `without` names understood terms that are to be searched as words. */
  find(typed: string, without: ReadonlySet<string> = new Set()): Found {
    const asTyped = this.#asTyped(typed, without);
    if (this.#isEmpty(asTyped.terms)) return { ...asTyped, products: [], series: [], brands: [], articles: [] };
    const best = this.#fallbacks.best(asTyped, without);
    const found = this.#aboutFigures(this.#inOrder(this.#aboutDevice(best)));
    const [article] = found.articles;
    const isAbout = endsInAttribute(found.terms) && article !== undefined && article.share >= SUBJECT;
    const isAsked = isAbout || figureAskedAbout(found.terms) !== undefined;
    if (!article || !(isAsked || asksAboutFigures(found.terms) || asksForValue(found.terms))) return found;
    return { ...found, products: found.products.map(below(article.score)) };
  }

  /**
   * Where an accessory is looked for, products that only mention it are none; what there is to read about it comes nearest,
   * also where no article holds the figures beside it.
   */
  #aboutDevice(found: Found): Found {
    const devices = found.terms.filter(({ kind, label }) => kind === 'absent' && this.vocabulary.isAccessory(label));
    if (devices.length === 0 || !isAboutDevice(this.vocabulary, found.terms)) return found;
    const isMentioned = ({ tiers: [first] }: CategoryMatches) => (first?.score ?? 0) <= SCORES.productsText;
    const articles = found.articles.length > 0 ? found.articles : this.articleSearch.find(devices);
    const products = found.products.filter(each => !isMentioned(each));
    return { ...found, products, articles, terms: products.length > 0 ? found.terms : found.terms.map(ofDevice) };
  }

  /** Articles about what figures are of, where these alone are asked about: F1.4是什么意思 asks about apertures. */
  #aboutFigures(found: Found): Found {
    // 镜头上F1.4到F16那圈: of what its figures stand on nothing more need be named, and the second is one of the first's.
    const figure = figureAskedAbout(found.terms);
    if (!figure && !asksAboutFigures(found.terms)) return found;
    const isNaming = ({ kind, key }: Term) => kind !== 'text' || !/^\d/u.test(key);
    const named = (figure ? [figure] : found.terms.filter(isNaming)).map(term => ofAttribute(term, this.vocabulary));
    const articles = this.articleSearch.find(named);
    return articles.length > 0 ? { ...found, articles } : found;
  }

  /** Products in the order that a superlative asks for: 最轻的相机. */
  #inOrder(found: Found): Found {
    const sortIn =
      found.products.length > 0 && this.vocabulary.extremes.read(found.terms, this.vocabulary.attributeKeys);
    if (!sortIn) return found;
    // With a kind of product it says as much as a figure.
    const isOfKind = found.terms.some(term => term.kind === 'category' && isUnderstood(term));
    const products = found.products.map(each => {
      const sort = sortIn(each.segment, each.rows);
      return sort ? inOrder(isOfKind ? atLeast(each, SCORES.productsRelaxed.exact) : each, sort) : each;
    });
    return { ...found, products };
  }

  /** The results of the terms as they stand; where no product is found, of what slashes part: 12mm/F1.4/C口. */
  #asTyped(typed: string, without: ReadonlySet<string>): Found {
    const query = readQuery(typed);
    const roman = withRoman(spacedText(query), this.reader.beginsName);
    const read = roman ? { ...readQuery(roman.text), prices: query.prices } : query;
    const found = { ...this.findTerms(read, this.reader.terms(read, without)), changes: roman?.changes ?? [] };
    const parted = found.products.length > 0 ? query : readQuery(typed, true);
    if (parted.compact.text === query.compact.text) return found;
    const other = this.findTerms(parted, this.reader.terms(parted, without));
    return other.products.length > 0 ? other : found;
  }

  #isEmpty = (terms: readonly Term[]): boolean => saysNothing(terms, this.vocabulary.synonyms.particles);

  read = readQuery;

  /** Results of the terms without any correction. */
  findTerms = (query: ReadQuery, terms: readonly Term[]): Found => findTerms(this, query, terms);

  /** How many results of all kinds a text has as it stands; kept by texts, because new queries are often shortened to known ones. */
  totalOf(typed: string): number {
    const kept = this.#totals.get(typed);
    if (kept !== undefined) return kept;
    const terms = this.reader.terms(readQuery(typed));
    const ofNames = this.names.series(terms).length + this.names.brands(terms).length;
    const all = this.productSearch.count(terms) + ofNames + this.articleSearch.count(terms);
    const total = this.#isEmpty(terms) ? 0 : all;
    this.#totals.set(typed, total);
    return total;
  }
}

/**
 * The figure of which is asked what it is for, or whether what has it fits what has another: of
 * 500万镜头能配1200万相机吗 the nominal pixels of lenses.
 */
function figureAskedAbout(terms: readonly Term[]): Term | undefined {
  const figures = terms.filter(({ kind }) => kind === 'quantity');
  if (asksForUse(terms)) return figures[0];
  const kind = isFitAsked(terms) ? terms.find(term => term.kind === 'category') : undefined;
  const isOfKind = ({ categoryId }: Meaning) => kind?.meanings.some(each => each.categoryId === categoryId);
  const [first, second] = figures.filter(({ meanings }) => meanings.some(isOfKind));
  return first && second && { ...first, meanings: first.meanings.filter(isOfKind) };
}

/** The same matches, the best of them with a score of at least this. */
function atLeast(matches: CategoryMatches, score: number): CategoryMatches {
  const more = Math.max(0, score - (matches.tiers[0]?.score ?? 0));
  return { ...matches, tiers: matches.tiers.map(tier => ({ ...tier, score: tier.score + more })) };
}

/** The name of the attribute that a figure is of, in place of the figure. */
function ofAttribute(term: Term, vocabulary: Vocabulary): Term {
  const [key = ''] = term.meanings.flatMap(({ filters }) => Object.keys(filters));
  const [name, ...others] = vocabulary.namesOfAttribute(key);
  if (term.kind !== 'quantity' || name === undefined) return term;
  return { ...term, key: name, kind: 'word', label: name, meanings: [], texts: [name, ...others] };
}

/** What is said of a device that is not carried is said of no product: 网线 长10米, 控制器 模拟. */
const ofDevice = (term: Term): Term =>
  ['quantity', 'number', 'option'].includes(term.kind) ? { ...term, meanings: [] } : term;
