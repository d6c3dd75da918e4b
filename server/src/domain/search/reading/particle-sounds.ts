import type { Term } from '../model/term';
import { hasHan, pinyinKeys } from '../text/pinyin-keys';
import type { Vocabulary } from '../vocabulary/vocabulary';

/**
 * A single character that says nothing, joined to the name behind it, where both together sound like a longer name: an input
 * method offers 被光源 for 背光源.
 */
export function withParticleSounds(
  terms: readonly Term[],
  vocabulary: Vocabulary,
  breaks: ReadonlySet<number>,
): readonly Term[] {
  return terms.flatMap((term, at) => {
    const [before, behind] = [terms[at - 1], terms[at + 1]];
    if (behind && isParticle(term, before, behind, breaks)) {
      const sounding = longerName(term, behind, vocabulary);
      if (sounding) return [sounding];
    }
    const isRead =
      before && isParticle(before, terms[at - 2], term, breaks) && longerName(before, term, vocabulary) !== undefined;
    return isRead ? [] : [term];
  });
}

function isParticle(term: Term, before: Term | undefined, behind: Term, breaks: ReadonlySet<number>): boolean {
  const isAlone = term.kind === 'text' && term.role === 'filler' && term.key.length === 1 && hasHan(term.key);
  const isJoined = behind.kind === 'category' && hasHan(behind.key) && term.end === behind.start;
  const isFirst = !before || breaks.has(term.start) || !hasHan(before.key);
  return isAlone && isJoined && isFirst && !breaks.has(behind.start);
}

function longerName(particle: Term, name: Term, vocabulary: Vocabulary): Term | undefined {
  const key = particle.key + name.key;
  const entry = vocabulary.sounding(pinyinKeys(key).full);
  if (!entry || entry.label === name.label || !(entry.kind === 'category' || entry.kind === 'option')) return undefined;
  const { kind, label, meanings, texts, brandIds } = entry;
  return { ...name, key, start: particle.start, kind, label, meanings, texts, brandIds, role: 'content', spoken: true };
}
