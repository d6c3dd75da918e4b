import { z } from 'zod';

/** What the schemas of a module accept, with every limit, as text to be compared with what has been read. */
export const schemaText = (module: Readonly<Record<string, unknown>>): string =>
  Object.entries(module)
    .flatMap(([name, schema]) =>
      schema instanceof z.ZodType
        ? [
            `${name} ${JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }), null, 1)}\n`,
          ]
        : [],
    )
    .join('');
