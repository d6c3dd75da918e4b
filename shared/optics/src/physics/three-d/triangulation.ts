import { defineFormula, type Variable } from '../../formula/define-formula';
import type { Source } from '../../formula/sources/source';
import { objectPixel } from '../accuracy/object-pixel';

const manual: Source = {
  name: 'Automation Technology C5 手册，测量几何',
  url: 'https://www.automationtechnology.de',
};
const lateralUm: Variable = { symbol: 'ΔX', label: 'X 向点间距', unit: 'µm', min: 0.001, max: 1_000_000 };
const angle = (symbol: string, label: string): Variable => ({ symbol, label, unit: '°', min: 1, max: 89 });
const triangulation = angle('α', '三角测量角');
const sin = (deg: number) => Math.sin((deg * Math.PI) / 180);
const cos = (deg: number) => Math.cos((deg * Math.PI) / 180);

/** Distance of neighbouring points of a profile, mm. */
export const profilePointSpacingMm = objectPixel;

/** Height of one pixel with a vertical laser and a tilted camera, µm. @throws OpticsInputError */
export const heightPixelLaserUpright = defineFormula<{ lateralUm: number; angleDeg: number }>({
  symbol: 'ΔZ',
  label: 'Z 向分辨率',
  unit: 'µm',
  expression: 'ΔX ÷ sin(α)',
  inputs: { lateralUm, angleDeg: triangulation },
  source: manual,
  compute: ({ lateralUm: x, angleDeg }) => x / sin(angleDeg),
});

/** Height of one pixel with a vertical camera and a tilted laser, µm. @throws OpticsInputError */
export const heightPixelCameraUpright = defineFormula<{ lateralUm: number; angleDeg: number }>({
  symbol: 'ΔZ',
  label: 'Z 向分辨率',
  unit: 'µm',
  expression: 'ΔX ÷ tan(α)',
  inputs: { lateralUm, angleDeg: triangulation },
  source: manual,
  compute: ({ lateralUm: x, angleDeg }) => (x * cos(angleDeg)) / sin(angleDeg),
});

/**
 * Height of one pixel with laser and camera tilted by α and β from the vertical on opposite sides, µm.
 * @throws OpticsInputError
 */
export const heightPixelBothTilted = defineFormula<{ lateralUm: number; laserDeg: number; cameraDeg: number }>({
  symbol: 'ΔZ',
  label: 'Z 向分辨率',
  unit: 'µm',
  expression: 'ΔX × cos(β) ÷ sin(α + β)',
  inputs: { lateralUm, laserDeg: angle('α', '激光倾角'), cameraDeg: angle('β', '相机倾角') },
  source: manual,
  compute: ({ lateralUm: x, laserDeg, cameraDeg }) => (x * cos(cameraDeg)) / sin(laserDeg + cameraDeg),
});

/**
 * Height of one pixel with both tilted by α, µm. This is the finest arrangement, and the one for mirror-like parts.
 * @throws OpticsInputError
 */
export const heightPixelSymmetric = defineFormula<{ lateralUm: number; angleDeg: number }>({
  symbol: 'ΔZ',
  label: 'Z 向分辨率',
  unit: 'µm',
  expression: 'ΔX ÷ (2 × sin(α))',
  inputs: { lateralUm, angleDeg: triangulation },
  source: manual,
  compute: ({ lateralUm: x, angleDeg }) => x / (2 * sin(angleDeg)),
});

export type TriangulationGeometry = 'laser-upright' | 'camera-upright' | 'both-tilted' | 'symmetric';

export const triangulationGeometries: readonly { id: TriangulationGeometry; label: string; use: string }[] = [
  { id: 'laser-upright', label: '激光垂直、相机倾斜', use: '最常用；高度变化时 Y 位置不变' },
  { id: 'camera-upright', label: '相机垂直、激光倾斜', use: '看得清表面图像，Z 向稍粗' },
  { id: 'both-tilted', label: '激光、相机分别倾斜', use: '避开遮挡或强反光' },
  { id: 'symmetric', label: '激光、相机对称倾斜', use: '反光强、Z 向最细；须防镜面反射饱和' },
];
