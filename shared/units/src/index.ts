export { type ConvertedUnit, convertUnit, type UnitSystem } from './convert-unit';
export { formatFileSize } from './file-size';
export {
  formatFigures,
  formatNumber,
  formatQuantity,
  type NumberStyle,
  type Quantity,
  type QuantityFormat,
  rangeText,
  UNKNOWN,
  unitAfter,
} from './format-quantity';
export { imageSource } from './image-source';
export { keepUnits } from './keep-units';
export {
  type AskedFor,
  type ParsedQuantity,
  parseQuantity,
  type QuantityQuery,
  quantityExamples,
} from './parse-quantity';
export { parseRate } from './parse-rate';
export { readableQuantity } from './readable-quantity';
export { textWidth } from './text-width';
export { textColumns, truncateText } from './truncate-text';
export { unitRatio } from './unit-ratio';
export {
  type WavelengthAppearance,
  wavelengthAppearance,
  wavelengthBands,
  wavelengthColour,
  wavelengthLabel,
} from './wavelength';
