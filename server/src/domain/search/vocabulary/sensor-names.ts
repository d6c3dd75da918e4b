import { foldPartNumber, foldText } from '../../catalogue/index/fold-text';
import type { Segment } from '../../catalogue/index/segment';
import type { Entry, Named } from '../model/entry';
import { optionMeanings } from '../model/meanings';
import { hasHan } from '../text/pinyin-keys';
import type { Synonyms } from '../text/synonyms';

/** Longer types of sensors are not typed. */
const LONGEST = 24;
const SMALLEST_MOUNT = 20;
const FORMAT_KEYS = ['sensorFormat', 'maxSensorFormat'];

/** Types of sensors that products state, as names to be searched in texts. */
export function sensorsOf(segments: readonly Segment[], { sensors }: Synonyms): ReadonlyMap<string, Entry> {
  const found = new Map<string, Entry>();
  for (const { label } of sensors) {
    const name = foldPartNumber(label);
    found.set(name, { name, label, kind: 'sensor', meanings: [], texts: [name], brandIds: [] });
  }
  for (const { products } of segments)
    for (const { attrs } of products) {
      const label = attrs.sensorModel;
      const name = typeof label === 'string' ? foldPartNumber(label) : '';
      if (typeof label !== 'string' || name.length < 4 || name.length > LONGEST || found.has(name)) continue;
      const texts = [...new Set([foldText(label), name])];
      const entry: Entry = { name, label, kind: 'sensor', meanings: [], texts, brandIds: [] };
      found.set(name, entry);
      // KAI-04050 is typed kai 4050, too, and AR0234CS without the letters of its package.
      for (const short of [
        name.replace(/(?<=[a-z])0+(?=\d{3})/u, ''),
        name.replace(/(?<=^[a-z]+\d{3,})[a-z]{1,4}$/u, ''),
      ])
        if (!found.has(short)) found.set(short, { ...entry, texts: [...new Set([...entry.texts, short])] });
    }
  return found;
}

/** Makers of image sensors by each of their names. */
export function sensorMakersOf(segments: readonly Segment[]): ReadonlyMap<string, Named> {
  const found = new Map<string, Named>();
  for (const { attributes } of segments)
    for (const { key, options = [] } of attributes)
      for (const { value, label, aliases = [] } of key === 'sensorMaker' ? options : [])
        for (const name of [...namesOfLabel(label), ...aliases].map(foldText))
          if (!found.has(name)) found.set(name, { label, meanings: optionMeanings(segments, { [key]: [value] }) });
  return found;
}

/** Names of sensor formats: 靶面2/3, 2/3靶面, 2/3寸; a fraction is a format even alone. */
export function formatNames(segments: readonly Segment[]): (Named & { names: readonly string[] })[] {
  const found = new Map<string, { label: string; attributes: Record<string, string[]> }>();
  for (const { attributes } of segments)
    for (const { key, options = [] } of attributes)
      for (const { value, label } of FORMAT_KEYS.includes(key) ? options : []) {
        const figure = /^([\d./]+)in$/.exec(value)?.[1];
        if (!figure) continue;
        const draft = found.get(figure) ?? { label, attributes: {} };
        found.set(figure, draft);
        draft.attributes[key] = [value];
      }
  return [...found].map(([figure, { label, attributes }]) => {
    const sizes = [figure, `${figure}"`, `${figure}寸`];
    const names = sizes.flatMap(size => [`靶面${size}`, `${size}靶面`, `${size}的靶面`, `靶面是${size}`]);
    const alone = figure.includes('/') ? sizes : sizes.slice(1);
    return { names: [...alone, ...names], label, meanings: optionMeanings(segments, attributes) };
  });
}

/** Names of a mount by its number alone: 58口 for M58. Smaller numbers count ports. */
export function mountNames(label: string): string[] {
  const number = /^[A-Z](\d{2,3})$/u.exec(label)?.[1] ?? '';
  return Number(number) < SMALLEST_MOUNT ? [] : ['口', '卡口', '接口', '螺口'].map(word => number + word);
}

/** Names in a label: both parts of `GigE 千兆网`, `CoaXPress（未注明速率）` without its brackets. Figures are no names. */
export function namesOfLabel(label: string): string[] {
  const bare = label.replace(/[（(].*/u, '').trim();
  const parts = bare.split(' ');
  const mixed = parts.some(hasHan) && parts.some(part => !hasHan(part));
  return [label, bare, ...(mixed ? parts.filter(part => part.length > 1 && !/^\d/.test(part)) : [])].filter(
    name => name !== '' && !/^\d+(?:\.\d+)?\s*mm/u.test(name),
  );
}
