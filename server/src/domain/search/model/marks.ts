import type { Span } from '@shixuan/api';
import { LRUCache } from 'lru-cache';
import { foldMapped, foldPartNumber, type MappedText, withoutUnits } from '../../catalogue/index/fold-text';
import { occurrence } from '../../catalogue/index/text-match';
import { countingTerms, joined, type Term } from './term';

/** Limits of words that are marked, and of places in one text. */
const MOST_WORDS = 40;
const MOST_MARKS = 30;

/** Finds the places of a query's words in the texts that are shown. */
export class Marker {
  readonly #words: readonly string[];
  readonly #partNumbers: readonly string[];

  constructor(terms: readonly Term[]) {
    const counting = countingTerms(terms);
    const words = counting.flatMap(({ texts, label, kind }) => [...texts, ...(kind === 'quantity' ? [label] : [])]);
    this.#words = [...new Set(words.map(word => foldMapped(word).text.replace(/\s+/gu, '')))]
      .filter(worthMarking)
      .slice(0, MOST_WORDS);
    const letters = [
      joined(counting),
      joined(counting.filter(({ meanings }) => meanings.length === 0)),
      ...counting.map(({ key }) => foldPartNumber(key)),
    ];
    this.#partNumbers = [...new Set(letters)].filter(word => word.length > 1);
  }

  /** Ignores spaces. Undefined when there is nothing to mark. */
  inText(text: string): Span[] | undefined {
    return merged(text, spansOf(withoutSpaces(text), this.#words, occurrence));
  }

  /** Ignores separators. The whole number is tried before its parts. */
  inPartNumber(text: string): Span[] | undefined {
    const mapped = withoutSeparators(text);
    const find = (folded: string, word: string, from: number) => folded.indexOf(word, from);
    for (const word of this.#partNumbers.slice(0, 2)) {
      const spans = spansOf(mapped, [word], find).slice(0, 1);
      if (spans.length > 0) return merged(text, spans);
    }
    return merged(text, spansOf(mapped, this.#partNumbers, find));
  }
}

/** Memory for folded texts, bytes: queries are new, the texts that answers show are not. */
const MOST_KEPT_BYTES = 24 * 1024 * 1024;
/** A unit of text with its two places. */
const BYTES_OF_UNIT = 18;

/** Folds texts without some of their units, each text once. */
function folded(dropped: RegExp): (text: string) => MappedText {
  const kept = new LRUCache<string, MappedText>({ maxSize: MOST_KEPT_BYTES / 2 });
  return text => {
    const known = kept.get(text);
    if (known) return known;
    const made = withoutUnits(foldMapped(text), dropped);
    kept.set(text, made, { size: BYTES_OF_UNIT * (text.length + 1) });
    return made;
  };
}

const withoutSpaces = folded(/\s/u);
const withoutSeparators = folded(/[^\p{L}\p{N}]/u);

/** Single letters are not marked: they occur in every text. */
const worthMarking = (word: string): boolean => word.length > 1 || /\p{Script=Han}/u.test(word);

function spansOf(mapped: MappedText, words: readonly string[], find: typeof occurrence): Span[] {
  const spans: Span[] = [];
  for (const word of words)
    for (
      let at = find(mapped.text, word, 0);
      at >= 0 && spans.length < MOST_MARKS;
      at = find(mapped.text, word, at + word.length)
    )
      spans.push([mapped.starts[at] as number, mapped.ends[at + word.length - 1] as number]);
  return spans;
}

/** In order, with overlapping and adjacent spans joined. */
function merged(text: string, spans: Span[]): Span[] | undefined {
  const result: Span[] = [];
  for (const [start, end] of spans.sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, Math.min(end, text.length)]);
  }
  return result.length > 0 ? result : undefined;
}
