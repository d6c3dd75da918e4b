/** Seeded noise, so that two previews differ by their systems only. */
const seed = 0x2545f491;

/** Normally distributed numbers around 0 with a standard deviation; 0 for no noise. */
export function noiseOf(deviation: number): () => number {
  let state = seed;
  const even = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return ((state >>> 0) + 1) / 4_294_967_297;
  };
  if (deviation === 0) return () => 0;
  return () => deviation * Math.sqrt(-2 * Math.log(even())) * Math.cos(2 * Math.PI * even());
}
