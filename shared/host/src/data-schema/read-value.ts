import { type DataSchema, isNumeric, type ObjectSchema } from './schema';

/** The value, or what is wrong with it: Chinese, naming the place in it. */
export type ReadValue = { value: unknown } | { problem: string };

const kinds = {
  string: '文字',
  number: '数',
  integer: '整数',
  boolean: 'true 或 false',
  array: '列表',
  object: '对象',
};

/** The kind of a value in the words of the messages. */
function kindOf(value: unknown): string {
  if (value === undefined) return '没有给出';
  if (value === null) return '给出的是 null';
  if (Array.isArray(value)) return '给出的是列表';
  if (typeof value === 'string') return `给出的是文字「${value.slice(0, 40)}」`;
  if (typeof value === 'number' || typeof value === 'boolean') return `给出的是 ${String(value)}`;
  return typeof value === 'object' ? '给出的是对象' : '给出的不是数据';
}

const called = (place: string, { title }: DataSchema) => (title ? `${place || '值'}（${title}）` : place || '值');

/**
 * Reads a value by its schema. The result is a copy that holds the declared properties alone.
 * @param place where the value stands, for the message: `product.id`
 */
export function readValue(schema: DataSchema, value: unknown, place = ''): ReadValue {
  const refuse = (what: string): ReadValue => ({ problem: `${called(place, schema)}应为${what}，${kindOf(value)}` });
  if (schema.type === 'boolean') return typeof value === 'boolean' ? { value } : refuse(kinds.boolean);
  if (schema.type === 'string') {
    if (typeof value !== 'string') return refuse(kinds.string);
    if (schema.enum && !schema.enum.includes(value)) return refuse(`${schema.enum.join('、')} 之一`);
    if (schema.maxLength !== undefined && value.length > schema.maxLength)
      return refuse(`至多 ${schema.maxLength} 个字`);
    return { value };
  }
  if (isNumeric(schema)) {
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
    const isOfKind = schema.type === 'integer' ? Number.isSafeInteger(value) : Number.isFinite(value);
    if (typeof value !== 'number' || !isOfKind) return refuse(kinds[schema.type]);
    if (value < minimum) return refuse(`不小于 ${minimum} 的${kinds[schema.type]}`);
    if (value > maximum) return refuse(`不大于 ${maximum} 的${kinds[schema.type]}`);
    return { value };
  }
  if (schema.type === 'array') {
    if (!Array.isArray(value)) return refuse(kinds.array);
    if (schema.maxItems !== undefined && value.length > schema.maxItems)
      return refuse(`至多 ${schema.maxItems} 项的列表`);
    return readAll(
      value.map((item, i) => [String(i), readValue(schema.items, item, `${place}[${i}]`)]),
      found => found.map(([, item]) => item),
    );
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(kinds.object);
  return readObject(schema, value, place);
}

function readObject({ properties, required = [] }: ObjectSchema, value: object, place: string): ReadValue {
  const given = new Map<string, unknown>(Object.entries(value));
  const present = Object.entries(properties).filter(
    ([name]) => required.includes(name) || given.get(name) !== undefined,
  );
  return readAll(
    present.map(([name, schema]) => [name, readValue(schema, given.get(name), place ? `${place}.${name}` : name)]),
    Object.fromEntries,
  );
}

/** All of them put together, or the first problem. */
function readAll(parts: [string, ReadValue][], together: (found: [string, unknown][]) => unknown): ReadValue {
  const found: [string, unknown][] = [];
  for (const [name, read] of parts) {
    if ('problem' in read) return read;
    found.push([name, read.value]);
  }
  return { value: together(found) };
}
