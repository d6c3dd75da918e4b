import { z } from 'zod';

/** How an attribute's values look: `range` is [low, high] (either end may be unknown), `several` a list of choices. */
export const AttributeType = z.enum(['number', 'range', 'choice', 'several', 'boolean', 'text']);
export type AttributeType = z.infer<typeof AttributeType>;

export const AttributeOption = z.object({
  /** Stable code, used in the data, the URL and the filters. */
  value: z.string().min(1),
  /** Label for visitors: the trade's Chinese term. */
  label: z.string().min(1),
  /** The makers' other terms for the same thing; kept for import and search. */
  aliases: z.array(z.string()).optional(),
});
export type AttributeOption = z.infer<typeof AttributeOption>;

/** One attribute of a category. Attributes are data: nothing in the code knows a single key but drawings and summaries. */
export const AttributeDefinition = z.object({
  key: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
  label: z.string().min(1),
  type: AttributeType,
  /** Unit of the stored value, printed after it: `mm`, `µm`, `fps`. */
  unit: z.string().optional(),
  /** Digits after the point when printed; stored values are never rounded. */
  decimals: z.number().int().min(0).max(6).optional(),
  /**
   * Digits after the point in a column of a table, the same on every page; a value that needs more keeps its own. Absent: `decimals`.
   */
  listDecimals: z.number().int().min(0).max(6).optional(),
  /** Heading under which the product page shows it: 传感器, 光学, 机械 … */
  group: z.string().min(1),
  inList: z.boolean(),
  filterable: z.boolean(),
  sortable: z.boolean(),
  /** 1 is the most important figure of the category; at most five attributes have a rank. */
  keyFigure: z.number().int().min(1).max(5).optional(),
  /**
   * The direction in which a number is better for every buyer; absent where that depends on the task. `nearZero`: the
   * sign is a direction.
   */
  better: z.enum(['higher', 'lower', 'nearZero']).optional(),
  /** Key of the attribute that names the measuring method: numbers measured by different methods cannot be compared. */
  definedBy: z.string().optional(),
  /** The attribute belongs to some kinds only: those whose attribute `key` (a choice, or one of several) is among `in`. */
  appliesTo: z.object({ key: z.string(), in: z.array(z.string()).min(1) }).optional(),
  /** Key of the attribute in whose place this one is stated: it applies only where that one is not known. */
  insteadOf: z.string().optional(),
  /** How texts are sorted that are made of figures: by the largest number in them. */
  sortedBy: z.literal('largestNumber').optional(),
  /** One line, written for a buyer. */
  help: z.string().min(1),
  options: z.array(AttributeOption).optional(),
  /** Numbers: bounds that the trade knows by name; a filter offers them as its lower end. */
  presets: z.array(z.object({ label: z.string().min(1), min: z.number() })).optional(),
});
export type AttributeDefinition = z.infer<typeof AttributeDefinition>;

/** A known value. An unknown one is absent from `attrs`: never null, never 0. */
export const AttributeValue = z.union([
  z.number(),
  z.string(),
  z.boolean(),
  z.array(z.string()),
  z.tuple([z.number().nullable(), z.number().nullable()]),
]);
export type AttributeValue = z.infer<typeof AttributeValue>;

export const Attributes = z.record(z.string(), AttributeValue);
export type Attributes = z.infer<typeof Attributes>;
