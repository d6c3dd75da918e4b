import * as z from 'zod/mini';
import type { DataSchema, ObjectSchema } from './schema';

export const PropertyName = z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,39}$/));
const title = z.optional(z.string().check(z.maxLength(40)));
const Count = z.int().check(z.nonnegative());

/** The schema of an object's schema. */
export const ObjectSchemaForm: z.ZodMiniType<ObjectSchema> = z
  .object({
    type: z.literal('object'),
    title,
    properties: z.readonly(
      z.record(
        PropertyName,
        z.lazy(() => DataSchemaForm),
      ),
    ),
    required: z.optional(z.readonly(z.array(z.string()))),
  })
  .check(
    z.refine(({ properties, required = [] }) => required.every(name => Object.hasOwn(properties, name)), {
      path: ['required'],
    }),
  );

/** The schema of schemas. A keyword that it does not know is refused, because nobody would check it. */
export const DataSchemaForm: z.ZodMiniType<DataSchema> = z.union([
  z.strictObject({
    type: z.literal('string'),
    title,
    enum: z.optional(z.readonly(z.array(z.string()).check(z.minLength(1)))),
    maxLength: z.optional(Count),
  }),
  z.strictObject({
    type: z.enum(['number', 'integer']),
    title,
    minimum: z.optional(z.number()),
    maximum: z.optional(z.number()),
  }),
  z.strictObject({ type: z.literal('boolean'), title }),
  z.strictObject({
    type: z.literal('array'),
    title,
    items: z.lazy(() => DataSchemaForm),
    maxItems: z.optional(Count),
  }),
  ObjectSchemaForm,
]);
