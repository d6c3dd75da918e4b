import * as z from 'zod/mini';
import { DataSchemaForm, PropertyName } from './data-schema-form';
import { readValue } from './read-value';
import type { DataSchema, ValueOf } from './schema';

/** One setting of a remote: its form, and the value that holds until an operator sets another. Since contract 1.6. */
export type ConfigField = DataSchema & { readonly default: unknown };

/**
 * The settings of a remote. Each has a default, so that a version can always run: before anything was set, and after a rollback
 * to a version that does not take what is set. Since contract 1.6.
 */
export interface ConfigSchema {
  type: 'object';
  properties: Readonly<Record<string, ConfigField>>;
}

/** The values of a remote's settings, as TypeScript sees them. */
export type ConfigOf<S extends ConfigSchema> = {
  readonly [Name in keyof S['properties']]: ValueOf<S['properties'][Name]>;
};

function isField(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'default')) return false;
  const { default: _, ...schema }: { default?: unknown } = value;
  return DataSchemaForm.safeParse(schema).success;
}

/** The schema of a remote's settings. A `required` beside the properties is refused: every setting has its default. */
export const ConfigSchemaForm: z.ZodMiniType<ConfigSchema> = z.strictObject({
  type: z.literal('object'),
  properties: z.readonly(z.record(PropertyName, z.custom<ConfigField>(isField))),
});

/** The values that a version runs with, and what of the given ones it does not take. */
export interface ReadConfig {
  /** A value for each setting: the given one, else its default. */
  values: Record<string, unknown>;
  /** Chinese, naming the setting; its default stands in. */
  problems: { name: string; problem: string }[];
}

/** Reads what an operator has set by the schema of one version. What the version does not declare is left out. */
export function readConfig({ properties }: ConfigSchema, given: Readonly<Record<string, unknown>>): ReadConfig {
  const problems: ReadConfig['problems'] = [];
  const values = Object.entries(properties).map(([name, field]) => {
    const read = Object.hasOwn(given, name) ? readValue(field, given[name], name) : { value: field.default };
    if ('value' in read) return [name, read.value];
    problems.push({ name, problem: read.problem });
    return [name, field.default];
  });
  return { values: Object.fromEntries(values), problems };
}
