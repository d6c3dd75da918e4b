import type { Attributes, AttributeValue } from '@shixuan/api';
import { rangeText } from '@shixuan/units';
import type { CategoryAttribute, TemplatePiece } from './category-file';

type Print = (value: AttributeValue, definition: CategoryAttribute) => string | undefined;

/** Digits as defined, without trailing zeros: 5 µm, not 5.00 µm. */
const digits = (value: number, { decimals = 6 }: CategoryAttribute) => String(Number(value.toFixed(decimals)));

/** Undefined for a choice that the attribute does not have any more. */
const labelOf = (code: unknown, { options }: CategoryAttribute) =>
  options ? options.find(({ value }) => value === code)?.label : String(code);

function range([low, high]: unknown[], definition: CategoryAttribute): string | undefined {
  const ends = [low, high].map(end => (typeof end === 'number' ? digits(end, definition) : undefined));
  if (ends[0] === undefined) return ends[1] === undefined ? undefined : `≤ ${ends[1]}`;
  if (ends[1] === undefined) return `≥ ${ends[0]}`;
  return ends[0] === ends[1] ? ends[0] : rangeText(ends[0], ends[1]);
}

/** A choice is printed with its Chinese label; a yes/no with the label of the attribute, and a no not at all. */
const bare: Print = (value, definition) => {
  if (typeof value === 'number') return digits(value, definition);
  if (typeof value === 'boolean') return value ? definition.label : undefined;
  if (typeof value === 'string') return labelOf(value, definition);
  if (value.some(end => typeof end === 'number')) return range(value, definition);
  const labels = value.flatMap(code => labelOf(code, definition) ?? []);
  return labels.length > 0 ? labels.join('/') : undefined;
};

const withUnit: Print = (value, definition) => {
  const text = bare(value, definition);
  if (text === undefined || !definition.unit) return text;
  return /^[%°×]/.test(definition.unit) ? `${text}${definition.unit}` : `${text} ${definition.unit}`;
};

/** A short list is named, a long one counted: 白色/蓝色, 5 色可选. */
const few: Print = (value, definition) =>
  Array.isArray(value) && value.length > 2 ? `${value.length} 色可选` : bare(value, definition);

/** A full hundred is taken when the true figure is this near: 507 万 is sold as 500 万, 1229 万 as 1230 万. */
const NEAR = 0.015;

/** Pixels in 万 as the trade names a camera's class: 5.07 MP is 500, 6.29 MP is 630, 0.31 MP is 30. */
export function megapixelClass(megapixels: number): number {
  const exact = megapixels * 100;
  const hundreds = Math.round(exact / 100) * 100;
  if (Math.abs(exact - hundreds) <= exact * NEAR) return hundreds;
  return Math.max(10, Math.round(exact / 10) * 10);
}

const wan: Print = value => (typeof value === 'number' ? String(megapixelClass(value)) : undefined);

const prints: Record<string, Print> = { '': withUnit, bare, few, wan };

/** `{key}`, `{key:how}` or, for two numbers printed as one range, `{nearKey~farKey}`. */
const PLACEHOLDER = /\{([A-Za-z0-9]+)(?:~([A-Za-z0-9]+))?(?::([a-z]+))?\}/g;

function fillOne(text: string, attrs: Attributes, definitions: Map<string, CategoryAttribute>): string | undefined {
  let complete = true;
  const filled = text.replace(PLACEHOLDER, (_, key: string, farKey: string | undefined, how = '') => {
    const near = attrs[key];
    const far = farKey === undefined ? undefined : attrs[farKey];
    const value: AttributeValue | undefined =
      typeof near === 'number' && typeof far === 'number' ? [near, far] : farKey === undefined ? near : undefined;
    const definition = definitions.get(key);
    const printed = value === undefined || !definition ? undefined : prints[how]?.(value, definition);
    if (printed === undefined) complete = false;
    return printed ?? '';
  });
  return complete ? filled : undefined;
}

/**
 * The pieces that can be filled from the known values, in order. Placeholders: `{key}` with its unit, `{key:bare}`
 * without, `{key:wan}` megapixels as the trade rounds them, `{key:few}` colours of which more than two are only
 * counted, `{nearKey~farKey}` two numbers as one range.
 */
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
  template
    .flat()
    .flatMap(text => [...text.matchAll(PLACEHOLDER)].flatMap(([, near, far]) => [near, far ?? []].flat()))
    .filter(key => key !== undefined);
