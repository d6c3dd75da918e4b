/** Longest keyword is 100 characters: more words than this are not typed. */
const MAX_WORDS = 20;

/** Text as it is searched: full-width forms, case and spaces make no difference (`500 万像素` is found as `500万`). */
export const foldText = (text: string): string => fold(text).replace(/\s+/gu, '');

/** A part number without separators: `MV-CH120-10GM` is found as `mvch12010`. */
export const foldPartNumber = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** The words of a keyword, each once; none when it holds nothing but spaces. */
export function keywordWords(keyword: string): string[] {
  return [...new Set(fold(keyword).split(/\s+/u))].filter(word => word !== '').slice(0, MAX_WORDS);
}

/** `2/3` and `1.1` are figures: with their separators removed they would be found in half of all part numbers. */
export const isFigure = (word: string): boolean => /^\d+(?:[./]\d+)+$/.test(word);

/** Twice, because lower case can bring forth what is composed differently. */
const fold = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC');
