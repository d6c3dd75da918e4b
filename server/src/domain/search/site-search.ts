import { LRUCache } from 'lru-cache';
import type { CatalogueIndex } from '../catalogue/index/build';
import { foldPartNumber } from '../catalogue/index/fold-text';
import type { Sliced } from '../catalogue/index/slices';
import { ArticleSearch, type FoundArticle } from './article-search';
import type { CategoryMatches } from './category-matches';
import { QueryCorrector } from './correct-query';
import { isHad } from './devices-in-context';
import { namedTogether, united } from './either-of';
import { inOrder } from './extremes';
import { foreignFigures } from './foreign-figures';
import { foreignNumber } from './foreign-numbers';
import { type FoundBrand, type FoundSeries, NameSearch } from './name-search';
import { hasHan } from './pinyin-keys';
import { ProductSearch } from './product-search';
import { QuantityReader } from './quantity';
import { SCORES, STRONG } from './ranking';
import { type ReadQuery, readQuery } from './read-query';
import { replacementsFor } from './replacements';
import { withRoman } from './roman-numbers';
import type { SearchArticle } from './search-article';
import { asksAboutFigures, asksForValue, endsInAttribute, isSubject, SUBJECT, subjectBehind } from './subject-phrase';
import type { Synonyms } from './synonyms';
import { isKind, isOrigin, isPartNumber, isSensor, isUnderstood, joined, spanOf, type Term } from './term';
import { QueryReader } from './understand';
import { Vocabulary } from './vocabulary';

/** Texts of which the number of results is kept. */
const MOST_TOTALS = 20_000;
/** Beginnings of words of which is kept whether they are those of part numbers or series. */
const MOST_BEGINNINGS = 10_000;

/** Shorter letters begin many names. */
const SHORTEST_SERIES = 4;

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
}

/** The site's search over one state of catalogue and articles: immutable, in memory, replaced as a whole. */
export class SiteSearch {
  readonly #totals = new LRUCache<string, number>({ max: MOST_TOTALS });

  private constructor(
    readonly index: CatalogueIndex,
    readonly vocabulary: Vocabulary,
    readonly reader: QueryReader,
    readonly corrector: QueryCorrector,
    readonly productSearch: ProductSearch,
    readonly names: NameSearch,
    readonly articleSearch: ArticleSearch,
  ) {}

  static *build(index: CatalogueIndex, articles: readonly SearchArticle[], synonyms: Synonyms): Sliced<SiteSearch> {
    const vocabulary = new Vocabulary(index, synonyms, articles);
    yield;
    const segments = [...index.segments.values()];
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
    return new SiteSearch(index, vocabulary, reader, new QueryCorrector(vocabulary), products, names, articleSearch);
  }

  /** Answers any text; `without` names understood terms that are to be searched as words. */
  find(typed: string, without: ReadonlySet<string> = new Set()): Found {
    const found = this.#inOrder(this.#aboutDevice(this.#findBest(typed, without)));
    const [article] = found.articles;
    const isAbout = endsInAttribute(found.terms) && article !== undefined && article.share >= SUBJECT;
    if (!article || !(isAbout || asksAboutFigures(found.terms) || asksForValue(found.terms))) return found;
    return { ...found, products: found.products.map(below(article.score)) };
  }

  /**
   * Where an accessory is looked for, products that only mention it are none; what there is to read about it comes nearest,
   * also where no article holds the figures beside it.
   */
  #aboutDevice(found: Found): Found {
    const devices = found.terms.filter(({ kind, label }) => kind === 'absent' && this.vocabulary.isAccessory(label));
    if (devices.length === 0 || !this.#isAboutDevice(found.terms)) return found;
    const isMentioned = ({ tiers: [first] }: CategoryMatches) => (first?.score ?? 0) <= SCORES.productsText;
    const articles = found.articles.length > 0 ? found.articles : this.articleSearch.find(devices);
    const products = found.products.filter(each => !isMentioned(each));
    return { ...found, products, articles, terms: products.length > 0 ? found.terms : found.terms.map(ofDevice) };
  }

