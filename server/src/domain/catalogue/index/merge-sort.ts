import { mayPause, type Sliced } from './slices';

/** A sorted copy, equal elements in the order in which they came. Unlike `sort` of arrays it may be interrupted. */
export function* mergeSort<T>(list: readonly T[], compare: (a: T, b: T) => number): Sliced<T[]> {
  let from = [...list];
  let into = [...list];
  for (let width = 1; width < list.length; width *= 2) {
    for (let start = 0; start < list.length; start += 2 * width) {
      const middle = Math.min(start + width, list.length);
      const end = Math.min(start + 2 * width, list.length);
      let left = start;
      let right = middle;
      for (let at = start; at < end; at++) {
        const takeLeft = left < middle && (right >= end || compare(from[left] as T, from[right] as T) <= 0);
        into[at] = from[takeLeft ? left++ : right++] as T;
        if (mayPause(at)) yield;
      }
    }
    [from, into] = [into, from];
  }
  return from;
}
