import { ProductNames } from '../../components/ranking/product-names';
import type { ProfilerResultRow } from '../../data/profiler/profiler-rows';
import { fitLabels } from './profiler-columns';

/** The profiler, and whether it is sure to fit. */
export function ProfilerName({ row: { selected, fit, twins } }: { row: ProfilerResultRow }) {
  const { product } = selected;
  return (
    <ProductNames products={[{ role: 'profiler', product }]} marks={fit === 'data-missing' ? [fitLabels[fit]] : []}>
      {twins > 0 && `${product.series ?? ''} 系列另有 ${twins} 款`}
    </ProductNames>
  );
}
