import { LRUCache } from 'lru-cache';
import type { Marker } from '../model/marks';

const LONGEST = 120;
const BEFORE = 30;

/** The stretch of a section around the first place that matches, at most 120 characters, cut at characters' borders. */
export function passageOf(text: string, marker: Marker): string {
  const clean = inOneLine(text);
  const [first] = marker.inText(clean.slice(0, 5000)) ?? [];
  const from = first ? sentenceStart(clean, first[0]) : 0;
  const characters = [...clean.slice(from, from + 2 * LONGEST)].slice(0, LONGEST).join('');
  return `${from > 0 ? '…' : ''}${characters}${from + characters.length < clean.length ? '…' : ''}`;
}

/** Sections of which the text is kept as it is shown. */
const MOST_KEPT = 1000;
const kept = new LRUCache<string, string>({ max: MOST_KEPT });

function inOneLine(text: string): string {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const clean = text.replace(/\s+/gu, ' ').trim();
  kept.set(text, clean);
  return clean;
}

/** Start of the sentence, unless it is far before. */
function sentenceStart(text: string, at: number): number {
  const near = Math.max(0, at - BEFORE);
  const stop = Math.max(...['。', '；', '！', '？'].map(sign => text.lastIndexOf(sign, at)));
  const start = stop >= near ? stop + 1 : near;
  // A cut never splits a surrogate pair.
  return /^[\udc00-\udfff]/.test(text.slice(start)) ? start + 1 : start;
}
