import { outdatedFigures } from '../catalogue/computed-figures';
import type { EditionValues } from './merge-edition';

/**
 * Merged values whose computed figures follow from them: where a figure came with values of one side that the other side has
 * corrected since, it is computed anew, or goes where nothing gives it any more.
 * @param sides what was merged
 */
export function recomputed(
  categoryCode: string,
  merged: EditionValues,
  sides: readonly EditionValues[],
): EditionValues {
  const isComputed = (key: string) => merged.source.derived.some(note => note.key === key);
  const outdated = new Map(
    sides.flatMap(side =>
      outdatedFigures(categoryCode, side, merged.attrs).flatMap(({ key, value }) =>
        isComputed(key) ? [[key, value] as const] : [],
      ),
    ),
  );
  if (outdated.size === 0) return merged;
  const attrs = { ...merged.attrs };
  for (const [key, value] of outdated) {
    if (value === undefined) delete attrs[key];
    else attrs[key] = value;
  }
  const stays = ({ key }: { key: string }) => !outdated.has(key) || key in attrs;
  const { derived, fieldSources } = merged.source;
  return {
    ...merged,
    attrs,
    source: { ...merged.source, derived: derived.filter(stays), fieldSources: fieldSources.filter(stays) },
  };
}
