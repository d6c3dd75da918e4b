import type { z } from 'zod';

/** A note of the table of settings. @returns undefined for what another edition of the site, or somebody by hand, has written */
export function noteOf<T>(schema: z.ZodType<T>, text: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
