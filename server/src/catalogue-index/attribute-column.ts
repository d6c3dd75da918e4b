import type { AttributeDefinition, AttributeOption, AttributeValue } from '@shixuan/api';
import { ChoiceColumn } from './choice-column';
import type { Column } from './column';
import type { IndexProduct } from './index-input';
import { compareNatural } from './natural-order';
import { NumberColumn } from './number-column';
import { RangeColumn } from './range-column';

const YES_NO: AttributeOption[] = [
  { value: 'true', label: '是' },
  { value: 'false', label: '否' },
];

/** Lays one attribute of the products out as a column. A value of the wrong type counts as unknown. */
export function attributeColumn(definition: AttributeDefinition, products: readonly IndexProduct[]): Column {
  const { key, label, type } = definition;
  const values = products.map(product => product.attrs[key]);
  const numbers = (read: (value: AttributeValue | undefined) => unknown) =>
    Float64Array.from(values, v => asNumber(read(v)));
  switch (type) {
    case 'number':
      return new NumberColumn(
        key,
        label,
        numbers(value => value),
      );
    case 'range':
      return new RangeColumn(
        key,
        label,
        numbers(value => (Array.isArray(value) ? value[0] : undefined)),
        numbers(value => (Array.isArray(value) ? value[1] : undefined)),
      );
    case 'boolean':
      return new ChoiceColumn(key, label, YES_NO, values.map(asTexts));
    case 'choice':
    case 'several':
      return new ChoiceColumn(key, label, definition.options ?? [], values.map(asTexts));
    case 'text':
      return textColumn(key, label, values.map(asTexts));
  }
}

/** A column whose dictionary is made of the texts that occur, in natural order. */
export function textColumn(key: string, label: string, valuesByRow: readonly string[][]): Column {
  const texts = [...new Set(valuesByRow.flat())].sort(compareNatural);
  const options = texts.map(text => ({ value: text, label: text }));
  return new ChoiceColumn(key, label, options, valuesByRow);
}

function asNumber(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN;
}

function asTexts(value: AttributeValue | undefined): string[] {
  if (Array.isArray(value)) return value.filter(item => typeof item === 'string');
  return typeof value === 'string' || typeof value === 'boolean' ? [String(value)] : [];
}
