import type { AttributeDefinition } from '@shixuan/api';
import { type Bitset, createBitset, fullBitset, intersect, unite } from './bitset';
import type { ChoiceColumn } from './choice-column';
import { foldPartNumber, foldText, isFigure, keywordWords } from './fold-text';
import type { ProductTexts } from './product-texts';
import type { SearchedNumbers, SearchedTexts } from './searched-texts';

/** What a value of a choice, a brand or a series may be called, and the rows that have it. */
interface NamedRows {
  /** Folded, separated by spaces, which no word holds. */
  names: string;
  rows: Bitset;
}

/** Choice columns of a segment with their definitions; brand and series have none. */
type Named = readonly { column: ChoiceColumn; definition?: AttributeDefinition | undefined }[];

/**
 * Finds rows by what a visitor types. Every word must occur: in the part number, or in the product's name, summary,
 * brand, series, or in the label or an alias of one of its choices.
 */
export class KeywordSearch {
  readonly texts: SearchedTexts;
  readonly partNumbers: SearchedNumbers;
  readonly remarks: SearchedTexts;
  /** A dictionary is short: it is read through. */
  readonly named: readonly NamedRows[];

  constructor(
    readonly rowCount: number,
    { texts, partNumbers, remarks }: ProductTexts,
    named: Named,
  ) {
    this.texts = texts;
    this.partNumbers = partNumbers;
    this.remarks = remarks;
    this.named = named.flatMap(namedRows);
  }

  /** Rows in which every word of the keyword occurs; undefined when it has no words. */
  find(keyword: string): Bitset | undefined {
    const words = keywordWords(keyword);
    if (words.length === 0) return undefined;
    const found = fullBitset(this.rowCount);
    for (const word of words) intersect(found, this.#rowsWith(word));
    return found;
  }

  #rowsWith(word: string): Bitset {
    const rows = createBitset(this.rowCount);
    this.texts.addRowsWith(word, rows);
    const partNumber = isFigure(word) ? '' : foldPartNumber(word);
    if (partNumber !== '') this.partNumbers.addRowsWith(partNumber, rows);
    for (const { names, rows: named } of this.named) if (names.includes(word)) unite(rows, named);
    return rows;
  }
}

function namedRows({ column, definition }: Named[number]): NamedRows[] {
  const aliases = new Map(definition?.options?.map(option => [option.value, option.aliases ?? []]));
  return [...column.rowsByValue()].map(({ value, label, rows }) => ({
    names: [label, ...(aliases.get(value) ?? [])].map(foldText).join(' '),
    rows,
  }));
}
