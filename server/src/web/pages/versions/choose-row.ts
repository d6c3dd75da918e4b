import { isProven } from '../../../domain/releases/registry/operations/app-rows';
import type { RegistryRow } from '../../../domain/releases/registry/registry-schema';
import { pickRow } from '../../../domain/releases/registry/resolve';

export interface ChosenRow {
  row: RegistryRow;
  /** The version that should have been shown and was refused. */
  insteadOf: string | null;
}

/**
 * The version of an app for one visitor. Rows are newest first. Where every live version is refused, the one before
 * it takes its place: an older page is better than none. Versions above the live one, and those that were only tried
 * or rolled back from, are never gone back to. Null when nothing is live or no version is sound, and for the visitors whom a
 * first version on trial leaves over.
 */
export function chooseRow(
  name: string,
  rows: readonly RegistryRow[],
  isSound: (row: RegistryRow) => boolean,
  visitor: string | null,
): ChosenRow | null {
  const live = rows.filter(({ deployment }) => deployment.default || deployment.traffic > 0);
  const [newest] = live;
  if (!newest) return null;
  // A first version that is tried on a part of the visitors: the others go without.
  const isFirstTrial = live.every(({ deployment }) => !deployment.default && deployment.traffic < 100);
  const picked = pickRow(name, live.filter(isSound), visitor, isFirstTrial ? 'none' : 'first');
  if (picked) return { row: picked, insteadOf: null };
  if (isFirstTrial) return null;
  const row = rows.slice(rows.indexOf(newest) + 1).find(older => isProven(older) && isSound(older));
  return row ? { row, insteadOf: newest.metadata.version } : null;
}
