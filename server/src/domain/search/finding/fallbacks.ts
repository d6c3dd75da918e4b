import { foldPartNumber } from '../../catalogue/index/fold-text';
import type { CategoryMatches } from '../model/category-matches';
import type { Meaning } from '../model/meanings';
import { SCORES, STRONG } from '../model/ranking';
import { isOrigin, isPartNumber, isSensor, isUnderstood, joined, spanOf, type Term } from '../model/term';
import { isHad } from '../reading/devices-in-context';
import { foreignFigures } from '../reading/foreign-figures';
import { foreignNumber } from '../reading/foreign-numbers';
import { hasHan } from '../text/pinyin-keys';
import { readQuery, spacedText } from '../text/read-query';
import { LITTLE } from './article-search';
import { companionsOf } from './companions';
import { linesOfKinds, namedTogether, united } from './either-of';
import { below, bestScore, type Found, findTerms, isAboutDevice, type SearchParts } from './found';
import { isByNumber, isDescribed, itemTexts, ofItems } from './list-items';
import { asOneNumber } from './one-number';
import { nearestFirst } from './rank-relaxed';
import { asksForOther, replacementsFor } from './replacements';
import { isMakerAlone, isSubject, SUBJECT, subjectBehind, tellsOfKind } from './subject-phrase';

/** Shorter letters begin many names. */
const SHORTEST_SERIES = 4;

/** Letters alone that are a part number rather than a word. */
const LONG_NAME = 6;

/** Words behind a part number that may be of it. */
const MOST_MORE = 3;
const SUBJECT_WORD = /^\p{Script=Han}{2,6}$/u;
/** Letters that a maker's own numbers have before their digits. */
const LETTERED = /^[a-z]{1,3}-?(\d{4,6})$/u;

/** What is answered where the terms of a query, as they stand, find nothing or little. */
export class Fallbacks {
  constructor(readonly parts: SearchParts) {}

  /** The first of the ways that finds something, else what the terms found; a part that was taken out is told in any case. */
  best(asTyped: Found, without: ReadonlySet<string>): Found {
    const product = asTyped.products.some(isExact) ? undefined : this.parts.takenOut.find(asTyped.terms);
    if (!product) return this.#found(asTyped, without);
    const standing = this.parts.takenOut.standingFor(product);
    const found = standing ? { ...asTyped, products: [standing.matches] } : this.#found(asTyped, without);
    return { ...found, takenOut: { product, standing: standing?.model } };
  }

