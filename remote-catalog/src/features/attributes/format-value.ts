export { formatNumber, formatValue, formatWithUnit, spaced } from '@shixuan/api/format-value';
