import { z } from 'zod';
import { fieldNames } from '../http/field-names';

type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface SchemaRow {
  /** `list[].brand.name`; `*` stands for any key. */
  field: string;
  type: string;
  required: boolean;
  /** Limits and default, in Chinese; empty when there are none. */
  limits: string;
  meaning: string;
}

const typeNames: Record<string, string> = {
  string: '文本',
  number: '数字',
  integer: '整数',
  boolean: '布尔',
  array: '数组',
  object: '对象',
  null: 'null',
};

/** Every field of a schema as one row, nested ones after the field that holds them. */
export function schemaRows(schema: z.ZodType, io: 'input' | 'output'): SchemaRow[] {
  return merged(fieldsOf(z.toJSONSchema(schema, { io }), ''));
}

function fieldsOf(schema: JsonSchema, prefix: string): SchemaRow[] {
  const { properties = {}, required = [], items, additionalProperties, propertyNames } = schema;
  const nested = Object.entries(properties).flatMap(([name, property]) =>
    rowsOf(asSchema(property), `${prefix}${name}`, name, required.includes(name)),
  );
  // A schema of fixed fields says here only that there are no others.
  const values = propertyNames ? rowsOf(asSchema(additionalProperties), `${prefix}*`, '', false) : [];
  const ofItems = items && !Array.isArray(items) ? inner(asSchema(items)) : [];
  return [...nested, ...values, ...ofItems.flatMap(item => fieldsOf(item, prefix))];
}

function rowsOf(schema: JsonSchema, field: string, name: string, required: boolean): SchemaRow[] {
  const row = { field, type: typeOf(schema), required, limits: limitsOf(schema), meaning: fieldNames[name] ?? '' };
  return [row, ...inner(schema).flatMap(part => fieldsOf(part, part.type === 'array' ? `${field}[].` : `${field}.`))];
}

/** The alternatives that a schema allows; the schema itself where there is one. */
function inner(schema: JsonSchema): JsonSchema[] {
  const alternatives = schema.anyOf ?? schema.oneOf;
  return alternatives ? alternatives.map(asSchema) : [schema];
}

/** Alternatives have fields in common: each is said once, with all that it may be. */
function merged(rows: SchemaRow[]): SchemaRow[] {
  const byField = new Map<string, SchemaRow>();
  for (const row of rows) {
    const { type, required } = byField.get(row.field) ?? row;
    const types = [...new Set([...type.split(' 或 '), ...row.type.split(' 或 ')])];
    byField.set(row.field, { ...row, type: types.join(' 或 '), required: required && row.required });
  }
  return [...byField.values()];
}

function typeOf(schema: JsonSchema): string {
  if (schema.anyOf ?? schema.oneOf) return [...new Set(inner(schema).map(typeOf))].join(' 或 ');
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' 或 ');
  if (schema.type === 'array' && schema.items && !Array.isArray(schema.items))
    return `${typeOf(asSchema(schema.items))}数组`;
  const types = schema.type === undefined ? [] : [schema.type].flat();
  return types.map(type => typeNames[type] ?? type).join(' 或 ') || '任意';
}

/** Limits and default of a figure, a text or a list, in Chinese; empty when there are none. */
export function limitsOf({
  minimum,
  maximum,
  exclusiveMinimum,
  minLength,
  maxLength,
  maxItems,
  default: preset,
}: JsonSchema): string {
  // Zod writes the largest safe integers where the contract sets no limit.
  const real = (limit: number | boolean | undefined): limit is number =>
    typeof limit === 'number' && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
  return [
    real(exclusiveMinimum) && `> ${exclusiveMinimum}`,
    real(minimum) && `≥ ${minimum}`,
    real(maximum) && `≤ ${maximum}`,
    minLength !== undefined && `至少 ${minLength} 个字符`,
    maxLength !== undefined && `最多 ${maxLength} 个字符`,
    maxItems !== undefined && `最多 ${maxItems} 项`,
    preset !== undefined && `默认 ${JSON.stringify(preset)}`,
  ]
    .filter(Boolean)
    .join('，');
}

const asSchema = (schema: unknown): JsonSchema =>
  typeof schema === 'object' && schema !== null ? (schema as JsonSchema) : {};
