import { countingTerms, isPartNumber, isUnderstood, joinedKeys, type Term } from '../model/term';
import { asksToKnow, isFigureAsked, isQuestion, isReasonAsked } from '../reading/question';
import { hasHan } from '../text/pinyin-keys';
import type { FoundArticle } from './article-search';

const BARE = /^\d+(?:\.\d+)?$/u;
const DEGREE = /^[大小高低长短轻]一?点?的?$/u;
const HOW_MUCH = /(?:多大|多少|多长|多高|什么|几)$/u;
/** An article about so much of a text with words that no product has is what is looked for. */
export const SUBJECT = 0.25;
/** Fewer characters behind a kind of product are a property. */
const SHORTEST_TOLD = 4;

/**
 * 激光三角测量原理: a phrase whose head is an attribute without a figure is about the attribute. With a maker, a figure or a
 * sensor it is about a product.
 */
export function endsInAttribute(terms: readonly Term[]): boolean {
  // 双远心镜头 景深 大 asks for products.
  if (DEGREE.test(terms.at(-1)?.key ?? '')) return false;
  const saying = terms.filter(({ role }) => role !== 'filler');
  return (
    saying.length > 1 && saying.at(-1)?.role === 'attribute' && !saying.some(isExact) && !saying.some(isPartNumber)
  );
}

/** f8和f16哪个更清晰: a question about figures alone is about what they mean, and lists none of what has them. */
export const asksAboutFigures = (terms: readonly Term[]): boolean =>
  isQuestion(terms) &&
  countingTerms(terms).every(({ kind, key }) => kind === 'quantity' || kind === 'number' || BARE.test(key));

/** 用多大焦距, 为啥还是糊: the value of an attribute or a reason is asked for, whatever figures it follows from. */
export function asksForValue(terms: readonly Term[]): boolean {
  if (terms.some(term => isFigureAsked(term) || isReasonAsked(term) || isUnchanged(term))) return true;
  if (asksToKnow(terms) || isReachAsked(terms)) return true;
  const saying = terms.filter(({ role }) => role !== 'filler');
  return (
    saying.at(-1)?.role === 'attribute' && HOW_MUCH.test(saying.at(-2)?.key ?? '') && saying.at(-2)?.role === 'asking'
  );
}

/** How far an attribute goes under what is told: 共用一个千兆口帧率能到多少. */
const REACHED = /能(?:[跑达做]?到|有)(?:多少|几|多[大高快远长])$/u;
const isReachAsked = (terms: readonly Term[]): boolean =>
  REACHED.test(joinedKeys(terms)) && terms.some(({ role }) => role === 'attribute') && !terms.some(isPartNumber);

/** A fault that another product has not mended: 换了500万镜头也这样. */
const isUnchanged = ({ role, key }: Term): boolean =>
  role === 'asking' && /^(?:也|还是?|都)(?:这样|一样|没用|不行)$/u.test(key);

/** 全画幅相机暗角: the word of the trade behind the kind of product, where no figure or maker says that a product is meant. */
export function subjectBehind(terms: readonly Term[]): Term | undefined {
  const counting = countingTerms(terms);
  if (counting.some(isExact)) return undefined;
  return counting
    .slice(counting.findLastIndex(isUnderstood) + 1)
    .find(({ kind, role }) => kind === 'word' && role === 'content');
}

/**
 * The head of a Chinese phrase is its last word. Where that is none that products have (滑台定位误差), the phrase is a subject
 * to read about, and so it is where titles, tags and headings of an article hold every word (暗场照明); another unknown word
 * before the kind of product is a property: 防水相机.
 */
export function isSubject(terms: readonly Term[], { named, share }: FoundArticle): boolean {
  const counting = countingTerms(terms);
  const isLeft = counting.some(({ kind, key }) => kind === 'text' && key.length > 1 && hasHan(key));
  const last = counting.at(-1);
  const isHead = counting.filter(isUnderstood).length === 1 && last?.kind === 'text' && hasHan(last.key);
  if (isMadeFor(terms)) return false;
  return !counting.some(isExact) && (named || isHead || (isLeft && share >= SUBJECT));
}

/**
 * 滑台停下来图像还在抖: behind a kind of product something is told of it in words that no product has, so that the products of
 * the kind leave it unanswered. What is measured is what they are for: 线光谱共焦 测玻璃厚度.
 */
export function tellsOfKind(terms: readonly Term[]): boolean {
  const counting = countingTerms(terms);
  const head = counting.findLastIndex(isUnderstood);
  const told = counting.slice(head + 1).filter(({ kind, key }) => kind === 'text' && hasHan(key));
  const length = told.reduce((sum, { key }) => sum + key.length, 0);
  const isTask = MEASURED.test(told[0]?.key ?? '');
  return (
    head >= 0 && !isTask && length >= SHORTEST_TOLD && told.length === counting.length - head - 1 && isOneKind(counting)
  );
}

/** Of what is understood there are no figures or makers, and no more than one condition beside the kind. */
function isOneKind(counting: readonly Term[]): boolean {
  const understood = counting.filter(isUnderstood);
  return understood.length <= 2 && !understood.some(isExact);
}

/** A maker with a part number that is not known: the maker's other products leave unanswered what is asked for. */
export function isMakerAlone(terms: readonly Term[]): boolean {
  const counting = countingTerms(terms);
  const understood = counting.filter(isUnderstood);
  const isNumber = ({ kind, key }: Term) => kind === 'text' && key.length > 3 && /\d/.test(key) && !hasHan(key);
  return understood.length > 0 && understood.every(({ kind }) => kind === 'brand') && counting.some(isNumber);
}

/** 拆垛用的tof相机: behind 的 stands a kind of product. */
function isMadeFor(terms: readonly Term[]): boolean {
  const of = terms.findLastIndex(({ key, role }) => role === 'filler' && key.endsWith('的'));
  const behind = terms.slice(of + 1).filter(({ role }) => role !== 'filler');
  return of > 0 && behind.at(-1)?.kind === 'category' && behind.every(isUnderstood);
}

/** What a product is for, rather than a fault of it: 测玻璃厚度, 检焊缝. */
const MEASURED = /^(?:测|量|检|扫)/u;

const isExact = ({ kind }: Term): boolean => ['quantity', 'number', 'brand', 'sensor'].includes(kind);
