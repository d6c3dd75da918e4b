import { useHost, useReadable } from './host-context';
import type { CompareItem } from './services';

export interface ComparedProduct {
  added: boolean;
  /** What pressing does, with the product's name: for a button that does not stand beside it. */
  label: string;
  /** Puts it on the list or takes it off; the shell says why when it cannot be added. */
  toggle(): void;
}

/** A product and the comparison list; null where the page around has no list. */
export function useCompareItem(item: CompareItem): ComparedProduct | null {
  const { compare, has } = useHost();
  const items = useReadable(compare.items);
  if (!has('compare')) return null;
  const added = items.some(({ id }) => id === item.id);
  return {
    added,
    label: `${added ? '移出对比' : '加入对比'}：${item.title}`,
    toggle: () => {
      if (added) compare.remove(item.id);
      else compare.add(item);
    },
  };
}