  /** Products in the order that a superlative asks for: 最轻的相机. */
  #inOrder(found: Found): Found {
    const sortIn =
      found.products.length > 0 && this.vocabulary.extremes.read(found.terms, this.vocabulary.attributeKeys);
    if (!sortIn) return found;
    // With a kind of product it says as much as a figure.
    const isOfKind = found.terms.some(term => term.kind === 'category' && isUnderstood(term));
    const products = found.products.map(each => {
      const sort = sortIn(each.segment);
      return sort ? inOrder(isOfKind ? atLeast(each, SCORES.productsRelaxed.exact) : each, sort) : each;
    });
    return { ...found, products };
  }

  #findBest(typed: string, without: ReadonlySet<string>): Found {
    const asTyped = this.#asTyped(typed, without);
    const { terms } = asTyped;
    const found = this.#bySensorMaker(asTyped) ?? asTyped;
    const isDoubtful =
      found.products.length === 0 &&
      found.brands.length === 0 &&
      terms.some(({ kind, role }) => kind === 'text' && role === 'content');
    const together = this.#withoutPixels(found) ?? this.#ofEach(found) ?? this.#ofSeries(found);
    if (together) return together;
    if (bestScore(found) >= STRONG && !isDoubtful)
      return this.#likeSensor(found, true) ?? this.#relaxed(found) ?? this.#likeSensor(found) ?? found;
    return (
      this.#exactAlone(found) ??
      this.#insteadOfForeign(found) ??
      this.#corrected(found, without) ??
      this.#near(found) ??
      this.#likeSensor(found, true) ??
      this.#relaxed(found) ??
      this.#likeSensor(found) ??
      found
    );
  }

  /** Where several things are named together, what each of them finds: acA1920-40gm 和 acA1920-40um 区别. */
  #ofEach(found: Found): Found | undefined {
    if (found.products.length > 0) return undefined;
    const each = namedTogether(found.terms)?.map(terms => this.findTerms(found.query, terms));
    if (!each?.every(({ products, series }) => products.length + series.length > 0)) return undefined;
    const series = new Map(each.flatMap(one => one.series).map(one => [`${one.brand.id} ${one.name}`, one]));
    return { ...found, products: united(each.map(({ products }) => products)), series: [...series.values()] };
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

  read = readQuery;

  /** Results of the terms without any correction. */
  findTerms(query: ReadQuery, terms: readonly Term[]): Found {
    return {
      query,
      terms,
      products: this.productSearch.find(terms),
      series: this.names.series(terms),
      brands: this.names.brands(terms),
      articles: this.articleSearch.find(terms),
      changes: [],
    };
  }

  /** How many results of all kinds a text has as it stands; kept by texts, because new queries are often shortened to known ones. */
  totalOf(typed: string): number {
    const kept = this.#totals.get(typed);
    if (kept !== undefined) return kept;
    const terms = this.reader.terms(readQuery(typed));
    const ofNames = this.names.series(terms).length + this.names.brands(terms).length;
    const total = this.productSearch.count(terms) + ofNames + this.articleSearch.count(terms);
    this.#totals.set(typed, total);
    return total;
  }

  #corrected(found: Found, without: ReadonlySet<string>): Found | undefined {
    const corrected = this.corrector.correct(spacedText(found.query));
    if (!corrected) return undefined;
    const query = { ...readQuery(corrected.text), prices: found.query.prices };
    const other = this.findTerms(query, this.reader.terms(query, without));
    // A sentence holds many sounds: there only a correction that finds products, or after which all is known, is one.
    const isKnown = other.terms.every(({ kind, role }) => kind !== 'text' || role !== 'content');
    const isSure = other.products.length > 0 || isKnown || corrected.changes.every(({ read }) => !hasHan(read));
    // That a device is not carried answers a query, though nothing is found.
    const isAnswer =
      bestScore(other) > bestScore(found) || (found.products.length === 0 && this.#saysMore(other, found));
    if (!isAnswer || !isSure) return undefined;
    const changed = { ...other, changes: corrected.changes };
    return this.#relaxed(changed) ?? changed;
  }

  /** Whether terms name a device that is not carried, which others do not. */
  #saysMore(other: Found, { terms }: Found): boolean {
    const known = new Set(terms.map(({ label }) => label));
    return other.terms.some(
      ({ kind, label }) => kind === 'absent' && !known.has(label) && this.vocabulary.isDevice(label),
    );
  }

  /** Products under what is understood, when none answers the query as a whole. */
  #relaxed(found: Found): Found | undefined {
    if (found.products.length > 0 || this.#isAboutDevice(found.terms)) return undefined;
    // The country of makers alone says nothing of what another part number is: PL-D755MU-T 国产替代.
    const understood = found.terms.filter(isUnderstood);
    if (understood.length > 0 && understood.every(isOrigin) && found.terms.some(isPartNumber)) return undefined;
    const products = this.productSearch.findRelaxed(found.terms);
    if (products.length === 0) return this.#lettersAlone(found);
    const fault = subjectBehind(found.terms);
    const asked = fault && found.articles.find(each => this.articleSearch.isNamed(each, fault.key));
    const article = asked ?? found.articles.find(({ complete, share }) => complete || share >= SUBJECT);
    const isRead = article !== undefined && (asked !== undefined || isSubject(found.terms, article));
    return { ...found, products: isRead ? products.map(below(article.score)) : products };
  }

  /** A device that is not carried is looked for; before the kind of product it is what that is for: 机械臂用的3D相机. */
  #isAboutDevice(terms: readonly Term[]): boolean {
    const isAbsent = ({ kind, label }: Term, at: number) =>
      kind === 'absent' && this.vocabulary.isDevice(label) && !isHad(terms, at);
    const last = terms.findLastIndex(isAbsent);
    // 流水线上用，全局快门 200 万: several conditions behind it are those of a product.
    const behind = terms.slice(last + 1).filter(isUnderstood).length;
    // 增倍镜 2x c口: with an accessory its own figures are told.
    const isAccessory = this.vocabulary.isAccessory(terms[last]?.label ?? '');
    return last > terms.findLastIndex(term => term.kind === 'category' || isKind(term)) && (isAccessory || behind < 2);
  }

  /** A part number among words that are not known: it alone counts. */
  #lettersAlone(found: Found): Found | undefined {
    const terms = found.terms.map((term): Term => (isUnknownWord(term) ? { ...term, role: 'filler' } : term));
    if (!terms.some(isPartNumber) || !terms.some(({ role }) => role === 'filler')) return undefined;
    const products = this.productSearch.find(terms);
    return products.length > 0 ? { ...found, products } : undefined;
  }

  /** A maker of cameras that has none of the kind is meant as that of the sensor: 索尼 500万 全局. */
  #bySensorMaker(found: Found): Found | undefined {
    if (found.products.length > 0) return undefined;
    const terms = found.terms.map((term): Term => {
      const maker = term.kind === 'brand' && term.active ? this.vocabulary.sensorMakers.get(term.key) : undefined;
      return maker ? { ...term, kind: 'option', label: maker.label, meanings: maker.meanings, brandIds: [] } : term;
    });
    if (terms.every((term, at) => term === found.terms[at])) return undefined;
    const other = this.findTerms(found.query, terms);
    return other.products.length > 0 ? other : undefined;
  }

  /** The sensor itself says how many pixels there are, and round figures are not just so: GMAX0505 25M has 26.2 million. */
  #withoutPixels(found: Found): Found | undefined {
    const isPixels = ({ kind, meanings }: Term) =>
      kind === 'quantity' && meanings.some(({ filters }) => Object.hasOwn(filters, 'resolutionMp'));
    const figures = found.terms.filter(isPixels);
    const isType = (term: Term) => isSensor(term) && this.vocabulary.sensors.has(foldPartNumber(term.label));
    if (found.products.length > 0 || figures.length === 0 || !found.terms.some(isType)) return undefined;
    const products = this.productSearch.find(found.terms.filter(term => !isPixels(term)));
    if (products.length === 0) return undefined;
    return { ...found, products: products.map(each => ({ ...each, complete: false, relaxed: figures })) };
  }

  /** The name of a series says more than a figure that no product of it has: ace 2 pro 200万. */
  #ofSeries(found: Found): Found | undefined {
    const isGivenUp = ({ kind }: Term) => kind === 'quantity' || kind === 'number';
    const figures = found.terms.filter(isGivenUp);
    if (found.products.length > 0 || figures.length === 0) return undefined;
    const letters = joined(found.terms.filter(({ kind, role }) => kind === 'text' && role === 'content'));
    if (letters.length < SHORTEST_SERIES || !this.names.beginsSeries(letters)) return undefined;
    const products = this.productSearch.find(found.terms.filter(term => !isGivenUp(term)));
    if (products.length === 0) return undefined;
    return { ...found, products: products.map(each => ({ ...each, complete: false, relaxed: figures })) };
  }

  /**
   * For a sensor that none of the products asked for states: those with its pixels, and lenses that cover it.
   * @param inAll only those that are all else that is asked for: beside the sensor's pixels an interface is not given up
   */
  #likeSensor(found: Found, inAll = false): Found | undefined {
    const sensor = found.terms.find(isSensor);
    if (!sensor || found.products.length > 0) return undefined;
    const terms = found.terms.map(term =>
      isSensor(term) ? (this.vocabulary.sensorSpecs.alike(term, found.terms) ?? term) : term,
    );
    const other = this.findTerms(found.query, terms);
    const isRelaxed = other.products.length === 0 && !inAll;
    const products = isRelaxed ? this.productSearch.findRelaxed(terms) : other.products;
    if (products.length === 0) return undefined;
    const isOfCamera = ({ filters }: CategoryMatches) => Object.hasOwn(filters, 'resolutionMp');
    return { ...other, products: products.map(each => (isOfCamera(each) ? { ...each, alike: sensor } : each)) };
  }

  /** A whole part number is what is looked for, whatever stands beside it: 配 MV-CS050-10GM 的镜头. */
  #exactAlone(found: Found): Found | undefined {
    const numbers = found.terms.filter(isPartNumber);
    if (found.products.length > 0 || numbers.length === 0) return undefined;
    const isExact = ({ tiers: [first] }: CategoryMatches) => first?.score === SCORES.partNumber.exact;
    // A space may divide it: hpd2 100 bl 原厂.
    const divided = found.terms.filter(({ kind, key }) => kind === 'text' && !hasHan(key));
    const alone = this.productSearch.find(numbers).filter(isExact);
    const products = alone.length > 0 ? alone : this.productSearch.find(divided).filter(isExact);
    if (products.length === 0) return undefined;
    return { ...found, products: replacementsFor(products, found.terms) ?? products };
  }

  /** In place of a part number of a maker that is not carried, products with the figures that it says: BFS-U3-51S5M 替代. */
  #insteadOfForeign(found: Found): Found | undefined {
    if (found.products.length > 0) return undefined;
    for (const [at, term] of found.terms.entries()) {
      const before = found.terms[at - 1];
      const figures = foreignNumber(term, before, this.vocabulary.synonyms) && foreignFigures(term, before);
      if (!figures) continue;
      const { said, isDivided } = figures;
      const others = found.terms.filter(each => each !== term && isUnderstood(each));
      const products = this.productSearch.find([...others, ...this.reader.terms(readQuery(said.join(' ')))]);
      const [start] = spanOf((isDivided && before) || term, found.query);
      const number = found.query.keywords.slice(start, spanOf(term, found.query)[1]);
      if (products.length > 0)
        return { ...found, products: products.map(each => ({ ...each, instead: { number, said } })) };
    }
    return undefined;
  }

  #near(found: Found): Found | undefined {
    if (found.products.length > 0) return undefined;
    const numbers = found.terms.filter(isPartNumber);
    for (const terms of [found.terms, numbers]) {
      const products = terms.length > 0 ? this.productSearch.findNear(terms) : [];
      if (products.length > 0) return { ...found, products };
    }
    const products = this.productSearch.findBeginning(numbers);
    return products.length > 0 ? { ...found, products } : undefined;
  }
}

