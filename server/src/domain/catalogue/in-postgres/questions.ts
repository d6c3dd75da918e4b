import type { Database } from '../../../platform/database/connect';
import { wholePieces } from '../index/searched-texts';
import { gramsOfPartNumber, gramsOfText } from './text-grams';

/** What the stored texts are asked. */
export type Question = { ask: 'texts' | 'numbers' | 'near'; word: string };

/** Ids of products that hold the word in the same way. */
export interface IdsByWay {
  /** The ways, or the one text in which they hold it. */
  way: string;
  ids: Buffer;
}

/**
 * Ways in which a product holds a word: letters of `IdsByWay.way`. In names or remarks (`n`, `r`), there as a whole where the
 * word ends in figures (`N`, `R`); in its part number (`i`), at the beginning of it (`b`), as the whole of it (`e`).
 */
export type Way = 'n' | 'N' | 'r' | 'R' | 'i' | 'b' | 'e';

/** @returns groups of products; of `near` one for each part number */
export async function ask(db: Database, { ask, word }: Question): Promise<IdsByWay[]> {
  // No text of PostgreSQL holds it.
  if (word.includes('\0')) return [];
  const [statement, values] = statements[ask](word);
  const { rows } = await db.$client.query<IdsByWay>(statement, values);
  return rows;
}

/** `int4send` writes four bytes, the highest first. */
const IDS = `string_agg(int4send(product_id), ''::bytea) as ids`;

const statements: Readonly<Record<Question['ask'], (word: string) => [string, unknown[]]>> = {
  texts: word => [
    `select (case when strpos(names, $1) > 0 then 'n' || case when coalesce(names ~ $2, true) then 'N' else '' end else '' end) ||
       (case when strpos(remarks, $1) > 0 then 'r' || case when coalesce(remarks ~ $2, true) then 'R' else '' end else '' end) as way, ${IDS}
     from product_text where grams @> $3::int[] and (strpos(names, $1) > 0 or strpos(remarks, $1) > 0) group by 1`,
    [word, heldAsWord(word), gramsOfText(word)],
  ],
  numbers: typed => [
    `select case when part_number = $1 then 'ibe' when starts_with(part_number, $1) then 'ib' else 'i' end as way, ${IDS}
     from product_text where grams @> $2::int[] and strpos(part_number, $1) > 0 group by 1`,
    [typed, gramsOfPartNumber(typed)],
  ],
  near: typed => {
    const values: unknown[] = [];
    const given = (value: unknown) => `$${values.push(value)}`;
    const conditions = wholePieces(typed).map(({ text, begins }) => {
      const whole = wholeCharacters(text);
      if (begins) return `part_number like ${given(`${like(whole)}%`)}`;
      return `(grams @> ${given(gramsOfPartNumber(whole))}::int[] and strpos(part_number, ${given(whole)}) > 0)`;
    });
    return [`select part_number as way, ${IDS} from product_text where ${conditions.join(' or ')} group by 1`, values];
  },
};

const like = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Without half a character at either end, which PostgreSQL has no text for. */
const wholeCharacters = (text: string): string => text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');

/** The condition of `holdsWord` as a regular expression of PostgreSQL; null where any occurrence counts. */
function heldAsWord(word: string): string | null {
  const before = /^\d/.test(word) ? '(?<![0-9])(?<![0-9]\\.)' : '';
  const after = /\d$/.test(word) ? '(?![0-9])(?!\\.[0-9])' : '';
  if (before + after === '') return null;
  return before + word.replace(/[^\p{L}\p{N}]/gu, '\\$&') + after;
}
