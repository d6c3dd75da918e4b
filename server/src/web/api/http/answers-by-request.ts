import { LRUCache } from 'lru-cache';

/**
 * Answers by the requests that they are for; the least recently used are dropped first. A request counts as well as its answer: one may be
 * of hundreds of kilobytes, and find nothing.
 * @param limitBytes memory for all of them
 * @param sizeOf bytes of an answer
 */
export const answersByRequest = <T extends object>(limitBytes: number, sizeOf: (answer: T) => number) =>
  new LRUCache<string, T>({
    maxSize: limitBytes,
    sizeCalculation: (answer, request) => Math.max(1, sizeOf(answer) + BYTES_OF_UNIT * request.length),
  });

/** Of a unit of text that is not Latin. */
const BYTES_OF_UNIT = 2;
