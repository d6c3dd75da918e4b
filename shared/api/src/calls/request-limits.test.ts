import { expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from './index';

type Schema = {
  [field: string]: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema;
};

const limits = ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'minLength', 'maxLength', 'minItems'];
const told = [...limits, 'maxItems', 'pattern', 'enum', 'const', 'default', 'multipleOf'];

const options = ({ anyOf, oneOf, allOf }: Schema) =>
  [anyOf, oneOf, allOf].flat().filter(each => each !== undefined) as Schema[];

/** One line for each field: its type, and every limit that it has. */
function* fields(schema: Schema, path: string): Generator<string> {
  const rules = told.flatMap(rule => (rule in schema ? [`${rule} ${JSON.stringify(schema[rule])}`] : []));
  const required = Array.isArray(schema.required) && schema.required.length > 0 ? [`required ${schema.required}`] : [];
  yield [`${path}: ${schema.type ?? 'any'}`, ...rules, ...required].join(', ');
  for (const [name, field] of Object.entries(schema.properties ?? {})) yield* fields(field, `${path}.${name}`);
  if (schema.items) yield* fields(schema.items, `${path}[]`);
  if (schema.additionalProperties) yield* fields(schema.additionalProperties, `${path}.*`);
  for (const [i, option] of options(schema).entries()) yield* fields(option, `${path}|${i + 1}`);
}

test('what each call accepts is part of the contract: both ends of every limit', async () => {
  const lines = Object.values(calls).flatMap(({ path, request }) => [
    ...fields(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema, path),
  ]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./request-limits.txt');
});
