import type { Telling } from './worked-example';

/** Published calculations about resolution, motion, rates and links, by the id of the example. */
export const systemExamples: Readonly<Record<string, Telling>> = {};
