import * as z from 'zod/mini';
import { type KeptSchemes, limits, schemePages } from './scheme';

const MAX_LINES = 80;

const textOf = (most: number) => z.string().check(z.maxLength(most));
const Place = { title: textOf(300), goal: z.enum(schemePages), search: textOf(4000) };
const Time = textOf(40);
const Lines = z.array(z.object({ label: textOf(300), text: textOf(300) })).check(z.maxLength(MAX_LINES));

/** The first ones that the schema knows; an empty list of what is no list. */
const listOf = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((list): z.output<Item>[] =>
      list
        .flatMap(each => {
          const { success, data } = item.safeParse(each);
          return success ? [data] : [];
        })
        .slice(0, most),
    ),
  );

const Version = z.object({ savedAt: Time, ...Place });

const Scheme = z.object({
  name: textOf(limits.name),
  ...Place,
  inputs: Lines,
  parts: Lines,
  figures: Lines,
  savedAt: z.catch(z.optional(Time), undefined),
  note: z.catch(z.optional(textOf(limits.note).check(z.minLength(1))), undefined),
  history: z.optional(listOf(Version, limits.history)),
});

const Kept = z.catch(z.object({ recent: listOf(Scheme, limits.recent), named: listOf(Scheme, limits.named) }), () => ({
  recent: [],
  named: [],
}));

/** Reads stored schemes and drops everything else: another version of the page may have written the storage. */
export const readSchemes = (stored: unknown): KeptSchemes => Kept.parse(stored);
