export { benchCaption, drawBench } from './draw-bench';
export { drawCategoryIcon } from './draw-category-icon';
export { drawProduct } from './draw-product';
export { drawProfiler } from './draw-profiler';
export { drawQr } from './draw-qr';
export { drawVolume } from './draw-volume';
export type { DrawingRequest } from './drawing';
export { outlineOf } from './outline';
export { paperColours, paperStyle } from './style';
