import type { AttributeDefinition, Filters } from '@shixuan/api';
import { countBits } from '../../catalogue/index/bitset';
import { foldText } from '../../catalogue/index/fold-text';
import type { Meaning } from '../model/meanings';
import { selectAll } from '../model/select-rows';
import type { Term } from '../model/term';
import type { Vocabulary } from '../vocabulary/vocabulary';
import type { QuantityReader } from './quantity';

const NONE: ReadonlySet<number> = new Set();
const LABEL = /^\p{Script=Han}{2,}$/u;
const FIGURE = /^\d/;
/** 2M beside 激光等级 is no figure, whatever its unit. */
const VALUES: readonly Term['kind'][] = ['text', 'number', 'quantity'];

/** Whether any product meets one of the meanings. */
const isMet = (meanings: readonly Meaning[], { index: { segments } }: Vocabulary): boolean =>
  meanings.some(({ categoryId, filters }) => {
    const segment = segments.get(categoryId);
    return segment !== undefined && countBits(selectAll(segment, filters)) > 0;
  });

/** The name of an attribute without its value. */
const isAttribute = ({ kind, role, key }: Term, { attributeKeys }: Vocabulary): boolean =>
  kind === 'word' && role === 'attribute' && attributeKeys.has(key);

/**
 * The values of attributes that stand apart from their names: a figure anywhere in the query (0.7微米 线激光 z重复精度), a choice
 * beside it by the beginning of its name (滤镜螺纹 m27, 3R 激光等级).
 */
export function withValues(terms: readonly Term[], vocabulary: Vocabulary, quantities: QuantityReader): Term[] {
  const attributes = terms.filter(term => isAttribute(term, vocabulary));
  const [only] = attributes;
  if (!only) return [...terms];
  const figures = terms.filter(({ kind, key }) => kind === 'quantity' && FIGURE.test(key));
  const [figure] = figures;
  if (attributes.length === 1 && figures.length === 1 && figure) {
    const said = only.key + figure.key;
    const read = quantities.read(said, 0, () => true, NONE);
    // In 四台500万相机的帧率 no product has 5 million frames: the figure is what it was.
    if (read?.end === said.length && isMet(read.meanings, vocabulary))
      return terms.map(term => (term === figure ? { ...term, label: read.label, meanings: read.meanings } : term));
  }
  return terms.map((term, at) => {
    const beside = [terms[at - 1], terms[at + 1]].find(each => each && attributes.includes(each));
    if (!beside || !VALUES.includes(term.kind) || term.role !== 'content') return term;
    const meanings = choicesOf(term.key, vocabulary.attributeKeys.get(beside.key) ?? [], vocabulary);
    return meanings.length > 0 ? { ...term, kind: 'option', label: `${beside.label} ${term.key}`, meanings } : term;
  });
}

/**
 * A word with which the label of the next choice's attribute ends, or that of the choice before it begins, says nothing more:
 * 接口：USB 3.0, 颜色 红, IP67防护.
 */
export function withoutLabels(terms: readonly Term[], { index: { segments } }: Vocabulary): readonly Term[] {
  const isLabelOf = (choice: Term | undefined, isPart: (label: string) => boolean) =>
    choice?.kind === 'option' &&
    choice.meanings.some(({ categoryId, filters }) =>
      Object.keys(filters).some(key => isPart(segments.get(categoryId)?.columns.get(key)?.label ?? '')),
    );
  return terms.map((term, at) => {
    if (term.kind !== 'text' || term.role !== 'content' || !LABEL.test(term.key)) return term;
    const isLabel =
      isLabelOf(terms[at + 1], label => label.endsWith(term.key)) ||
      isLabelOf(terms[at - 1], label => label.startsWith(term.key));
    return isLabel ? { ...term, role: 'filler' } : term;
  });
}

/** The choices of the attributes of which a name is, or begins with, what was typed. */
function choicesOf(typed: string, keys: readonly string[], { index }: Vocabulary): Meaning[] {
  return [...index.segments.values()].flatMap(({ category: { id }, attributes, filters }) => {
    for (const attribute of attributes) {
      if (!keys.includes(attribute.key) || !filters.has(attribute.key)) continue;
      const named = valuesOf(attribute, typed);
      const found: Filters = { [attribute.key]: { in: named } };
      if (named.length > 0) return [{ categoryId: id, filters: found }];
    }
    return [];
  });
}

function valuesOf({ options = [] }: AttributeDefinition, typed: string): string[] {
  const exact = options.filter(({ value }) => foldText(value) === typed);
  // M3 is no beginning of M30.5.
  const begins = (name: string) => name.startsWith(typed) && !/^[\d.]/.test(name.slice(typed.length));
  const begun = options.filter(({ value, label, aliases = [] }) =>
    [value, label, ...aliases].map(foldText).some(begins),
  );
  return (exact.length > 0 ? exact : begun).map(({ value }) => value);
}
