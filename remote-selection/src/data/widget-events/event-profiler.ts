import type { SelectionSystem } from '@shixuan/embed-types';
import { checkProfiler, mountProfiler } from '@shixuan/optics/checks';
import { describeProfiler } from '@shixuan/optics/describe';
import type { ProfileNeeds } from '@shixuan/optics/model';
import { type ProfileState, printProfileSearch, taskPath } from '@shixuan/task-url';
import type { ProfilerResultRow } from '../profiler/profiler-rows';
import { partTitle } from '../ranking/part-title';
import { eventCheck, eventFigure } from './event-figure';
import { eventProduct } from './event-product';

/** A profiler as the detail of a widget event. Its bill of material is the profiler alone. */
export function eventProfiler(
  need: ProfileNeeds,
  { selected, score }: ProfilerResultRow,
  state: ProfileState,
  site: string,
): SelectionSystem {
  const { product, part } = selected;
  const told = { ...state, drafts: {} };
  return {
    title: product.model,
    mode: 'vision',
    value: printProfileSearch(told),
    url: site + taskPath({ page: 'profile', state: told }),
    score,
    products: [eventProduct(selected, 'profiler', site)],
    figures: describeProfiler(part, mountProfiler(need, part)).map(eventFigure),
    checks: checkProfiler(need, part).map(eventCheck),
    billOfMaterial: [{ item: '3D 线激光', productId: product.id, name: partTitle(selected), count: 1, note: null }],
  };
}
