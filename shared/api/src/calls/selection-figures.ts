import { z } from 'zod';

/** A figure above 0 up to `max`, in the unit that its field names. */
export const above0 = (max: number, unit: string) => {
  const error = `应为大于 0 且不超过 ${max}${unit && ` ${unit}`} 的数字`;
  return z.number({ error }).gt(0, error).max(max, error);
};

export const between = (min: number, max: number, unit: string) => {
  const error = `应为 ${min} 到 ${max}${unit && ` ${unit}`} 的数字`;
  return z.number({ error }).min(min, error).max(max, error);
};

/** A figure that may stand for the text that it is too large for JSON: a depth of field without a far limit. */
export const Endless = z.union([z.number(), z.literal('infinity')]);
export type Endless = z.infer<typeof Endless>;

export const RangeOf = z.object({ min: z.number(), max: z.number() });
