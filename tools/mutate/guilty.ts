/**
 * Those items that fail by themselves, found by trying many at once and halving what fails. One that fails only together
 * with others is not among them.
 * @param fails whether these items, taken together, fail
 */
export async function guilty<T>(items: readonly T[], fails: (part: readonly T[]) => Promise<boolean>): Promise<T[]> {
  if (items.length === 0 || !(await fails(items))) return [];
  if (items.length === 1) return [...items];
  const middle = Math.ceil(items.length / 2);
  return [...(await guilty(items.slice(0, middle), fails)), ...(await guilty(items.slice(middle), fails))];
}
