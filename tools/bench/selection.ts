import { compiledBench } from './compiled-bench';

/** Lens ranking and whole systems over the real catalogue, as calls and in the engine, beside a plain double loop. */
export const selection = (): Promise<string[]> => compiledBench('selection-measured');
