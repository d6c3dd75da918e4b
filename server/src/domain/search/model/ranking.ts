/**
 * Scores of matches, from 0 to 1000: one table ranks all results. Kinds are ordered by their best match; within a kind the
 * better match comes first, then the catalogue's own order.
 *
 * Products: a part number that equals the query, begins with it or holds it; products that pass the filters when every word
 * became one; words that occur in name, figures, choices; part numbers one character away. Brands and series: by their
 * name in the same three ways. Articles: by the field in which the words stand.
 */
export const SCORES = {
  partNumber: { exact: 1000, prefix: 800, ofSeries: 610, inside: 600, oneAway: 500 },
  /** Every word became a filter or names the category. */
  productsUnderstood: 910,
  /** Some words are filters, others occur as text. */
  productsMixed: 560,
  productsText: 300,
  /** What is understood applies, the other words do not occur; `exact`: a figure and what it is of. */
  productsRelaxed: { exact: 870, sure: 720, weak: 450 },
  /** The query is a brand alone: the brand itself comes before its products. */
  productsOfBrand: 400,
  brand: { exact: 950, prefix: 620, mentioned: 250 },
  /** Names that a word still being typed begins, less the length of the shortest. */
  completed: 760,
  /** A name without figures is that of a series rather than the beginning of a part number. */
  series: { exact: 930, prefixLetters: 820, prefix: 700, part: 690, inside: 400, ofBrand: 200 },
  /** A type of file is asked for; files are mentioned beside a part number or only as 资料. */
  file: { asked: 955, mentioned: 540 },
  /** What articles gain when the query is a question. */
  asked: 400,
  article: { answers: 945, named: 880, title: 700, heading: 480, summary: 460, text: 320, some: 120 },
} as const;

/** From this score on a match is taken as intended, and no correction is tried. */
export const STRONG = 440;

/** Order of kinds with equal scores: the kind that most visitors look for first. */
export const KIND_ORDER = ['product', 'series', 'brand', 'article', 'download'] as const;