/** The same matches, the best of them with a score of at least this. */
function atLeast(matches: CategoryMatches, score: number): CategoryMatches {
  const more = Math.max(0, score - (matches.tiers[0]?.score ?? 0));
  return { ...matches, tiers: matches.tiers.map(tier => ({ ...tier, score: tier.score + more })) };
}

/** The same matches, all of them behind a score. */
const below =
  (score: number) =>
  (matches: CategoryMatches): CategoryMatches => {
    const less = Math.max(0, (matches.tiers[0]?.score ?? 0) - score + 1);
    return { ...matches, tiers: matches.tiers.map(tier => ({ ...tier, score: tier.score - less })) };
  };

/** What is said of a device that is not carried is said of no product: 网线 长10米, 控制器 模拟. */
const ofDevice = (term: Term): Term =>
  ['quantity', 'number', 'option'].includes(term.kind) ? { ...term, meanings: [] } : term;

const isUnknownWord = ({ kind, key }: Term): boolean => kind === 'text' && hasHan(key);

/** Score of the best match of any kind; 0 when there is none. */
export const bestScore = ({ products, series, brands, articles }: Found): number =>
  Math.max(products[0]?.tiers[0]?.score ?? 0, series[0]?.score ?? 0, brands[0]?.score ?? 0, articles[0]?.score ?? 0);

/** The folded query with its spaces, up to `end` of the compact query. */
export function spacedText({ compact: { text }, breaks }: ReadQuery, end = text.length): string {
  const places = [...breaks].filter(at => at < end).sort((a, b) => b - a);
  return places.reduce((spaced, at) => `${spaced.slice(0, at)} ${spaced.slice(at)}`, text.slice(0, end));
}
