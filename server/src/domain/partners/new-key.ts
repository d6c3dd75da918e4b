import { z } from 'zod';

/** A key that is shown this once, as the command prints it. */
export const NewKey = z.object({ partner: z.string(), keyId: z.string(), key: z.string() });
export type NewKey = z.infer<typeof NewKey>;
