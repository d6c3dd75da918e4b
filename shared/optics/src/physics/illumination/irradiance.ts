import { defineFormula, type Variable } from '../../formula/define-formula';
import { source } from '../../formula/sources/imaging';

const distance = (symbol: string, label: string): Variable => ({ symbol, label, unit: 'mm', min: 0.01, max: 100_000 });

/**
 * Ratio of the irradiance on the part after a change of the distance of the light: 1/d² beyond five times its size.
 * @throws OpticsInputError
 */
export const irradianceRatioFar = defineFormula<{ fromMm: number; toMm: number }>({
  symbol: 'E_2/E_1',
  label: '照度变化',
  unit: '×',
  expression: '(d_1 ÷ d_2)²',
  inputs: { fromMm: distance('d_1', '原距离'), toMm: distance('d_2', '新距离') },
  source: source.hechtIrradiance,
  validity: '距离大于光源尺寸的 5 倍',
  compute: ({ fromMm, toMm }) => (fromMm / toMm) ** 2,
});

/** The same for a round diffuse light at any distance, on its axis. @throws OpticsInputError */
export const irradianceRatio = defineFormula<{ fromMm: number; toMm: number; lightDiameterMm: number }>({
  symbol: 'E_2/E_1',
  label: '照度变化',
  unit: '×',
  expression: '(Ø² ÷ 4 + d_1²) ÷ (Ø² ÷ 4 + d_2²)',
  inputs: {
    lightDiameterMm: { symbol: 'Ø', label: '发光面直径', unit: 'mm', min: 0, max: 10_000 },
    fromMm: distance('d_1', '原距离'),
    toMm: distance('d_2', '新距离'),
  },
  source: { name: '教科书公式（圆形朗伯光源轴上照度）' },
  validity: '圆形漫射光源，光轴上',
  compute: ({ fromMm, toMm, lightDiameterMm }) =>
    (lightDiameterMm ** 2 / 4 + fromMm ** 2) / (lightDiameterMm ** 2 / 4 + toMm ** 2),
});
