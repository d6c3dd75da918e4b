/** What templates name: answers by call, `query`, `address`, `firstPosition`, and inside a list `item` and `position`. */
export type Values = Readonly<Record<string, unknown>>;

/** The value behind `productDetail.product.model`; undefined where there is none. */
export const valueAt = (values: Values, place: string): unknown =>
  place
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      values,
    );

const textAt = (values: Values, place: string): string => {
  const value = valueAt(values, place);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};

const hole = /\{([^{}]+)\}/g;

/**
 * Fills `{a}` and `{a|b}`, the first of them that is not empty. Null when the template has holes and all stay empty.
 * @param written how a value is written in its place
 */
export function fillTemplate(template: string, values: Values, written = (text: string) => text): string | null {
  let isEmpty = template.includes('{');
  const text = template.replaceAll(hole, (_, places: string) => {
    const value =
      places
        .split('|')
        .map(place => textAt(values, place))
        .find(Boolean) ?? '';
    if (value !== '') isEmpty = false;
    return written(value);
  });
  return isEmpty ? null : text;
}

/** An address of this site: values are encoded, but for a template that is one value. Null for anything else. */
export function fillAddress(template: string, values: Values): string | null {
  const isOneValue = /^\{[^{}]+\}$/.test(template);
  const path = fillTemplate(template, values, isOneValue ? undefined : encodeURIComponent);
  return path !== null && /^\/(?!\/)/.test(path) ? path : null;
}
