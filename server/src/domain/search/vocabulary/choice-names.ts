import { foldText } from '../../catalogue/index/fold-text';
import type { Segment } from '../../catalogue/index/segment';
import type { Meaning } from '../model/meanings';
import { mountNames, namesOfLabel } from './sensor-names';

/** What names stand for: labels and aliases of the choices that occur. Of two attributes in a category the more important one gets a shared name. */
export function choiceNames(segments: readonly Segment[]): ReadonlyMap<string, { label: string; meanings: Meaning[] }> {
  const found = new Map<string, { label: string; meanings: Meaning[] }>();
  for (const segment of segments) {
    const attributes = [...segment.attributes].sort((a, b) => (a.keyFigure ?? 9) - (b.keyFigure ?? 9));
    for (const { key, label, type, options = [] } of attributes) {
      if (!segment.filters.has(key)) continue;
      const occurring = new Set(
        segment.filters
          .get(key)
          ?.options()
          ?.flatMap(({ value, count }) => (count ? [value] : [])),
      );
      const choices =
        type === 'boolean'
          ? [{ value: 'true', label, aliases: [] }]
          : options.filter(({ value }) => occurring.has(value));
      for (const choice of choices)
        for (const name of new Set(
          [...namesOfLabel(choice.label), ...mountNames(choice.label), ...(choice.aliases ?? [])].map(foldText),
        )) {
          const draft = found.get(name) ?? { label: choice.label, meanings: [] };
          found.set(name, draft);
          if (draft.meanings.every(({ categoryId }) => categoryId !== segment.category.id))
            draft.meanings.push({ categoryId: segment.category.id, filters: { [key]: { in: [choice.value] } } });
        }
    }
  }
  return found;
}
