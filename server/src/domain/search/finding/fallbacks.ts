import type { Meaning } from '../model/meanings';
import { STRONG } from '../model/ranking';
import { isOrigin, isPartNumber, isUnderstood, joined, type Term } from '../model/term';
import { isHad } from '../reading/devices-in-context';
import { hasHan } from '../text/pinyin-keys';
import { readQuery, spacedText } from '../text/read-query';
import { LITTLE } from './article-search';
import { linesOfKinds, namedTogether, united } from './either-of';
import { below, bestScore, type Found, findTerms, isAboutDevice, type SearchParts } from './found';
import { isByNumber, isDescribed, itemsIn, itemTexts, ofItems } from './list-items';
import {
  digitsAlone,
  exactAlone,
  insteadOfForeign,
  isExact,
  isUnknownWord,
  lettersAlone,
  near,
} from './number-fallbacks';
import { asOneNumber } from './one-number';
import { nearestFirst } from './rank-relaxed';
import { bySensorMaker, likeSensor, withoutPixels } from './sensor-fallbacks';
import { isMakerAlone, isSubject, SUBJECT, subjectBehind, tellsOfKind } from './subject-phrase';

/** Shorter letters begin many names. */
const SHORTEST_SERIES = 4;

const SUBJECT_WORD = /^\p{Script=Han}{2,6}$/u;

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
    const found = bySensorMaker(this.parts, asTyped) ?? asTyped;
    const isDoubtful =
      found.products.length === 0 &&
      found.brands.length === 0 &&
      terms.some(({ kind, role }) => kind === 'text' && role === 'content');
    const together =
      withoutPixels(this.parts, found) ?? this.#ofEach(found) ?? this.#readOtherwise(found) ?? this.#ofSeries(found);
    if (together) return together;
    if (bestScore(found) >= STRONG && !isDoubtful)
      return likeSensor(this.parts, found, true) ?? this.#relaxed(found) ?? likeSensor(this.parts, found) ?? found;
    return (
      asOneNumber(found, this.parts.productSearch) ??
      exactAlone(this.parts, found) ??
      insteadOfForeign(this.parts, found) ??
      this.#corrected(found, without) ??
      this.#bySubject(found, without) ??
      digitsAlone(this.parts, found) ??
      near(this.parts, found) ??
      likeSensor(this.parts, found, true) ??
      this.#relaxed(found) ??
      likeSensor(this.parts, found) ??
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
    if (!isAnswered) return undefined;
    const placed = itemsIn(found.query, items);
    const terms = placed.flatMap(item => item.terms);
    return { ...found, terms, items: placed, products: ofItems(items.map(({ products }) => products)) };
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
    if (products.length === 0) return lettersAlone(this.parts, found);
    const fault = subjectBehind(found.terms);
    const asked = fault && found.articles.find(each => this.parts.articleSearch.isNamed(each, fault.key));
    const isTold = tellsOfKind(found.terms);
    const least = isTold ? LITTLE : SUBJECT;
    const article = asked ?? found.articles.find(({ complete, share }) => complete || share >= least);
    const isRead = article !== undefined && (asked !== undefined || isTold || isSubject(found.terms, article));
    const first = isRead ? article : isMakerAlone(found.terms) ? found.brands[0] : undefined;
    return { ...found, products: first ? products.map(below(first.score)) : products };
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
}

/** Letters that may be of a part number or a series. */
const isName = ({ kind, role, key }: Term): boolean =>
  kind === 'text' && role === 'content' && key.length >= SHORTEST_SERIES && !hasHan(key);

/** The meanings of a figure with each of its further readings in turn. */
function otherReadings({ kind, meanings }: Term): Meaning[][] {
  if (kind !== 'quantity') return [];
  return meanings.flatMap(({ categoryId, others = [] }) => others.map(filters => [{ categoryId, filters }]));
}
