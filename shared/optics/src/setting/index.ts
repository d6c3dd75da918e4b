export { adjustmentOf, wideEnds } from './adjustment';
export { lensFacts } from './lens-facts';
export { allMisses } from './misses';
export { nearestSetting } from './nearest-setting';
export type { Band, Setting } from './setting';
export { isRefusal, settle } from './settle';
