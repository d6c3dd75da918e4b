import type { z } from 'zod';
import { limitsOf } from '../docs/schema-rows';
import { fieldNames } from '../http/field-names';
import { codeMeanings, meaningsText } from './code-meanings';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Said by the document as a whole, and `readOnly` means something else there than in the code. */
const LEFT_OUT: readonly string[] = ['$schema', '$id', '~standard', 'readOnly'];

/**
 * A schema as the description has it: every field with its Chinese name, its unit, what limits it and what its codes
 * mean. Names, limits and meanings are those that messages, the page of the calls and the engine use.
 * @param name of the schema, by which its codes are looked up
 */
export function describeSchema(name: string, schema: JsonSchema): JsonSchema {
  const meanings = codeMeanings[name] ?? {};
  const described = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(described);
    if (typeof part !== 'object' || part === null) return part;
    const entries = Object.entries(part).filter(([key]) => !LEFT_OUT.includes(key));
    return Object.fromEntries(entries.map(([key, value]) => [key, keep(key, value)]));
  };
  const keep = (key: string, value: unknown): unknown => {
    // Values that stand for themselves.
    if (['default', 'const', 'enum', 'required'].includes(key)) return value;
    if (key !== 'properties') return described(value);
    return Object.fromEntries(
      Object.entries(value as Record<string, JsonSchema>).map(([field, property]) => {
        const text = textOf(field, property, Object.hasOwn(meanings, field) ? meanings[field] : undefined);
        return [field, { ...(text && { description: text }), ...(described(property) as object) }];
      }),
    );
  };
  return described(schema) as JsonSchema;
}

function textOf(field: string, property: JsonSchema, meanings: Readonly<Record<string, string>> | undefined): string {
  const name = Object.hasOwn(fieldNames, field) ? fieldNames[field] : undefined;
  const { default: preset, ...rest } = property;
  const inner = figureOf(rest);
  const limits = limitsOf({ ...inner, ...(preset !== null && typeof preset !== 'object' && { default: preset }) });
  return [name, limits, meanings && meaningsText(meanings)].filter(Boolean).join('；');
}

/** Of a figure that may be null: the figure. */
function figureOf(schema: JsonSchema): JsonSchema {
  const isFigure = (part: unknown): part is JsonSchema =>
    typeof part === 'object' && part !== null && 'type' in part && part.type !== 'null';
  const alternatives: readonly unknown[] = schema.anyOf ?? [];
  const [figure, ...others] = alternatives.filter(isFigure);
  return figure && others.length === 0 ? figure : schema;
}
