import type { Attributes, AttributeValue } from '@shixuan/api';
import type { CategoryAttribute, TemplatePiece } from './category-file';

type Print = (value: AttributeValue, definition: CategoryAttribute) => string | undefined;

/** Digits as defined, without trailing zeros: 5 µm, not 5.00 µm. */
const digits = (value: number, { decimals = 6 }: CategoryAttribute) => String(Number(value.toFixed(decimals)));

const bare: Print = (value, definition) => {
  if (typeof value === 'number') return digits(value, definition);
  if (typeof value === 'boolean') return value ? definition.label : undefined;
  if (typeof value === 'string') return definition.options?.find(option => option.value === value)?.label ?? value;
  const [low, high] = value;
  if (definition.type === 'range') {
    if (typeof low === 'number' && typeof high === 'number')
      return low === high ? digits(low, definition) : `${digits(low, definition)}～${digits(high, definition)}`;
    if (typeof low === 'number') return `≥ ${digits(low, definition)}`;
    return typeof high === 'number' ? `≤ ${digits(high, definition)}` : undefined;
  }
  return value.map(code => definition.options?.find(option => option.value === code)?.label ?? String(code)).join('、');
};

const withUnit: Print = (value, definition) => {
  const text = bare(value, definition);
  if (text === undefined || !definition.unit) return text;
  return /^[%°×]/.test(definition.unit) ? `${text}${definition.unit}` : `${text} ${definition.unit}`;
};

/** A short list is named, a long one counted: 白色/蓝色, 5 色可选. */
const few: Print = (value, definition) =>
  Array.isArray(value) && value.length > 2 ? `${value.length} 色可选` : bare(value, definition)?.replaceAll('、', '/');

/**
 * How a placeholder may be printed: `{key}` with its unit, `{key:bare}` without, `{key:wan}` megapixels as 万像素,
 * `{key:few}` colours of which more than two are only counted.
 */
const prints: Record<string, Print> = {
  '': withUnit,
  bare,
  few,
  wan: value => (typeof value === 'number' ? String(Math.max(1, Math.round(value * 100))) : undefined),
};

const PLACEHOLDER = /\{([A-Za-z0-9]+)(?::([a-z]+))?\}/g;

function fillOne(text: string, attrs: Attributes, definitions: Map<string, CategoryAttribute>): string | undefined {
  let complete = true;
  const filled = text.replace(PLACEHOLDER, (_, key: string, how = '') => {
    const value = attrs[key];
    const definition = definitions.get(key);
    const printed = value === undefined || !definition ? undefined : prints[how]?.(value, definition);
    if (printed === undefined) complete = false;
    return printed ?? '';
  });
  return complete ? filled : undefined;
}

/** The pieces that can be filled from the known values, in order. A choice is printed with its Chinese label. */
export function fillTemplate(template: TemplatePiece[], attrs: Attributes, attributes: CategoryAttribute[]): string[] {
  const definitions = new Map(attributes.map(definition => [definition.key, definition]));
  return template.flatMap(piece => {
    for (const alternative of [piece].flat()) {
      const filled = fillOne(alternative, attrs, definitions);
      if (filled !== undefined) return [filled];
    }
    return [];
  });
}

/** Keys that a template names, to hold it against the definitions. */
export const templateKeys = (template: TemplatePiece[]): string[] =>
  template.flat().flatMap(text => [...text.matchAll(PLACEHOLDER)].map(match => match[1] ?? ''));
