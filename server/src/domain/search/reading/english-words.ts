import type { Term } from '../model/term';
import { hasHan } from '../text/pinyin-keys';

/**
 * Words of English sentences that say nothing of a product: articles, prepositions, pronouns, auxiliaries, verbs of
 * looking for something, and what all of it is for.
 */
export const ENGLISH_FILLERS: readonly string[] = [
  ...['an', 'to', 'in', 'on', 'at', 'by', 'from', 'as', 'or', 'than', 'between', 'which', 'that', 'this', 'these'],
  ...['is', 'are', 'be', 'do', 'does', 'can', 'should', 'would', 'have', 'has', 'we', 'my', 'our', 'you', 'your', 'it'],
  ...['need', 'needs', 'want', 'looking', 'look', 'please', 'find', 'get', 'choose', 'choosing', 'select', 'selecting'],
  ...['measurement', 'measurements', 'measuring', 'inspection', 'inspecting', 'application', 'applications'],
  ...[
    'pick',
    'recommend',
    'recommended',
    'any',
    'some',
    'best',
    'good',
    'right',
    'use',
    'using',
    'used',
    'me',
    'there',
  ],
];

/** The article of an English phrase, unlike the name of a series: choose a lens, need a 12 mm lens. */
export function withoutArticles(terms: readonly Term[]): readonly Term[] {
  return terms.map((term, at): Term => {
    const [before, next] = [terms[at - 1], terms[at + 1]];
    const isBehindWord = !before || (before.role !== 'content' && !hasHan(before.key));
    const isArticle = term.kind === 'text' && term.key === 'a' && isBehindWord && next && !hasHan(next.key);
    return isArticle ? { ...term, role: 'filler' } : term;
  });
}
