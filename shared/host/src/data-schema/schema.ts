/**
 * Form of data that crosses from one team to another: a part of JSON Schema, so that a remote of any bundler can state it
 * and tools can read it.
 */
export type DataSchema =
  | { type: 'string'; title?: string; enum?: readonly string[]; maxLength?: number }
  | { type: 'number' | 'integer'; title?: string; minimum?: number; maximum?: number }
  | { type: 'boolean'; title?: string }
  | { type: 'array'; title?: string; items: DataSchema; maxItems?: number }
  | ObjectSchema;

export interface ObjectSchema {
  type: 'object';
  /** Name in Chinese, for messages. */
  title?: string;
  properties: Readonly<Record<string, DataSchema>>;
  /** Properties that are always there. */
  required?: readonly string[];
}

/** Whether it is of numbers. */
export const isNumeric = (schema: DataSchema): schema is Extract<DataSchema, { type: 'number' | 'integer' }> =>
  schema.type === 'number' || schema.type === 'integer';

/** The values of a schema, as TypeScript sees them. */
export type ValueOf<S> = S extends { type: 'string'; enum: readonly (infer Choice)[] }
  ? Choice
  : S extends { type: 'string' }
    ? string
    : S extends { type: 'number' | 'integer' }
      ? number
      : S extends { type: 'boolean' }
        ? boolean
        : S extends { type: 'array'; items: infer Items }
          ? readonly ValueOf<Items>[]
          : S extends { type: 'object'; properties: infer Properties }
            ? ObjectOf<Properties, S extends { required: readonly (infer Key)[] } ? Key : never>
            : never;

type ObjectOf<Properties, Required> = {
  readonly [Key in keyof Properties as Key extends Required ? Key : never]: ValueOf<Properties[Key]>;
} & {
  readonly [Key in keyof Properties as Key extends Required ? never : Key]?: ValueOf<Properties[Key]>;
};