  #found(asTyped: Found, without: ReadonlySet<string>): Found {
    const listed = this.#ofItems(asTyped, without);
    if (listed) return listed;
    const { terms } = asTyped;
    const found = this.#bySensorMaker(asTyped) ?? asTyped;
    const isDoubtful =
      found.products.length === 0 &&
      found.brands.length === 0 &&
      terms.some(({ kind, role }) => kind === 'text' && role === 'content');
    const together =
      this.#withoutPixels(found) ?? this.#ofEach(found) ?? this.#readOtherwise(found) ?? this.#ofSeries(found);
    if (together) return together;
    if (bestScore(found) >= STRONG && !isDoubtful)
      return this.#likeSensor(found, true) ?? this.#relaxed(found) ?? this.#likeSensor(found) ?? found;
    return (
      asOneNumber(found, this.parts.productSearch) ??
      this.#exactAlone(found) ??
      this.#insteadOfForeign(found) ??
      this.#corrected(found, without) ??
      this.#bySubject(found, without) ??
      this.#digitsAlone(found) ??
      this.#near(found) ??
      this.#likeSensor(found, true) ??
      this.#relaxed(found) ??
      this.#likeSensor(found) ??
      found
    );
  }

  /** Where several things are named together, what each of them finds: acA1920-40gm 和 acA1920-40um 区别, lines of a list. */
  #ofEach(found: Found): Found | undefined {
    if (found.products.length > 0) return undefined;
    const termsOf = (line: string) => this.parts.reader.terms(readQuery(line));
    const named = namedTogether(found.terms) ?? linesOfKinds(found.query.keywords, termsOf);
    const each = named?.map(terms => findTerms(this.parts, found.query, terms));
    if (!each?.every(({ products, series }) => products.length + series.length > 0)) return undefined;
    const series = new Map(each.flatMap(one => one.series).map(one => [`${one.brand.id} ${one.name}`, one]));
    return { ...found, products: united(each.map(({ products }) => products)), series: [...series.values()] };
  }

  /** Of a list of items with part numbers or descriptions each is answered: MV-CS050-10GM 2台；镜头 16mm C口 3只. */
  #ofItems(found: Found, without: ReadonlySet<string>): Found | undefined {
    const texts = itemTexts(found.query.keywords);
    if (texts.length < 2) return undefined;
    const items = texts.map(text => {
      const query = readQuery(text);
      const terms = this.parts.reader.terms(query, without);
      return { terms, products: this.#found(findTerms(this.parts, query, terms), without).products };
    });
    const isAnswered = items.every(
      ({ terms, products }) => products.length > 0 && (isByNumber(products) || isDescribed(terms)),
    );
    return isAnswered ? { ...found, products: ofItems(items.map(({ products }) => products)) } : undefined;
  }

  #corrected(found: Found, without: ReadonlySet<string>): Found | undefined {
    const corrected = this.parts.corrector.correct(spacedText(found.query));
    if (!corrected) return undefined;
    const query = { ...readQuery(corrected.text), prices: found.query.prices };
    const other = findTerms(this.parts, query, this.parts.reader.terms(query, without));
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

  /** Words that sound as what articles are asked about, where input methods offer others: 丢贞 for 丢帧, 暴光时间. */
  #bySubject(found: Found, without: ReadonlySet<string>): Found | undefined {
    const changes = found.terms.flatMap(({ kind, role, key }) => {
      const isUnknown = kind === 'text' && role === 'content' && SUBJECT_WORD.test(key);
      const read = isUnknown ? this.parts.articleSearch.rarePairs.sounding(key) : undefined;
      return read === undefined || read === key ? [] : [{ typed: key, read }];
    });
    if (changes.length === 0 || found.products.length > 0) return undefined;
    const text = changes.reduce((all, { typed, read }) => all.replace(typed, read), spacedText(found.query));
    const query = { ...readQuery(text), prices: found.query.prices };
    const other = findTerms(this.parts, query, this.parts.reader.terms(query, without));
    if (bestScore(other) <= bestScore(found)) return undefined;
    const changed = { ...other, changes };
    return this.#relaxed(changed) ?? changed;
  }

  /** Whether terms name a device that is not carried, which others do not. */
  #saysMore(other: Found, { terms }: Found): boolean {
    const known = new Set(terms.map(({ label }) => label));
    return other.terms.some(
      ({ kind, label }) => kind === 'absent' && !known.has(label) && this.parts.vocabulary.isDevice(label),
    );
  }

  /** Products under what is understood, when none answers the query as a whole. */
  #relaxed(found: Found): Found | undefined {
    if (found.products.length > 0 || isAboutDevice(this.parts.vocabulary, found.terms)) return undefined;
    // The country of makers alone says nothing of what another part number is: PL-D755MU-T 国产替代.
    const understood = found.terms.filter(isUnderstood);
    if (understood.length > 0 && understood.every(isOrigin) && found.terms.some(isPartNumber)) return undefined;
    const products = this.parts.productSearch.findRelaxed(found.terms);
    if (products.length === 0) return this.#lettersAlone(found);
    const fault = subjectBehind(found.terms);
    const asked = fault && found.articles.find(each => this.parts.articleSearch.isNamed(each, fault.key));
    const isTold = tellsOfKind(found.terms);
    const least = isTold ? LITTLE : SUBJECT;
    const article = asked ?? found.articles.find(({ complete, share }) => complete || share >= least);
    const isRead = article !== undefined && (asked !== undefined || isTold || isSubject(found.terms, article));
    const first = isRead ? article : isMakerAlone(found.terms) ? found.brands[0] : undefined;
    return { ...found, products: first ? products.map(below(first.score)) : products };
  }

  /** Letters before the digits of a maker's part number that the catalogue goes without: euresys pc1622. */
  #digitsAlone(found: Found): Found | undefined {
    if (found.products.length > 0 || !found.terms.some(({ kind, active }) => kind === 'brand' && active))
      return undefined;
    const terms = found.terms.map((term): Term => {
      const digits = term.kind === 'text' ? LETTERED.exec(term.key)?.[1] : undefined;
      return digits === undefined ? term : { ...term, key: digits, texts: [digits] };
    });
    if (terms.every((term, at) => term === found.terms[at])) return undefined;
    const isNumber = ({ tiers: [first] }: CategoryMatches) => (first?.score ?? 0) >= SCORES.partNumber.prefix;
    const products = this.parts.productSearch.find(terms).filter(isNumber);
    return products.length > 0 ? { ...found, products } : undefined;
  }

  /** A part number among words that are not known: it alone counts. */
  #lettersAlone(found: Found): Found | undefined {
    const terms = found.terms.map((term): Term => (isUnknownWord(term) ? { ...term, role: 'filler' } : term));
    if (!terms.some(isPartNumber) || !terms.some(({ role }) => role === 'filler')) return undefined;
    const products = this.parts.productSearch.find(terms);
    return products.length > 0 ? { ...found, products } : undefined;
  }

  /** A maker of cameras that has none of the kind is meant as that of the sensor: 索尼 500万 全局. */
  #bySensorMaker(found: Found): Found | undefined {
    if (found.products.length > 0) return undefined;
    const terms = found.terms.map((term): Term => {
      const maker = term.kind === 'brand' && term.active ? this.parts.vocabulary.sensorMakers.get(term.key) : undefined;
      return maker ? { ...term, kind: 'option', label: maker.label, meanings: maker.meanings, brandIds: [] } : term;
    });
    if (terms.every((term, at) => term === found.terms[at])) return undefined;
    const other = findTerms(this.parts, found.query, terms);
    return other.products.length > 0 ? other : undefined;
  }

  /** The sensor itself says how many pixels there are, and round figures are not just so: GMAX0505 25M has 26.2 million. */
  #withoutPixels(found: Found): Found | undefined {
    const isPixels = ({ kind, meanings }: Term) =>
      kind === 'quantity' && meanings.some(({ filters }) => Object.hasOwn(filters, 'resolutionMp'));
    const figures = found.terms.filter(isPixels);
    const isType = (term: Term) => isSensor(term) && this.parts.vocabulary.sensors.has(foldPartNumber(term.label));
    if (found.products.length > 0 || figures.length === 0 || !found.terms.some(isType)) return undefined;
    const products = this.parts.productSearch.find(found.terms.filter(term => !isPixels(term)));
    if (products.length === 0) return undefined;
    return { ...found, products: products.map(each => ({ ...each, complete: false, relaxed: figures })) };
  }

  /** What products with the name asked for state of a figure counts, where they state another of its attributes: Gocator 2500 视野 100 以上. */
  #readOtherwise(found: Found): Found | undefined {
    if (found.products.length > 0 || !found.terms.some(isName)) return undefined;
    for (const [at, term] of found.terms.entries())
      for (const meanings of otherReadings(term)) {
        const other = findTerms(this.parts, found.query, found.terms.with(at, { ...term, meanings }));
        if (other.products.length > 0) return other;
      }
    return undefined;
  }

  /**
   * The name of a series says more than a figure that no product of it has, or than what it is to have that is not known:
   * ace 2 pro 200万, Xenon-Sapphire 带隔离器的.
   */
  #ofSeries(found: Found): Found | undefined {
    const having = found.terms.findIndex((_, at) => isHad(found.terms, at));
    const isTrait = (term: Term) =>
      having >= 0 && found.terms.indexOf(term) >= having && (term.kind === 'absent' || isUnknownWord(term));
    const isGivenUp = (term: Term) => term.kind === 'quantity' || term.kind === 'number' || isTrait(term);
    const figures = found.terms.filter(isGivenUp);
    if (found.products.length > 0 || figures.length === 0) return undefined;
    const letters = joined(found.terms.filter(({ kind, role }) => kind === 'text' && role === 'content'));
    if (letters.length < SHORTEST_SERIES || !this.parts.names.beginsSeries(letters)) return undefined;
    const products = this.parts.productSearch.find(found.terms.filter(term => !isGivenUp(term)));
    if (products.length === 0) return undefined;
    return {
      ...found,
      products: products.map(each => ({ ...nearestFirst(each, figures), complete: false, relaxed: figures })),
    };
  }

  /**
   * For a sensor that none of the products asked for states: those with its pixels, and lenses that cover it.
   * @param inAll only those that are all else that is asked for: beside the sensor's pixels an interface is not given up
   */
  #likeSensor(found: Found, inAll = false): Found | undefined {
    const sensor = found.terms.find(isSensor);
    if (!sensor || found.products.length > 0) return undefined;
    const terms = found.terms.map(term =>
      isSensor(term) ? (this.parts.vocabulary.sensorSpecs.alike(term, found.terms) ?? term) : term,
    );
    const other = findTerms(this.parts, found.query, terms);
    const isRelaxed = other.products.length === 0 && !inAll;
    const products = isRelaxed ? this.parts.productSearch.findRelaxed(terms) : other.products;
    if (products.length === 0) return undefined;
    const isOfCamera = ({ filters }: CategoryMatches) => Object.hasOwn(filters, 'resolutionMp');
    return { ...other, products: products.map(each => (isOfCamera(each) ? { ...each, alike: sensor } : each)) };
  }

  /** A whole part number is what is looked for, whatever stands beside it: 配 MV-CS050-10GM 的镜头. */
  #exactAlone(found: Found): Found | undefined {
    const numbers = found.terms.filter(isPartNumber);
    // Where another part is asked for, the first may be named by letters alone: Solios XCL 换 PCIe.
    const isNamed = numbers.length > 0 || asksForOther(found.terms);
    if (found.products.length > 0 || !isNamed) return undefined;
    // A space may divide it: hpd2 100 bl 原厂.
    const divided = found.terms.filter(({ kind, key }) => kind === 'text' && !hasHan(key));
    // Some begin with their maker's name: cst cos80 w 24v.
    const made = found.terms.filter(({ kind, key }) => (kind === 'text' || kind === 'brand') && !hasHan(key));
    const lists = [numbers, divided, made].filter((list, at, all) => list.length > (all[at - 1]?.length ?? 0));
    const products = firstFound([...this.#withMore(numbers, divided), ...lists], terms =>
      this.parts.productSearch.find(terms).filter(isExact),
    );
    const replacing = replacementsFor(products, found.terms);
    if (replacing) return { ...found, products: replacing };
    const companions = companionsOf(products, found.terms, this.parts.productSearch);
    if (companions) return { ...found, products: companions };
    if (products.length > 0 && (numbers.length > 0 || joined(divided).length >= LONG_NAME))
      return { ...found, products };
    if (numbers.length === 0) return undefined;
    // The beginning of a part number says of what the others are to be like: LDR2-50 换国产红光.
    const begun = this.parts.productSearch.find(numbers).filter(({ tiers: [first] }) => isBegun(first?.score));
    const others = replacementsFor(begun, found.terms);
    return others && { ...found, products: others };
  }

  /** A part number with what follows it, the longest first: of mv-cs200-10uc v5/pcs that with v5. */
  #withMore([number, ...others]: readonly Term[], divided: readonly Term[]): Term[][] {
    const from = number ? divided.indexOf(number) : -1;
    if (!number || others.length > 0 || from < 0) return [];
    const more = divided.slice(from + 1, from + 1 + MOST_MORE);
    return more.map((_, at) => [number, ...more.slice(0, more.length - at)]);
  }

  /** In place of a part number of a maker that is not carried, products with the figures that it says: BFS-U3-51S5M 替代. */
  #insteadOfForeign(found: Found): Found | undefined {
    if (found.products.length > 0) return undefined;
    for (const [at, term] of found.terms.entries()) {
      const before = found.terms[at - 1];
      const figures = foreignNumber(term, before, this.parts.vocabulary.synonyms) && foreignFigures(term, before);
      if (!figures) continue;
      const { said, isDivided } = figures;
      const others = found.terms.filter(each => each !== term && isUnderstood(each));
      const products = this.parts.productSearch.find([
        ...others,
        ...this.parts.reader.terms(readQuery(said.join(' '))),
      ]);
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
      const products = terms.length > 0 ? this.parts.productSearch.findNear(terms) : [];
      if (products.length > 0) return { ...found, products };
    }
    const products = this.parts.productSearch.findBeginning(numbers);
    return products.length > 0 ? { ...found, products } : undefined;
  }
}

const isExact = ({ tiers: [first] }: CategoryMatches): boolean => first?.score === SCORES.partNumber.exact;

const isBegun = (score = 0): boolean => score >= SCORES.partNumber.prefix && score <= SCORES.partNumber.exact;

/** Letters that may be of a part number or a series. */
const isName = ({ kind, role, key }: Term): boolean =>
  kind === 'text' && role === 'content' && key.length >= SHORTEST_SERIES && !hasHan(key);

/** The meanings of a figure with each of its further readings in turn. */
function otherReadings({ kind, meanings }: Term): Meaning[][] {
  if (kind !== 'quantity') return [];
  return meanings.flatMap(({ categoryId, others = [] }) => others.map(filters => [{ categoryId, filters }]));
}

const isUnknownWord = ({ kind, key }: Term): boolean => kind === 'text' && hasHan(key);

/** What the first of the lists that finds something finds. */
function firstFound<T, R>(lists: readonly T[], find: (list: T) => readonly R[]): readonly R[] {
  for (const list of lists) {
    const found = find(list);
    if (found.length > 0) return found;
  }
  return [];
}
