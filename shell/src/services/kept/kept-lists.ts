import type { KeptItem } from '@shixuan/api/client';
import type { TextStorage } from '../../lib/text-storage';

type ListName = KeptItem['list'];

/** An entry of a list, without its place. */
export interface Entry {
  key: string;
  value: unknown;
}

/** A list that follows the account: where the device keeps it, and how its entries are told apart. */
interface KeptList {
  /** Key in the browser's storage. */
  stored: string;
  entries(stored: unknown): Entry[];
  /** The stored form of entries, those that do not fit left out. */
  toStored(entries: readonly Entry[]): unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

function plainList(stored: string, most: number, keyOf: (value: Record<string, unknown>) => string): KeptList {
  return {
    stored,
    entries: list =>
      (Array.isArray(list) ? list : []).flatMap((value: unknown) =>
        isRecord(value) ? { key: keyOf(value), value } : [],
      ),
    toStored: entries => entries.slice(0, most).map(({ value }) => value),
  };
}

/** Products of one category are compared: those of another stay on the account. */
const ofOneCategory = (entries: readonly Entry[]) => {
  const categoryOf = ({ value }: Entry) => (isRecord(value) ? value.categoryId : undefined);
  const [first] = entries;
  return first ? entries.filter(entry => categoryOf(entry) === categoryOf(first)) : [];
};

const compared = plainList('contrasts', 6, ({ id }) => text(id));

const SCHEMES = { named: 30, recent: 6 } as const;
const schemeKinds = ['named', 'recent'] as const;

export const keptLists: Readonly<Record<ListName, KeptList>> = {
  filters: plainList(
    'preferences/catalog/saved-filters',
    50,
    ({ categoryId, name }) => `${text(categoryId)}/${text(name)}`,
  ),
  compared: { ...compared, toStored: entries => compared.toStored(ofOneCategory(entries)) },
  schemes: {
    stored: 'preferences/selection/schemes',
    entries: stored =>
      schemeKinds.flatMap(kind => {
        const list = isRecord(stored) ? stored[kind] : [];
        return (Array.isArray(list) ? list : []).flatMap((value: unknown) =>
          isRecord(value)
            ? {
                key: `${kind}/${kind === 'named' ? text(value.name) : `${text(value.goal)}?${text(value.search)}`}`,
                value,
              }
            : [],
        );
      }),
    toStored: entries =>
      Object.fromEntries(
        schemeKinds.map(kind => [
          kind,
          entries.flatMap(({ key, value }) => (key.startsWith(`${kind}/`) ? [value] : [])).slice(0, SCHEMES[kind]),
        ]),
      ),
  },
  viewed: plainList('viewed', 30, ({ id }) => text(id)),
};

export const listNames = Object.keys(keptLists) as ListName[];

const LONGEST_KEY = 400;

/** The entries of a list as the device has it; none where nothing, or something else, is stored. */
export function readEntries(storage: TextStorage, list: ListName): Entry[] {
  const { stored, entries } = keptLists[list];
  try {
    const seen = new Set<string>();
    return entries(JSON.parse(storage.getItem(stored) ?? 'null')).filter(({ key }) => {
      const fits = key !== '' && key.length <= LONGEST_KEY && !seen.has(key);
      seen.add(key);
      return fits;
    });
  } catch {
    return [];
  }
}
