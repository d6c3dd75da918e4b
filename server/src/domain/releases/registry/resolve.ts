import { createHash } from 'node:crypto';
import { setKey } from './operations/locked-set';
import type { RegistryRow } from './registry-schema';

const BUCKETS = 10_000;

/**
 * The visitor's bucket (0-9999) for one app. It depends on the set of live versions, so the same visitors are not the
 * first to meet every new version, and stays the same for as long as that set does.
 */
export function bucketOf(visitor: string, name: string, versions: readonly string[]): number {
  const digest = createHash('sha256')
    .update(`${visitor}:${name}:${versions.join(',')}`)
    .digest('hex');
  return Number(BigInt(`0x${digest}`) % BigInt(BUCKETS));
}

/**
 * Picks the version that a visitor gets. `rows` are the usable rows of one app in the registry's order, `visitor` is
 * null for crawlers and for browsers that bring no visitor id: they get the default. Null when nothing is live.
 * @param leftOver what visitors get whom the percentages leave over where there is no default: the first live version, or
 * none, while a first version of all is being tried
 */
export function pickRow(
  name: string,
  rows: readonly RegistryRow[],
  visitor: string | null,
  leftOver: 'first' | 'none' = 'first',
): RegistryRow | null {
  const live = rows.filter(row => row.deployment.traffic > 0);
  const fallback = rows.find(row => row.deployment.default) ?? (leftOver === 'none' ? null : live[0]) ?? null;
  if (visitor === null || live.length === 0) return fallback;
  const ofSet = live.find(row => row.extras.set && !row.deployment.default);
  // The members of a set share their visitors out alike: by the set's name, and the set before all else.
  const bucket = ofSet?.extras.set
    ? bucketOf(visitor, setKey(ofSet.extras.set), [])
    : bucketOf(
        visitor,
        name,
        live.map(row => row.metadata.version),
      );
  let edge = 0;
  for (const row of ofSet ? [ofSet, ...live.filter(other => other !== ofSet)] : live) {
    edge += Math.round((row.deployment.traffic * BUCKETS) / 100);
    // Strictly below: with `<=` a version at 0 % would still get bucket 0.
    if (bucket < edge) return row;
  }
  return fallback;
}

/**
 * True when visitors of this app are shared out between versions, so that a lasting visitor id is worth a cookie and a page is not
 * everybody's; also while all of a group try a version: without an id they would get the default.
 */
export const isSplit = (rows: readonly RegistryRow[]) =>
  rows.some(
    ({ deployment: { traffic, default: isDefault }, extras }) =>
      extras.audience !== undefined || (traffic > 0 && (traffic < 100 || !isDefault)),
  );
