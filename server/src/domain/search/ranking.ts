/**
 * How good a match is, from 0 to 1000: the one table by which everything that is found is put in order. Kinds stand in
 * the order of their best match; within a kind the better match comes first, then the catalogue's own order.
 *
 * Products: a part number that is the query, that begins with it, that holds it; products under filters that every
 * word of the query became; words that occur in name, figures, choices; part numbers one character away.
 * Brands and series: by their name in the same three ways. Articles: by the field in which the words stand.
 */
export const SCORES = {
  partNumber: { exact: 1000, prefix: 800, inside: 600, oneAway: 500 },
  /** Every word became a filter or names the category. */
  productsUnderstood: 910,
  /** Some words are filters, others occur as text. */
  productsMixed: 560,
  productsText: 300,
  /** The query is nothing but a brand: the brand itself goes before its products. */
  productsOfBrand: 400,
  brand: { exact: 950, prefix: 620, mentioned: 250 },
  /** A name without figures is that of a series rather than the beginning of a part number. */
  series: { exact: 930, prefixLetters: 820, prefix: 700, inside: 400, ofBrand: 200 },
  article: { named: 880, title: 700, heading: 480, summary: 460, text: 320, some: 120 },
} as const;

/** From here on a match is what was meant: nothing else is tried. */
export const STRONG = 440;

/** Equal scores: the kind that most visitors come for. */
export const KIND_ORDER = ['product', 'series', 'brand', 'article', 'download'] as const;
