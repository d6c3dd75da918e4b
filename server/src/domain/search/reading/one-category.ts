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

/** Before a category these ask for it. */
const WHICH = /^(?:哪[种款个些类]|什么|啥)$/u;

/** Categories that only say what a product is for are not what is looked for. */
function withoutCompanions(terms: readonly Term[]): readonly Term[] {
  const isOther = (term: Term, other: Term) => term !== other && (isCategory(term) || isKind(term));
  const isFor = (term: Term, at: number) =>
    FOR.test(terms[at + 1]?.key ?? '') && terms.some(each => isOther(each, term) && !sharesCategory(each, term));
  const last = terms.findLastIndex(isCategory);
  const joint = terms.slice(0, Math.max(0, last)).findLastIndex(({ role, key }) => role === 'filler' && WITH.test(key));
  const isHad = (term: Term) =>
    HAVING.test(terms[last - 1]?.key ?? '') &&
    terms.slice(0, last).some(each => isCategory(each) && !sharesCategory(each, term));
  // 哪种镜头配 IMX253 的相机: lenses are asked for; 16K线扫配什么采集卡: cards are.
  const asked = terms.findIndex((term, at) => isCategory(term) && WHICH.test(terms[at - 1]?.key ?? ''));
  const isWith = (term: Term, at: number) =>
    at === last && at !== asked && (isHad(term) || (joint > 0 && hasOwnFigure(terms.slice(0, joint), term)));
  const isBesideAsked = (term: Term, at: number) =>
    asked >= 0 && asked < joint && at > joint && !sharesCategory(term, terms[asked] as Term);
  return terms.map((term, at) =>
    isCategory(term) && (isFor(term, at) || isWith(term, at) || isBesideAsked(term, at))
      ? { ...term, role: 'filler' }
      : term,
  );
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
export function withOneCategory(typed: readonly Term[], { families }: Vocabulary): readonly Term[] {
  const terms = withoutCompanions(typed);
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
