import type { Database } from '../../../platform/database/connect';
import { readAll } from '../import/import-error';
import { type ListedProduct, listedCatalogue } from './listed-products';
import { readRemovals } from './read-removals';

/** What putting products back would write. */
export interface ReturnPlan {
  returned: ListedProduct[];
  /** Products of the list that are in the catalogue. */
  present: ListedProduct[];
}

/**
 * What putting back the products of these files would write; nothing is written.
 * @throws ImportError that names file, record, field and value, and what would be right, for the faults of all files
 */
export async function planReturn(db: Database, paths: readonly string[]): Promise<ReturnPlan> {
  const catalogue = await listedCatalogue(db);
  const seen = new Set<number>();
  const present: ListedProduct[] = [];
  const returned = await readAll(paths, path =>
    readRemovals<ListedProduct>(path, removal => {
      const { id, model, fault } = removal;
      const [field, said] = id === undefined ? ['model', model] : ['id', id];
      const there = catalogue.present.find(removal);
      const listed = catalogue.removed.find(removal);
      if (!listed && !there)
        return { faults: [fault(field, said, '不在已下架的产品之中', '下架时列出的 id，或品牌与型号')] };
      const each = listed ?? there;
      if (each && seen.has(each.id)) return { faults: [fault(field, said, '重复', '每款产品只列一次')] };
      if (each) seen.add(each.id);
      if (listed && catalogue.present.named(listed.brand, listed.model))
        return { faults: [fault(field, said, '目录里已有同一型号', '目录里没有的产品')] };
      if (listed) return { listed };
      if (there) present.push(there);
      return null;
    }),
  );
  return { returned: returned.flat(), present };
}
