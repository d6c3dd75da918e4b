import type { AttributeDefinition } from '@shixuan/api';
import { foldPartNumber, foldText } from './fold-text';
import type { IndexProduct } from './index-input';
import type { SearchedNumbers, SearchedTexts } from './searched-texts';
import type { Sliced } from './slices';

/** The texts of a segment's products. */
export interface ProductTexts {
  /** Name and summary. */
  texts: SearchedTexts;
  /** Part numbers without their separators. */
  partNumbers: SearchedNumbers;
  /** Values of text attributes, such as the sensor's type, which name and summary do not hold. */
  remarks: SearchedTexts;
}

/** What searches the texts of products: this process, or an engine beside it. */
export interface TextEngine {
  /** The texts of a segment's products, row by row. */
  textsOf(products: readonly IndexProduct[], attributes: readonly AttributeDefinition[]): Sliced<ProductTexts>;
  /**
   * The result of work that searches texts. An engine beside the process may run it several times, until it has told all
   * that is asked: the work changes nothing but what it returns, and lets every error pass.
   */
  settled<T>(work: () => T): Promise<T>;
}

type Named = Pick<IndexProduct, 'name' | 'summary'>;

/** The text of a row of `ProductTexts.texts`. */
export const textOf = ({ name, summary }: Named): string => `${foldText(name)} ${foldText(summary)}`;

/** The text of a row of `ProductTexts.partNumbers`. */
export const partNumberOf = ({ model }: Pick<IndexProduct, 'model'>): string => foldPartNumber(model);

/** Characters of a value that are searched. */
const MOST_CHARACTERS = 60;

/** The text of a row of `ProductTexts.remarks`. @param keys of the category's text attributes */
export const remarksOf = ({ attrs }: Pick<IndexProduct, 'attrs'>, keys: readonly string[]): string =>
  keys.map(key => foldText(String(attrs[key] ?? '').slice(0, MOST_CHARACTERS))).join(' ');

/** The keys of a category's text attributes. */
export const remarkKeys = (attributes: readonly Pick<AttributeDefinition, 'key' | 'type'>[]): string[] =>
  attributes.flatMap(({ key, type }) => (type === 'text' ? [key] : []));
