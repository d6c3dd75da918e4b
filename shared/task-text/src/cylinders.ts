import type { Reading, Span } from './readings';

/** Parts that are cylinders and are seen from the side. Rings, holes and ends of tubes are flat where their diameter is. */
const CYLINDER = /(?<!同)轴(?!承)|销|杆|棒|辊|滚[针子柱]|shaft|\bpins?\b|\brods?\b|roller/i;

/**
 * The form of a cylinder whose diameter is measured, which decides how its outline reads; null where a line says a form itself, or
 * measures none.
 * @param nouns words of the line for its part, which say nothing else
 */
export function formOfCylinder(text: string, nouns: readonly Span[], kept: readonly Reading[]): Reading | null {
  const says = (slot: Reading['slot']) => kept.some(each => each.slot === slot);
  if (!says('diameter') || !says('tolerance') || says('form')) return null;
  const part = nouns.find(({ start, end }) => CYLINDER.test(text.slice(start, end)));
  return part ? { slot: 'form', value: 'curved', spans: [{ start: part.start, end: part.end }] } : null;
}
