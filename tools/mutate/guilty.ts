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

type Failing<T> = (part: readonly T[], tests: readonly string[]) => Promise<readonly string[] | null>;

/**
 * Those items that fail by themselves, each with the tests that fail with it; null where tests do not end. The halves of what
 * fails run only the tests that failed. An item that is found may have hidden another, so the rest is tried again with all
 * tests, until no further one is found.
 * @param failing which of these tests fail with these items together; null when they do not end
 */
export async function foundBy<T>(
  items: readonly T[],
  tests: readonly string[],
  failing: Failing<T>,
): Promise<Map<T, readonly string[] | null>> {
  const all = new Map<T, readonly string[] | null>();
  for (let left = [...items]; left.length > 0; left = left.filter(item => !all.has(item))) {
    const found = await byHalves(left, tests, failing);
    if (found.size === 0) break;
    for (const [item, failed] of found) all.set(item, failed);
  }
  return all;
}

async function byHalves<T>(
  items: readonly T[],
  tests: readonly string[],
  failing: Failing<T>,
): Promise<Map<T, readonly string[] | null>> {
  const failed = items.length > 0 ? await failing(items, tests) : [];
  if (failed?.length === 0) return new Map();
  if (items.length === 1) return new Map(items.map(item => [item, failed]));
  const middle = Math.ceil(items.length / 2);
  const again = failed ?? tests;
  return new Map([
    ...(await byHalves(items.slice(0, middle), again, failing)),
    ...(await byHalves(items.slice(middle), again, failing)),
  ]);
}
