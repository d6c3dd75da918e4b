export { type LensFacts, lensFacts } from './lens-facts';
export { allMisses } from './misses';
export { nearestSetting } from './nearest-setting';
export type { Refusal, Setting } from './setting';
export { isRefusal, settle } from './settle';
