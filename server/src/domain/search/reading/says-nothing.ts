import type { Term } from '../model/term';
import { isPartOfNot } from './negation-words';

/** 没有, 无, and whether something is or not, without what it is said of: 要不要, 是不是. */
const DENIAL = /^(?:没|无|没有|(\p{Script=Han})[不没]\1)$/u;

/**
 * Whether words only deny or only join, and so name nothing to look for: 不要不要, 有没有, no. Every text holds such words.
 * @param particles characters that add nothing
 */
export function saysNothing(terms: readonly Term[], particles: string): boolean {
  const isEmpty = ({ key }: Term) =>
    isPartOfNot(key) || DENIAL.test(key) || [...key].every(letter => particles.includes(letter));
  return terms.some(isEmpty) && terms.every(term => term.kind === 'text' && (term.role === 'filler' || isEmpty(term)));
}
