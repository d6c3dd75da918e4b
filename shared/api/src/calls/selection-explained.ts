import type * as optics from '@shixuan/optics/formula';
import { z } from 'zod';

const figure = z.number().nullable();

const Source = z.object({ name: z.string(), url: z.string().nullable() });

/** 推导: a formula with its numbers, its result and where it was published. */
const Trace = z.object({
  label: z.string(),
  symbol: z.string(),
  formula: z.string(),
  substituted: z.string(),
  result: z.number(),
  unit: z.string(),
  source: Source,
}) satisfies z.ZodType<Omit<optics.Trace, 'inputs' | 'source' | 'validity'>>;

/** A change of the task that makes a check pass, solved again before it is told, and the figures that become worse. */
const Remedy = z.object({ change: z.string(), costs: z.array(z.string()) });

/** Every check of a row with figure, limit, reason, what would help, and derivation; only where `explain` is asked for. */
export const explained = <Id extends z.ZodType<string>>(checkId: Id) =>
  z
    .array(
      z.object({
        check: checkId,
        label: z.string(),
        verdict: z.enum(['pass', 'warn', 'fail', 'unknown']) satisfies z.ZodType<optics.Verdict>,
        figure,
        limit: figure,
        sense: z.enum(['at-least', 'at-most']).nullable(),
        unit: z.string(),
        marginPct: figure,
        /** Where data are bands: ends of the figure, and whether the check passes over all of it or only at the nominal value. */
        band: z.object({ low: z.number(), high: z.number(), holds: z.enum(['whole', 'nominal', 'none']) }).optional(),
        reason: z.string(),
        /** Figures that the maker does not state. */
        missing: z.array(z.string()),
        remedies: z.array(Remedy),
        traces: z.array(Trace),
      }),
    )
    .optional();
export type Explained = NonNullable<z.infer<ReturnType<typeof explained<z.ZodString>>>>;

export const explain = {
  /** Adds reasons, remedies and derivations of every check to the first ten rows, and remedies to what misses. */
  explain: z.boolean().default(false),
};
