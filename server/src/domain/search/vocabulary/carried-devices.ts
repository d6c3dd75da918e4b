import { foldText } from '../../catalogue/index/fold-text';
import type { Segment } from '../../catalogue/index/segment';
import type { Synonyms } from '../text/synonyms';

/**
 * Words for devices that are not carried, where a category of one's own has come to carry them: they lead to that category,
 * and no longer say that the device cannot be had. A name that is put together of a trait and another name is read in its
 * parts, of which the category may know the trait as a choice: 带通 + 滤光片.
 */
export function withCarriedDevices(synonyms: Synonyms, segments: readonly Segment[]): Synonyms {
  const byName = new Map(
    segments.flatMap(({ category: { name, code }, products }) =>
      products.length > 0 ? [[foldText(name), { name, code }] as const] : [],
    ),
  );
  const missing: Synonyms['notCarried'] = [];
  const categories: Synonyms['categories'] = [];
  const known = new Set<string>();
  for (const each of synonyms.notCarried) {
    const { label, names, kind, alone = [] } = each;
    const category = [label, ...names].map(name => byName.get(foldText(name))).find(Boolean);
    if (kind !== 'device' || !category) {
      missing.push(each);
      continue;
    }
    const isPutTogether = (name: string) =>
      alone.some(trait => name.startsWith(trait)) && names.some(end => end !== name && name.endsWith(end));
    for (const name of names) known.add(name);
    categories.push({
      names: [category.name, ...names.filter(name => !isPutTogether(name))],
      label: category.name,
      categories: [category.code],
    });
  }
  if (categories.length === 0) return synonyms;
  return {
    ...synonyms,
    notCarried: missing,
    categories: [...categories, ...synonyms.categories],
    words: synonyms.words.flatMap(names => {
      const others = names.filter(name => !known.has(name));
      return others.length > 0 ? [others] : [];
    }),
  };
}
