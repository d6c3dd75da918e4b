import { isKind, isNarrowing, type Term } from '../model/term';
import type { Vocabulary } from '../vocabulary/vocabulary';

const idsOf = ({ meanings }: Term): number[] => meanings.map(({ categoryId }) => categoryId);
const isCategory = (term: Term): boolean => isNarrowing(term) && term.kind === 'category' && term.role !== 'filler';

/** Behind a category these say that something is for it: 平行光源 远心用. */
const FOR = /^(?:用|专用|配套)的?$/u;
/** Before a category these say that it is what goes with what is looked for: 8mm 镜头，配 2/3 靶面相机. */
const WITH = /^(?:配|搭|搭配|配套|装|接)(?:在|到)?$/u;

/** Directly before the last category these say that what stands before has it: 线扫相机 带镜头. */
const HAVING = /^(?:自带|附带|包含|[带含附连])$/u;

const CONDITIONS: readonly Term['kind'][] = ['quantity', 'number', 'option'];

/** Before a category these ask for it. */
const WHICH = /^(?:哪[种款个些类]|什么|啥)$/u;

/** What only says where something is sought for it, before all: 给线扫相机配镜头. */
const GIVEN = /^(?:给|为)$/u;

/** A word that stands between two kinds of products. */
interface Joint {
  at: number;
  /** The kind behind it, which is the last. */
  to: number;
}

/** Categories that only say what a product is for are not what is looked for. */
function withoutCompanions(terms: readonly Term[], vocabulary: Vocabulary, breaks: ReadonlySet<number>): Term[] {
  const isOther = (term: Term, other: Term) => term !== other && (isCategory(term) || isKind(term));
  const isFor = (term: Term, at: number) =>
    FOR.test(terms[at + 1]?.key ?? '') && terms.some(each => isOther(each, term) && !sharesCategory(each, term));
  const last = terms.findLastIndex(isCategory);
  const had = hadFrom(terms, last, breaks);
  // 哪种镜头配 IMX253 的相机: lenses are asked for; 16K线扫配什么采集卡: cards are.
  const asked = terms.findIndex((term, at) => isCategory(term) && WHICH.test(terms[at - 1]?.key ?? ''));
  const joint = jointOf(terms);
  const isSoughtBehind =
    joint !== undefined && (asked < 0 || asked > joint.at) && isSought(terms, joint, asked, vocabulary, breaks);
  const sought = isSoughtBehind ? terms[joint.to] : undefined;
  const isWith = (at: number) =>
    at === last &&
    at !== asked &&
    (had !== undefined || (joint?.to === at && joint.at > 0 && !isSoughtBehind && hasOwn(terms, joint)));
  const isBesideAsked = (term: Term, at: number) =>
    joint !== undefined &&
    asked >= 0 &&
    asked < joint.at &&
    at > joint.at &&
    !sharesCategory(term, terms[asked] as Term);
  const isBefore = (term: Term, at: number) =>
    joint !== undefined && sought !== undefined && at < joint.at && !sharesCategory(term, sought);
  const others = terms.flatMap((term, at) => (isProduct(term) && isBefore(term, at) ? idsOf(term) : []));
  return terms.map((term, at): Term => {
    // What the kind before it has is not looked for: 双远心镜头配同轴光源.
    if (term === sought && isKind(term)) return withoutIds(term, others);
    if (had !== undefined && at > had && at < last) return { ...term, kind: 'text', role: 'filler', meanings: [] };
    const isOfOther =
      isCategory(term) && (isFor(term, at) || isWith(at) || isBesideAsked(term, at) || isBefore(term, at));
    const isJoining = at === had || (sought !== undefined && at === joint?.at);
    return isOfOther || isJoining || (isKind(term) && isBefore(term, at)) ? { ...term, role: 'filler' } : term;
  });
}

function withoutIds(term: Term, ids: readonly number[]): Term {
  const meanings = term.meanings.filter(({ categoryId }) => !ids.includes(categoryId));
  return meanings.length > 0 && meanings.length < term.meanings.length ? { ...term, meanings } : term;
}

const isProduct = (term: Term): boolean => isCategory(term) || (isKind(term) && term.role !== 'filler');

/** The last word that joins the last kind of product with another before it. */
function jointOf(terms: readonly Term[]): Joint | undefined {
  const to = terms.findLastIndex(isProduct);
  const at = terms.slice(0, Math.max(0, to)).findLastIndex(({ kind, key }) => kind === 'text' && WITH.test(key));
  return at > 0 && terms.slice(0, at).some(isProduct) ? { at, to } : undefined;
}

/**
 * Of two kinds that a word joins the last is looked for, and the first says for which: 16K线扫配采集卡. A camera with conditions, or
 * behind a break, is what a lens with a figure of its own is for: 8mm镜头，配2/3靶面相机.
 */
