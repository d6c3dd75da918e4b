import type { Telling } from './worked-example';

/** Published calculations about lenses, sensors and sharpness, by the id of the example. */
export const imagingExamples: Readonly<Record<string, Telling>> = {};
