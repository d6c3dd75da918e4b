import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';
import { ownRule } from '../../formula/sources/own-rule';

/** Image circle of a rectilinear lens of a full field angle, focused far away, mm. */
export const imageCircleOfAngle = defineFormula<{ focalLengthMm: number; fullAngleDeg: number }>({
  symbol: 'Ø_IC',
  label: '由视场角推得的像圈',
  unit: 'mm',
  expression: '2 × f × tan(ω ÷ 2)',
  inputs: {
    focalLengthMm: quantity.focalLengthMm,
    fullAngleDeg: { symbol: 'ω', label: '全视场角', unit: '°', min: 0.1, max: 170 },
  },
  source: source.greivenkamp,
  validity: '畸变小的镜头，鱼眼镜头除外',
  compute: ({ focalLengthMm, fullAngleDeg }) => 2 * focalLengthMm * Math.tan((fullAngleDeg / 360) * Math.PI),
});

/** Widest full field angle of machine-vision lenses without fisheye projection. */
export const widestLens = {
  fullAngleDeg: 112,
  source: ownRule('像圈未标注的镜头，全视场角按不超过 112° 估计上限'),
} as const;

/**
 * Largest image circle of lenses with a mount, mm: the opening of the thread or bayonet, and for C the largest that is sold.
 * Larger threads are made for sensors of their own size and bound nothing.
 */
const openingsMm: Readonly<Record<string, number>> = { s: 11, c: 23, cs: 23, f: 46, m42: 46 };

/** Null: the mount bounds nothing. */
export const mountOpeningMm = (mount: string): number | null => openingsMm[mount] ?? null;

export const mountOpeningSource = ownRule(
  '像圈未标注时以接口通光孔为上限：S 口 11 mm、C 与 CS 口 23 mm、F 与 M42 口 46 mm',
);
