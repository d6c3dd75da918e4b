import type { SelectionSystem } from '@shixuan/embed-types';
import { checkProfiler, mountProfiler } from '@shixuan/optics/checks';
import { describeProfiler } from '@shixuan/optics/describe';
import type { ProfileNeeds } from '@shixuan/optics/model';
import { type ProfileState, printProfileSearch } from '@shixuan/task-url';
import type { ProfilerResultRow } from '../profiler/profiler-rows';
import { partTitle } from '../ranking/part-title';
import { toldCheck, toldFigure } from './event-figure';
import { toldProduct } from './event-product';

/** A profiler as an embedding page is told of it. It comes whole: its bill of material is itself. */
export function toldProfiler(
  need: ProfileNeeds,
  { selected, score }: ProfilerResultRow,
  state: ProfileState,
  site: string,
): SelectionSystem {
  const { product, part } = selected;
  const value = printProfileSearch({ ...state, drafts: {} });
  return {
    title: product.model,
    mode: 'vision',
    value,
    url: `${site}/selection/vision?${value}`,
    score,
    products: [toldProduct(selected, 'profiler', site)],
    figures: describeProfiler(part, mountProfiler(need, part)).map(toldFigure),
    checks: checkProfiler(need, part).map(toldCheck),
    billOfMaterial: [{ item: '3D 线激光', productId: product.id, name: partTitle(selected), count: 1, note: null }],
  };
}
