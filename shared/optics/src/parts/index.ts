export type { Camera } from './camera';
export { fromProduct, type PartFromProduct } from './from-product/from-product';
export { profilerFromProduct } from './from-product/profiler-from-product';
export type { Grabber } from './grabber';
export { type FixedLens, type FocalLens, isTelecentric, type Lens } from './lens';
export type { Light } from './light';
export type { Part, RangeOf } from './part';
export type { Profiler } from './profiler';
export { standsIn } from './stands-in';
