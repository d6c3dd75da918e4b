import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { DATA_FOLDER } from '../../platform/config';

const Names = z.array(z.string().min(1)).min(1);
const Keys = z.array(z.string().min(1)).min(1);

/** The trade's words as `data/search/synonyms.json` keeps them; what a category does not know is left out of it. */
export const SynonymFile = z.strictObject({
  /** Words for one or several choices of attributes; they come before the labels and aliases of the choices. */
  options: z.array(z.strictObject({ names: Names, label: z.string(), attributes: z.record(z.string(), Keys) })),
  /** Words for categories, by code; some stand for a choice in them too. */
  categories: z.array(
    z.strictObject({
      names: Names,
      label: z.string(),
      categories: Keys,
      attributes: z.record(z.string(), Keys).optional(),
    }),
  ),
  /** What else visitors call a maker, by its Latin name. */
  brands: z.record(z.string(), Names),
  /** What else visitors call an attribute, by key. */
  attributes: z.record(z.string(), Names),
  /** Numbers with a unit: what the unit may be called with its factor, and the attributes that it stands for, first one first. */
  quantities: z.array(
    z.strictObject({
      names: z.record(z.string(), z.number().positive()),
      keys: Keys,
      /** `{n}` the number in the attribute's unit, `{wan}` a hundred times it. */
      print: z.string(),
      /** `class`: as the trade rounds it, 4 % either way; without it, as exactly as it was typed. */
      match: z.enum(['class', 'atLeast']).optional(),
      /** Numbers as typed beyond it mean something else. */
      largest: z.number().optional(),
    }),
  ),
  /** Signs before a number: `f2.8`, `φ50`. */
  signs: z.record(z.string(), Keys),
  /** Attributes that `2448×2048` stands for. */
  pairs: z.array(z.tuple([z.string(), z.string()])),
  /** Words that mean the same in texts. */
  words: z.array(Names),
  /** Words that say nothing beside others. */
  ignored: Names,
  /** Words of somebody who wants to read about a thing rather than find it. */
  asking: Names,
});
export type Synonyms = z.infer<typeof SynonymFile>;

let read: Synonyms | undefined;

/** The site's own file, read once. @throws when it does not hold what the schema says */
export function siteSynonyms(): Synonyms {
  read ??= SynonymFile.parse(JSON.parse(readFileSync(join(DATA_FOLDER, 'search/synonyms.json'), 'utf8')));
  return read;
}
