import * as z from 'zod/mini';
import type { PageRecord } from './define-remote';

// A record that a server cannot read is left aside: the page then has the title of its route. Only the server reads it.

const Template = z.string().check(z.minLength(1), z.maxLength(400));
const Place = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9]*(\.[A-Za-z0-9]+)*$/));

const RequestField = z.union([
  z.object({ query: z.string(), type: z.enum(['id', 'number', 'text']) }),
  z.object({ value: z.union([z.string(), z.number(), z.boolean()]) }),
]);

const StructuredNode = z.object({
  type: z.string().check(z.regex(/^[A-Z][A-Za-z]+$/)),
  when: z.optional(Place),
  get fields() {
    return z.record(z.string(), StructuredValue);
  },
});

const StructuredValue = z.union([
  Template,
  z.object({ url: Template }),
  z.object({ copy: Place }),
  z.object({ steps: z.array(z.object({ name: Template, path: Template })) }),
  z.object({ properties: Place, of: Place }),
  z.object({ each: Place, node: StructuredNode }),
  z.object({ search: z.string().check(z.regex(/^\/[^{}]*=$/)) }),
  StructuredNode,
]);

/** The schema of what a route declares of its page. */
export const PageRecordSchema: z.ZodMiniType<PageRecord> = z.object({
  address: z.optional(z.string()),
  data: z.optional(
    z.array(
      z.object({
        call: z.string(),
        request: z.optional(z.record(z.string(), RequestField)),
        required: z.optional(z.boolean()),
      }),
    ),
  ),
  title: z.optional(z.union([Template, z.array(Template)])),
  description: z.optional(Template),
  canonical: z.optional(Template),
  structuredData: z.optional(z.array(StructuredNode)),
  indexed: z.optional(z.boolean()),
  share: z.optional(z.object({ kind: z.enum(['website', 'article', 'product']), image: z.optional(Template) })),
});
