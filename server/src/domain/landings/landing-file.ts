import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { DATA_FOLDER } from '../../platform/config';

/** A class that the trade knows by name, as bounds of a number: 500 万像素 from 4.9 to 5.6 MP. */
const NumberClass = z
  .strictObject({ label: z.string().min(1), min: z.number(), max: z.number() })
  .refine(({ min, max }) => min <= max, '下限不能大于上限');
export type NumberClass = z.infer<typeof NumberClass>;

/**
 * `data/landings.json`: which filters of a category, by its code, are pages of their own that visitors look for. Makers
 * and series are, in every category.
 */
export const LandingFile = z.record(
  z.string(),
  z.strictObject({
    /** Attributes with choices: each choice is a page. */
    choices: z.array(z.string()),
    /** Classes of attributes that are numbers. */
    classes: z.record(z.string(), z.array(NumberClass)),
  }),
);
type LandingFilters = z.infer<typeof LandingFile>[string];

let read: z.infer<typeof LandingFile> | undefined;

/** @throws when the file does not match the schema */
function landingFile(): z.infer<typeof LandingFile> {
  read ??= LandingFile.parse(JSON.parse(readFileSync(join(DATA_FOLDER, 'landings.json'), 'utf8')));
  return read;
}

/** The filters of a category that are pages of their own. */
export const landingFilters = (categoryCode: string): LandingFilters =>
  landingFile()[categoryCode] ?? { choices: [], classes: {} };

/** Keys of all attributes of which some category has such pages. */
export const allLandingKeys = (): string[] => [
  ...new Set(Object.values(landingFile()).flatMap(({ choices, classes }) => [...choices, ...Object.keys(classes)])),
];
