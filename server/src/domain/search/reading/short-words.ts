import { isUnderstood, type Term } from '../model/term';
import { numerals } from '../text/typed-number';
import type { Vocabulary } from '../vocabulary/vocabulary';
import type { QuantityReader } from './quantity';

const NONE: ReadonlySet<number> = new Set();

const sharesCategory = (one: Pick<Term, 'meanings'>, other: Pick<Term, 'meanings'>): boolean =>
  one.meanings.some(({ categoryId }) => other.meanings.some(each => each.categoryId === categoryId));

/**
 * The last character of a kind of product behind a choice or a figure that such products have: base + 卡, 25mm + 头. Beside
 * a device that is not carried it is a part of that: m12头 电源线.
 */
export function withShortHeads(terms: readonly Term[], { shortHeads }: Vocabulary): readonly Term[] {
  if (terms.some(({ kind }) => kind === 'absent')) return terms;
  return terms.map((term, at): Term => {
    const entry = term.kind === 'text' ? shortHeads.get(term.key) : undefined;
    const before = entry && headedBy(terms, at, entry);
    if (!entry || !before || !isUnderstood(before) || !sharesCategory(before, entry)) return term;
    const { kind, label, meanings, texts } = entry;
    return { ...term, kind, label, meanings, texts, role: 'content' };
  });
}

/** What a head stands behind, directly or with 的 between: 接四个 CXP 相机的卡. */
function headedBy(terms: readonly Term[], at: number, head: Pick<Term, 'meanings'>): Term | undefined {
  const before = terms[at - 1];
  if (before?.key !== '的') return before;
  return terms.slice(0, at).findLast(term => isUnderstood(term) && sharesCategory(term, head));
}

/** A numeral before a choice of products that are counted in channels: 双base, 四cxp 采集卡, unlike 双gige 相机. */
export function withCountedChoices(terms: readonly Term[], quantities: QuantityReader): readonly Term[] {
  return terms.map((term, at): Term => {
    const number = term.role === 'filler' ? numerals[term.key] : undefined;
    const next = terms[at + 1];
    if (number === undefined || next?.kind !== 'option' || next.start !== term.end) return term;
    const said = `${number}通道`;
    const read = quantities.read(said, 0, end => end === said.length, NONE);
    if (!read || !sharesCategory(read, next)) return term;
    const isOfCounted = next.meanings.every(({ categoryId }) =>
      read.meanings.some(each => each.categoryId === categoryId),
    );
    const isNamed = terms.some(each => each.kind === 'category' && each.active && sharesCategory(read, each));
    if (!isOfCounted && !isNamed) return term;
    return { ...term, kind: 'quantity', label: read.label, meanings: read.meanings, role: 'content' };
  });
}
