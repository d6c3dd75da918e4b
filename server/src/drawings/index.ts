export { drawCategoryIcon } from './draw-category-icon';
export { drawProduct } from './draw-product';
export { drawQr } from './draw-qr';
export type { Detail, Drawing, DrawingOptions, DrawingRequest } from './drawing';
