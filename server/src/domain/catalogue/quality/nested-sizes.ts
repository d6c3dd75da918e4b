interface Size {
  key: string;
  label: string;
}

/**
 * Sizes of a light of which the first lies within the second: the hole of a ring within the ring, what shines within its
 * housing. By these a size that is not stated is known not to fit: a ring of 40 mm has no hole of 50 mm.
 */
export const nestedSizes: readonly { inner: Size; outer: Size }[] = [
  { inner: { key: 'innerDiameterMm', label: '内径' }, outer: { key: 'outerDiameterMm', label: '外径' } },
  { inner: { key: 'emittingLengthMm', label: '发光长度' }, outer: { key: 'lengthMm', label: '外形长' } },
  { inner: { key: 'emittingWidthMm', label: '发光宽度' }, outer: { key: 'widthMm', label: '外形宽' } },
];
