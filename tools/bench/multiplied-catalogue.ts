import { setImmediate as nextTurn } from 'node:timers/promises';
import { buildIndex, type CatalogueIndex, type IndexInput, type IndexProduct } from '@shixuan/server/catalogue';

/**
 * The products of one category, over and over, up to `size`: each copy has a part number of its own and its original's
 * figures. All are in that one category: a list is of one category, so categories beside it would only make it shorter.
 */
export function multiplied({ products, ...rest }: IndexInput, categoryId: number, size: number): IndexInput {
  const originals = products.filter(product => product.categoryId === categoryId);
  const copies = Array.from({ length: size }, (_, i): IndexProduct => {
    const original = originals[i % originals.length];
    if (!original) throw new Error(`category ${categoryId} is empty`);
    const round = Math.floor(i / originals.length);
    const { brand, series, model, name, summary, drawing, attrs, source, seriesLevel, updatedAt } = original;
    const more = { brand, series, name, summary, drawing, attrs, source, seriesLevel, updatedAt };
    return { id: i + 1, categoryId, model: round ? `${model}-${round}` : model, ...more };
  });
  return { ...rest, products: copies };
}

export interface BuiltIndex {
  index: CatalogueIndex;
  buildMs: number;
  /** The longest stretch of the build in which nothing else could run, in milliseconds. */
  longestSliceMs: number;
  /** What the index adds to the products, in megabytes. */
  heapMb: number;
  bufferMb: number;
}

/** Builds the index and says what it takes. @param collect frees what is no longer used */
export async function measureBuild(input: IndexInput, collect: () => void): Promise<BuiltIndex> {
  collect();
  const before = process.memoryUsage();
  const started = performance.now();
  let [resumed, longestSliceMs] = [started, 0];
  const index = await buildIndex(input, async () => {
    longestSliceMs = Math.max(longestSliceMs, performance.now() - resumed);
    await nextTurn();
    resumed = performance.now();
  });
  const ended = performance.now();
  longestSliceMs = Math.max(longestSliceMs, ended - resumed);
  const buildMs = ended - started;
  collect();
  const after = process.memoryUsage();
  const mb = (bytes: number) => bytes / 1024 / 1024;
  return {
    index,
    buildMs,
    longestSliceMs,
    heapMb: mb(after.heapUsed - before.heapUsed),
    bufferMb: mb(after.arrayBuffers - before.arrayBuffers),
  };
}
