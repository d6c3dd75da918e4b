import type { Segment } from '../../catalogue/index/segment';
import type { Entry } from '../model/entry';
import type { Meaning } from '../model/meanings';
import { isUnderstood, type Term } from '../model/term';
import { hasHan } from '../text/pinyin-keys';
import { isPartOfNot, isRuledOutBefore } from './negation-words';

const SHORTEST = 3;
/** So many letters at its end say of what a kind of product is one: 远心镜头. */
const HEAD = 2;

/**
 * Kinds of products and letters of series that are not wanted: 非远心镜头, 除 MV-CS 系列. Of a kind the others that are asked
 * for remain, or those of its head word; of a series all products that are not called so.
 */
export function withoutNegatedNames(
  terms: readonly Term[],
  segments: ReadonlyMap<number, Segment>,
  named: (name: string) => Entry | undefined,
): readonly Term[] {
  // 远心镜头不是FA镜头吗 asks.
  if (terms.some(({ role }) => role === 'asking')) return terms;
  const isUnwanted = ({ kind }: Term, at: number, is: Term['kind']) => kind === is && isRuledOutBefore(terms, at);
  const kinds = new Set(terms.filter((term, at) => isUnwanted(term, at, 'category') && term.meanings.length > 0));
  const isOther = terms.some(isUnderstood);
  const series = new Set(terms.filter((term, at) => isOther && isUnwanted(term, at, 'text') && isLetters(term)));
  if (kinds.size + series.size === 0) return terms;
  const ids = new Set([...kinds].flatMap(({ meanings }) => meanings.map(({ categoryId }) => categoryId)));
  const wanted = terms.flatMap(term => (term.kind === 'category' && !kinds.has(term) ? term.meanings : []));
  return terms.map((term, at): Term => {
    const isBefore = terms.slice(at + 1).some(other => kinds.has(other) || series.has(other));
    if (term.kind === 'text' && isPartOfNot(term.key) && isBefore) return { ...term, role: 'filler' };
    if (kinds.has(term)) return otherKinds(term, ids, [wanted, named(term.label.slice(-HEAD))?.meanings ?? []]);
    return series.has(term) ? otherSeries(term, segments) : term;
  });
}

const isLetters = ({ key, role }: Term): boolean =>
  role === 'content' && key.length >= SHORTEST && /^[a-z]/u.test(key) && !hasHan(key);

/** The first of these that hold other kinds: those that are asked for, those of the head word. */
function otherKinds(term: Term, ids: ReadonlySet<number>, among: readonly (readonly Meaning[])[]): Term {
  const others = among.map(meanings => meanings.filter(({ categoryId }) => !ids.has(categoryId)));
  const meanings = others.find(each => each.length > 0) ?? [];
  const label = `不要${term.label}`;
  if (meanings.length === 0) return { ...term, kind: 'text', role: 'filler', label, meanings };
  const own = meanings.map(({ categoryId }) => ({ categoryId, filters: {}, excludes: [] }));
  return { ...term, label, meanings: own, texts: [label] };
}

function otherSeries(term: Term, segments: ReadonlyMap<number, Segment>): Term {
  const meanings = [...segments.keys()].map(categoryId => ({ categoryId, filters: {}, excludesName: term.key }));
  const label = `不要 ${term.key.toUpperCase()}`;
  return { ...term, kind: 'option', label, meanings, texts: [label] };
}