function isSought(
  terms: readonly Term[],
  joint: Joint,
  asked: number,
  { index: { segments } }: Vocabulary,
  breaks: ReadonlySet<number>,
): boolean {
  const [word, other] = [terms[joint.at] as Term, terms[joint.to] as Term];
  const isCamera = idsOf(other).some(id => segments.get(id)?.filters.has('pixelSizeUm'));
  const isBare = joint.to === joint.at + 1 && !breaks.has(word.start);
  return !isCamera || isBare || asked === joint.to || GIVEN.test(terms[0]?.key ?? '') || !hasOwn(terms, joint);
}

const hasOwn = (terms: readonly Term[], { at, to }: Joint): boolean =>
  hasOwnFigure(terms.slice(0, at), terms[to] as Term);

/**
 * Where the word stands that says of the kind before it that it has the last one: 线扫相机带镜头. Without a space the last may have
 * conditions: 相机带8mm镜头.
 */
function hadFrom(terms: readonly Term[], last: number, breaks: ReadonlySet<number>): number | undefined {
  const at = terms.slice(0, Math.max(0, last)).findLastIndex(({ kind, key }) => kind === 'text' && HAVING.test(key));
  const isNear = terms.slice(at + 1, last).every(({ kind, start }) => CONDITIONS.includes(kind) && !breaks.has(start));
  const own = terms[last];
  if (at < 1 || !own) return undefined;
  const isOf = (term: Term | undefined) => term !== undefined && isProduct(term) && !sharesCategory(term, own);
  const isHad =
    at === last - 1 ? terms.slice(0, at).some(isOf) : isNear && !breaks.has(own.start) && isOf(terms[at - 1]);
  return isHad ? at : undefined;
}

const sharesCategory = (one: Term, other: Term): boolean => idsOf(one).some(id => idsOf(other).includes(id));

/** Whether a kind of product stands among the terms with a figure that products of the other kind do not have. */
function hasOwnFigure(terms: readonly Term[], other: Term): boolean {
  const own = terms.filter(term => isCategory(term) && !sharesCategory(term, other));
  return terms.some(
    term => term.kind === 'quantity' && !sharesCategory(term, other) && own.some(each => sharesCategory(term, each)),
  );
}

/** Of categories that exclude each other the last one is meant: 相机镜头 are lenses, 线扫相机的线光源 are lights. */
export function withOneCategory(
  typed: readonly Term[],
  vocabulary: Vocabulary,
  breaks: ReadonlySet<number>,
): readonly Term[] {
  const { families } = vocabulary;
  const terms = withoutCompanions(typed, vocabulary, breaks);
  const categories = terms.filter(isCategory);
  const companions = typed.filter((term, at) => term !== terms[at]);
  // Devices that measure in 3D are cameras, too: stereo depth camera.
  const measuring = terms.find(isPrinciple);
  const last =
    measuring && categories.length === 1 && isWide(categories[0])
      ? measuring
      : terms.findLast(term => categories.includes(term) || isKind(term));
  if (!last) return terms;
  const kept = new Set(idsOf(last));
  const left = categories.filter(term => !idsOf(term).some(id => kept.has(id)));
  if (left.length + companions.length === 0) return terms;
  const isOfLeft = (term: Term) => isTraitOf(term, [...left, ...companions], last);
  return terms.map(term => {
    if (left.includes(term)) return { ...term, role: 'filler' };
    if (isOfLeft(term)) return { ...term, role: 'filler', meanings: [] };
    return term === last ? narrowed(term, [...left, ...companions], families) : term;
  });
}

/**
 * Whether a choice is what another kind of product has, and says of the one that is looked for that it is of yet another
 * shape: 带同轴的远心镜头配的点光源.
 */
function isTraitOf(term: Term, others: readonly Term[], last: Term): boolean {
  if (term === last || term.kind !== 'option' || !isKind(last) || sharesNone(term, others)) return false;
  return last.meanings.some(({ categoryId, filters }) =>
    term.meanings.some(
      each =>
        each.categoryId === categoryId &&
        Object.entries(each.filters).some(([key, { in: values = [] }]) => {
          const wanted = filters[key]?.in;
          return wanted !== undefined && !wanted.some(value => values.includes(value));
        }),
    ),
  );
}

const sharesNone = (term: Term, others: readonly Term[]): boolean => !others.some(other => sharesCategory(term, other));

const isPrinciple = (term: Term): boolean =>
  isKind(term) && term.meanings.every(({ filters }) => Object.hasOwn(filters, 'principle'));
const isWide = (term: Term | undefined): boolean => term !== undefined && idsOf(term).length > 1;

/** The kind that belongs with what it is for: 线扫相机用的镜头 are 线扫镜头, for 线扫 names both. */
function narrowed(term: Term, companions: readonly Term[], families: readonly (readonly number[])[]): Term {
  const ids = companions.flatMap(idsOf);
  const family = families.find(each => ids.every(id => each.includes(id)) && idsOf(term).some(id => each.includes(id)));
  const meanings = term.meanings.filter(({ categoryId }) => family?.includes(categoryId));
  return meanings.length > 0 ? { ...term, meanings } : term;
}
