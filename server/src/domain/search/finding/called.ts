import { foldText } from '../../catalogue/index/fold-text';
import type { Segment } from '../../catalogue/index/segment';
import type { Term } from '../model/term';

/** Whether products of a category are called so, unlike those that only tell of it: a 3D sensor has a light, but is none. */
export const isCalled = (segment: Segment, { texts }: Term): boolean =>
  callingsOf(segment).some(calling => texts.some(text => calling.includes(text)));

const callings = new WeakMap<Segment, readonly string[]>();
/** What products of a category are called: the last words of their names. */
function callingsOf(segment: Segment): readonly string[] {
  const kept = callings.get(segment);
  if (kept) return kept;
  const found = [...new Set(segment.products.map(({ name }) => name.split(' ').at(-1) ?? ''))].map(foldText);
  callings.set(segment, found);
  return found;
}
