import { type AttributeDefinition, type AttributeOption, type AttributeValue, applies } from '@shixuan/api';
import { ChoiceColumn, type ChoiceRows } from './choice-column';
import type { Column } from './column';
import type { IndexProduct } from './index-input';
import { mergeSort } from './merge-sort';
import { compareNatural } from './natural-order';
import { NumberColumn } from './number-column';
import { RangeColumn } from './range-column';
import { eachNumber, eachRow, mayPause, type Sliced } from './slices';

const YES_NO: AttributeOption[] = [
  { value: 'true', label: '是' },
  { value: 'false', label: '否' },
];

/**
 * Lays one attribute of the products out as a column. A value of the wrong type counts as unknown. Rows to which the
 * attribute does not apply are neither known nor missing: no filter lets them through, and no count holds them.
 */
export function* attributeColumn(definition: AttributeDefinition, products: readonly IndexProduct[]): Sliced<Column> {
  const { key, label, type } = definition;
  const count = products.length;
  const values = yield* eachRow(count, row => products[row]?.attrs[key]);
  const textsOf = (row: number) => asTexts(values[row]);
  const numbers = (read: (value: AttributeValue | undefined) => unknown) =>
    eachNumber(count, row => asNumber(read(values[row])));
  const always = !definition.appliesTo && definition.insteadOf === undefined;
  const isMissing = always ? () => true : (row: number) => applies(definition, products[row]?.attrs ?? {});
  switch (type) {
    case 'number':
      return yield* NumberColumn.build(key, label, yield* numbers(value => value), {
        bySize: definition.better === 'nearZero',
        isMissing,
      });
    case 'range':
      return yield* RangeColumn.build(
        key,
        label,
        yield* numbers(value => (Array.isArray(value) ? value[0] : undefined)),
        yield* numbers(value => (Array.isArray(value) ? value[1] : undefined)),
        isMissing,
      );
    case 'boolean':
      return yield* ChoiceColumn.build(key, label, YES_NO, count, textsOf, { isMissing });
    case 'choice':
    case 'several':
      return yield* ChoiceColumn.build(key, label, definition.options ?? [], count, textsOf, { isMissing });
    case 'text':
      return yield* textColumn(key, label, count, textsOf, {
        isMissing,
        ...(definition.sortedBy && { rankOf: row => largestNumber(textsOf(row)[0]) }),
      });
  }
}

/** A column whose dictionary is made of the texts that occur, in natural order. */
export function* textColumn(
  key: string,
  label: string,
  rowCount: number,
  textsOf: (row: number) => readonly string[],
  rows: ChoiceRows = {},
): Sliced<ChoiceColumn> {
  const occurring = new Set<string>();
  for (let row = 0; row < rowCount; row++) {
    for (const text of textsOf(row)) occurring.add(text);
    if (mayPause(row)) yield;
  }
  const texts = yield* mergeSort([...occurring], compareNatural);
  const options = texts.map(text => ({ value: text, label: text }));
  return yield* ChoiceColumn.build(key, label, options, rowCount, textsOf, rows);
}

/** The largest of the numbers in `⌀112 × 62 mm`; NaN where there is none. */
function largestNumber(text: string | undefined): number {
  const figures = text?.match(/\d+(?:\.\d+)?/g);
  return figures ? Math.max(...figures.map(Number)) : Number.NaN;
}

function asNumber(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN;
}

function asTexts(value: AttributeValue | undefined): string[] {
  if (Array.isArray(value)) return value.filter(item => typeof item === 'string');
  return typeof value === 'string' || typeof value === 'boolean' ? [String(value)] : [];
}
