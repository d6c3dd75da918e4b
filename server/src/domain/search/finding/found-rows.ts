import { type Bitset, countBits, intersect, subtract } from '../../catalogue/index/bitset';
import type { Segment } from '../../catalogue/index/segment';
import type { CategoryMatches } from '../model/category-matches';
import { SCORES } from '../model/ranking';
import { isSensor } from '../model/term';
import type { TermWords } from '../reading/term-words';
import type { UnderstoodFilters } from './understood-filters';

/** Rows by how their part number holds the query's letters and digits. */
export interface PartNumbers {
  score: number;
  rows: Bitset;
}

/** What is found in a category, before it is divided by how well it answers. */
export interface FoundRows {
  segment: Segment;
  /** What is understood; undefined where the query excludes the category, and only a part number is found. */
  own?: UnderstoodFilters;
  complete: boolean;
  total: number;
  rows: Bitset;
  parts: readonly PartNumbers[];
}

/** A part number that is found though the query excludes its category. */
export function exactAlone({ segment, total, rows }: FoundRows): CategoryMatches {
  const tiers = [{ score: SCORES.partNumber.exact, rows, count: total }];
  return { segment, understood: 0, filters: {}, complete: false, total, rows, tiers, approximate: false };
}

/** The rows divided by how well they answer, the best first. */
export function divided(
  { segment, complete, total, rows, parts }: FoundRows,
  { meant, filters, left, excluded }: UnderstoodFilters,
  words: TermWords,
): CategoryMatches {
  const understood = meant.length + left.filter(isSensor).length;
  const rest = parts.length > 0 ? rows.slice() : rows;
  for (const part of parts) subtract(rest, part.rows);
  const score = textScore(words, understood, left.every(isSensor));
  const tiers = [...parts, ...behindStated({ score, rows: rest }, excluded?.unstated)]
    .map(tier => ({ ...tier, count: countBits(tier.rows) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.score - a.score);
  return { segment, understood, filters, complete, total, rows, tiers, approximate: false };
}

/** Rows that do not state the attribute of which something is not wanted, behind those that state something else. */
function behindStated({ score, rows }: PartNumbers, unstated: Bitset | undefined): PartNumbers[] {
  if (!unstated) return [{ score, rows }];
  const [stated, others] = [rows.slice(), rows.slice()];
  subtract(stated, unstated);
  intersect(others, unstated);
  return [
    { score, rows: stated },
    { score: score - 1, rows: others },
  ];
}

function textScore(words: TermWords, understood: number, complete: boolean): number {
  if (words.onlyBrand) return SCORES.productsOfBrand;
  if (complete && !words.isAsking) return SCORES.productsUnderstood;
  return understood > 0 ? SCORES.productsMixed : SCORES.productsText;
}
