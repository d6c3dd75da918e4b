import { printFilter } from './filter-text';
import { isReserved } from './list-query';

// A browser without the page's scripts sends a form field by field: `shutter.in=global&shutter.in=rolling&fps.min=10&fps.max=`.

export type FieldPart = 'in' | 'min' | 'max' | 'all';

/** The parameter of a filter. */
export const filterParameter = (key: string) => (isReserved(key) ? `${key}_` : key);

/** Name of a filter's field in a plain form: a chosen value, a bound, or whether all values are asked for. */
export const fieldName = (key: string, part: FieldPart) => `${filterParameter(key)}.${part}`;

const FIELD = /^([^.]+)\.(in|min|max|all)$/;

/** The parameters of an address, the fields of a form put together as the address of a list writes them. */
export function joinFormFields(params: URLSearchParams): [name: string, text: string][] {
  const others: [string, string][] = [];
  const fields = new Map<string, Record<FieldPart, string[]>>();
  for (const [name, text] of params) {
    const [, filter, part] = FIELD.exec(name) ?? [];
    if (filter === undefined || part === undefined) {
      others.push([name, text]);
      continue;
    }
    const parts = fields.get(filter) ?? { in: [], min: [], max: [], all: [] };
    fields.set(filter, parts);
    const given = part === 'in' ? text : text.trim();
    // A field that was left empty asks for nothing.
    if (given !== '') parts[part as FieldPart].push(given);
  }
  const joined = [...fields].map(([name, parts]): [string, string] => [name, textOf(parts)]);
  return [...others, ...joined.filter(([, text]) => text !== '')];
}

/** Bounds stay as typed: reading them says what is wrong with them. */
function textOf({ in: values, min: [min = ''], max: [max = ''], all }: Record<FieldPart, string[]>): string {
  const bounds = min || max ? [`${min}~${max}`] : [];
  const chosen = values.length > 0 ? [printFilter({ in: values, ...(all.length > 0 && { all: true }) })] : [];
  return [...bounds, ...chosen].join(',');
}
