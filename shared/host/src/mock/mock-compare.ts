import type { CompareItem, CompareService } from '../services';
import { createValue } from './value';

/** The comparison list as the shell keeps it, for the life of the page. */
export function mockCompare(max = 6): CompareService {
  const items = createValue<readonly CompareItem[]>([]);
  const refuse = (reason: string) => ({ ok: false as const, reason });
  return {
    items,
    max,
    add(item) {
      const known = items.get();
      if (known.some(({ id }) => id === item.id)) return { ok: true };
      if (known.some(({ categoryId }) => categoryId !== item.categoryId)) {
        return refuse('只能对比同一分类的产品，请先清空对比栏');
      }
      if (known.length >= max) return refuse(`最多对比 ${max} 款产品，请先移除一款`);
      items.set([...known, item]);
      return { ok: true };
    },
    remove: id => items.set(items.get().filter(item => item.id !== id)),
    clear: () => items.set([]),
  };
}
