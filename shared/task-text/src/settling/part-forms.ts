import type { Reading, Said, Span } from '../model/readings';

/** Parts that are cylinders and are seen from the side. Rings, holes and ends of tubes are flat where their diameter is. */
const CYLINDER = /(?<!同)轴(?!承)|销|杆|棒|辊|滚[针子柱]|shaft|\bpins?\b|\brods?\b|roller/i;

/** Parts that have one form wherever they are looked at. */
const always: readonly { part: RegExp; form: Said['form'] }[] = [
  { part: /^(?:晶圆|硅片|电池片|wafers?)$/i, form: 'flat' },
  { part: /^(?:瓶身|罐身|辊面|圆柱面|外圆面)$/, form: 'curved' },
];

/**
 * The form of a part that has one wherever it is looked at, and of a cylinder whose diameter is measured, which decides how its outline
 * reads; null where a line says a form itself, or nothing that is certain.
 * @param nouns words of the line for its part, which say nothing else
 */
export function formOfPart(text: string, nouns: readonly Span[], kept: readonly Reading[]): Reading | null {
  const says = (slot: Reading['slot']) => kept.some(each => each.slot === slot);
  if (says('form')) return null;
  const named = nouns.map(({ start, end }) => ({ start, end, word: text.slice(start, end) }));
  const formOf = (word: string) => always.find(({ part }) => part.test(word))?.form;
  const isMeasured = says('diameter') && says('tolerance');
  for (const { start, end, word } of named) {
    const value = formOf(word) ?? (isMeasured && CYLINDER.test(word) ? 'curved' : undefined);
    if (value) return { slot: 'form', value, spans: [{ start, end }] };
  }
  return null;
}
