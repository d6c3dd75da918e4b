import type { Database } from '../../../platform/database/connect';
import { type ImportFault, readAll, refuseFaults } from '../import/import-error';
import { modelKey } from '../import/normalise';
import { type ListedCatalogue, type ListedProduct, listedCatalogue } from './listed-products';
import { type Removal, readRemovals } from './read-removals';

/** A product that is to be taken out. */
export interface PlannedRemoval extends ListedProduct {
  reason: string | null;
  /** The product to which links to this one lead from then on. */
  replacement: ListedProduct | null;
}

/** What taking products out would write, and what refers to them. */
export interface RemovalPlan {
  removed: PlannedRemoval[];
  /** Products of the list that are out already. */
  already: ListedProduct[];
  /** Series of the products, with how many stay in each. */
  series: { brand: string; series: string; left: number }[];
  /** Products that stay and state one that goes as their successor. */
  namedBy: { brand: string; model: string; successor: string }[];
}

const MISSING = '目录里没有这款产品';
const EXPECTED = '目录里的产品：id 见产品页的地址，品牌与型号见 npm run import -- --export';

/** The product to which links lead: null where none is named; or what is wrong with the one that is. */
function replacementOf(
  { replacement, replacementBrand, fault }: Removal,
  own: ListedProduct,
  { present }: ListedCatalogue,
): ListedProduct | ImportFault | null {
  if (replacement === null)
    return replacementBrand === null
      ? null
      : fault('replacementBrand', replacementBrand, '没有型号', '与 replacement 一起给出');
  const found = present.named(replacementBrand ?? own.brand, replacement);
  if (!found) return fault('replacement', replacement, '目录里没有', '目录里的型号；品牌不同时另写 replacementBrand');
  return found.id === own.id ? fault('replacement', replacement, '是这款产品自己', '另一个型号') : found;
}

/**
 * What taking out the products of these files would write; nothing is written.
 * @throws ImportError that names file, record, field and value, and what would be right, for the faults of all files
 */
export async function planRemoval(db: Database, paths: readonly string[]): Promise<RemovalPlan> {
  const catalogue = await listedCatalogue(db);
  const seen = new Set<number>();
  const already: ListedProduct[] = [];
  const read = await readAll(paths, path =>
    readRemovals<{ planned: PlannedRemoval; removal: Removal }>(path, removal => {
      const { id, model, reason, fault } = removal;
      const [field, said] = id === undefined ? ['model', model] : ['id', id];
      const found = catalogue.present.find(removal);
      const before = found ? undefined : catalogue.removed.find(removal);
      const listed = found ?? before;
      if (!listed) return { faults: [fault(field, said, MISSING, EXPECTED)] };
      if (seen.has(listed.id)) return { faults: [fault(field, said, '重复', '每款产品只列一次')] };
      seen.add(listed.id);
      if (before) {
        already.push(before);
        return null;
      }
      const replacement = replacementOf(removal, listed, catalogue);
      if (replacement && 'problem' in replacement) return { faults: [replacement] };
      return { listed: { planned: { ...listed, reason, replacement }, removal } };
    }),
  );
  const removed = read.flat().map(({ planned }) => planned);
  const goes = new Set(removed.map(({ id }) => id));
  refuseFaults(
    read
      .flat()
      .flatMap(({ planned: { replacement }, removal }) =>
        replacement && goes.has(replacement.id)
          ? [removal.fault('replacement', replacement.model, '也在下架之列', '留在目录里的型号')]
          : [],
      ),
  );
  return { removed, already, ...referring(catalogue, removed, goes) };
}

/** What stays and refers to the products that go. */
function referring(
  { present }: ListedCatalogue,
  removed: readonly ListedProduct[],
  goes: ReadonlySet<number>,
): Pick<RemovalPlan, 'series' | 'namedBy'> {
  const stays = present.all.filter(({ id }) => !goes.has(id));
  const seriesKey = ({ brandId, series }: ListedProduct) => `${brandId} ${series}`;
  const left = new Map<string, number>();
  for (const each of stays) left.set(seriesKey(each), (left.get(seriesKey(each)) ?? 0) + 1);
  const series = new Map(
    removed.flatMap(each =>
      each.series === null
        ? []
        : [
            [
              seriesKey(each),
              { brand: each.brand, series: each.series, left: left.get(seriesKey(each)) ?? 0 },
            ] as const,
          ],
    ),
  );
  const models = new Set(removed.map(({ brandId, model }) => `${brandId} ${modelKey(model)}`));
  const namedBy = stays.flatMap(({ brandId, brand, model, successor }) =>
    successor !== null && models.has(`${brandId} ${modelKey(successor)}`) ? [{ brand, model, successor }] : [],
  );
  return { series: [...series.values()], namedBy };
}
