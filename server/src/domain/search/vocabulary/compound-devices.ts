import { foldText } from '../../catalogue/index/fold-text';
import type { Entry } from '../model/entry';
import { hasHan } from '../text/pinyin-keys';
import type { Synonyms } from '../text/synonyms';

/** Limit of a device's own words that are searched in texts beside the name. */
const MOST_TEXTS = 7;

/** A device that is not carried, by a name that is put together. */
export interface Compound {
  entry: Entry;
  /** Length of the last word, which may begin another name: cxp线 + 扫. */
  headLength: number;
}

/**
 * Devices that are not carried by each pair of what they are for and their own last word, folded: 编码器线, 镜头支架. They
 * are read where they stand, but not offered while a visitor types, nor taken for a misspelt word.
 */
export function compoundDevices(synonyms: Synonyms, longest: number): ReadonlyMap<string, Compound> {
  const found = new Map<string, Compound>();
  for (const { label, names, compounds = [] } of synonyms.notCarried) {
    const own = names.map(foldText).slice(0, MOST_TEXTS);
    for (const compound of compounds)
      for (const head of compound.heads.map(foldText))
        for (const before of wordsBefore(compound, synonyms)) {
          const name = before + head;
          if (name.length > longest || found.has(name)) continue;
          const entry: Entry = { name, label, kind: 'absent', meanings: [], texts: [name, ...own], brandIds: [] };
          found.set(name, { entry, headLength: head.length });
        }
  }
  return found;
}

function wordsBefore(
  { before = [], attributes = [], categories = [] }: NonNullable<Synonyms['notCarried'][number]['compounds']>[number],
  synonyms: Synonyms,
): ReadonlySet<string> {
  const options = synonyms.options.filter(each => attributes.some(key => Object.hasOwn(each.attributes, key)));
  const kinds = synonyms.categories.filter(each => each.categories.some(code => categories.includes(code)));
  return new Set([...before, ...[...options, ...kinds].flatMap(({ names }) => names)].map(foldText));
}

export interface HeadApart {
  head: string;
  before: ReadonlySet<string>;
  entry: Entry;
}

/** The last words of devices with all that they may be for, the longest first. */
export function headsApartOf(compounds: ReadonlyMap<string, Compound>): readonly HeadApart[] {
  const found = new Map<string, { head: string; before: Set<string>; entry: Entry }>();
  for (const [name, { entry, headLength }] of compounds) {
    const head = name.slice(-headLength);
    const key = `${entry.label} ${head}`;
    const each = found.get(key) ?? { head, before: new Set<string>(), entry };
    each.before.add(name.slice(0, -headLength));
    found.set(key, each);
  }
  return [...found.values()].filter(({ head }) => hasHan(head)).sort((a, b) => b.head.length - a.head.length);
}
