import type { Attributes } from '@shixuan/api/client';
import { type DerivedFigure, knownOf } from './derived-figure';
import * as rules from './derived-rules';

/** In the order in which they are shown. */
const inOrder = [
  rules.pixelClass,
  rules.sensorSize,
  rules.sensorDiagonal,
  rules.lineLength,
  rules.nyquist,
  rules.dataRate,
  rules.deepDataRate,
  rules.lineDataRate,
  rules.scanSpeed,
  rules.resolvedPixel,
  rules.objectFov,
  rules.objectFovOnSensor,
];

/** All figures derived from a product's figures; one without its inputs is left out, never guessed. */
export function deriveFigures(attrs: Attributes): DerivedFigure[] {
  const known = knownOf(attrs);
  return inOrder.flatMap(({ key, label, unit, derive }) => {
    const derived = derive(known);
    return derived ? [{ key, label, unit, ...derived }] : [];
  });
}

/** The result as printed, without its unit: `8.5 × 7.09`. */
export const derivedText = ({ result, decimals }: DerivedFigure) =>
  result.map(value => String(Number(value.toFixed(decimals)))).join(' × ');
