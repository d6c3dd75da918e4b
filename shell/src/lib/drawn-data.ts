import * as z from 'zod/mini';

/** What the server drew a page from, so that the browser draws the same (`DRAWN_ELEMENT`). */
export const DrawnData = z.object({
  /** The one form that the page was drawn in: true for a narrow window. Null where it holds both. */
  narrow: z.nullable(z.boolean()),
  /** Key and answer of each query of the page. */
  queries: z.array(z.tuple([z.array(z.unknown()), z.unknown()])),
});
export type DrawnData = z.infer<typeof DrawnData>;
