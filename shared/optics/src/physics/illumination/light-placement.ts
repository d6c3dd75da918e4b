import { defineFormula } from '../../formula/define-formula';
import { alrad, similarTriangles } from '../../formula/sources/illumination';
import { ownRule } from '../../formula/sources/own-rule';

/**
 * Height above the object of a low-angle ring, mm, whose rays reach the centre at an elevation. Higher up it is no dark field any
 * more.
 * @throws OpticsInputError
 */
export const lowAngleHeightMm = defineFormula<{ radiusMm: number; elevationDeg: number }>({
  symbol: 'h',
  label: '低角度光高度',
  unit: 'mm',
  expression: 'R × tan(ε)',
  inputs: {
    radiusMm: { symbol: 'R', label: '光环半径', unit: 'mm', min: 0, max: 10_000 },
    elevationDeg: { symbol: 'ε', label: '照射仰角', unit: '°', min: 0, max: 89 },
  },
  source: { ...alrad, name: `${alrad.name}；${similarTriangles.name}` },
  compute: ({ radiusMm, elevationDeg }) => radiusMm * Math.tan((elevationDeg * Math.PI) / 180),
});

/**
 * Gap between a part and the housing of a coaxial light, mm, that it is drawn with. The nearer it is, the smaller a source fills
 * the field.
 */
export const usualCoaxialGap = { mm: 20, source: ownRule('同轴光尽量贴近工件，壳体下沿按离工件 20 mm 画') } as const;

/**
 * Height above the object of the middle of a coaxial light, mm. Its beam splitter stands at 45° across the axis, so that its
 * housing is as high as the window is wide.
 * @throws OpticsInputError
 */
export const coaxialHeightMm = defineFormula<{ gapMm: number; windowMm: number }>({
  symbol: 'h',
  label: '同轴光分光镜中心高度',
  unit: 'mm',
  expression: 'q + S ÷ 2',
  inputs: {
    gapMm: { symbol: 'q', label: '壳体下沿到工件', unit: 'mm', min: 0, max: 10_000 },
    windowMm: { symbol: 'S', label: '出光口边长', unit: 'mm', min: 0, max: 10_000 },
  },
  source: ownRule('分光镜与光轴成 45°，壳体高度按出光口边长计'),
  compute: ({ gapMm, windowMm }) => gapMm + windowMm / 2,
});
