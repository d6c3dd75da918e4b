import type { Attributes, AttributeValue, ProductSource } from '@shixuan/api';

/** A figure that follows from others of the same product, wherever they are known. */
export interface ComputedFigure {
  key: string;
  label: string;
  unit: string;
  /** Numbers that it follows from. */
  from: readonly string[];
  /** Shown as its origin. Records that state it in these words have it from this rule. */
  how: string;
  compute: (...figures: number[]) => number | [number, number];
  /** It is not computed where this is stated, which says the same and more. */
  unless?: string;
  /** A stated figure that is off by more than this share contradicts the others. Absent: makers may mean something else. */
  tolerance?: number;
}

/** Without the digits that floating point adds. */
const to = (digits: number, value: number) => Number(value.toFixed(digits));

/** Makers round pixels to a class: 5 MP are 5.07, 12 MP are 12.4. */
const CLASS_TOLERANCE = 0.1;
const SIZE_TOLERANCE = 0.05;

const sensor: readonly ComputedFigure[] = [
  {
    key: 'resolutionMp',
    label: '总像素',
    unit: 'MP',
    from: ['resolutionH', 'resolutionV'],
    how: '水平像素数 × 垂直像素数',
    compute: (h = 0, v = 0) => to(6, (h * v) / 1e6),
    tolerance: CLASS_TOLERANCE,
  },
  {
    key: 'sensorWidthMm',
    label: '靶面宽',
    unit: 'mm',
    from: ['resolutionH', 'pixelSizeUm'],
    how: '水平像素数 × 像元尺寸',
    compute: (h = 0, pixel = 0) => to(4, (h * pixel) / 1000),
    tolerance: SIZE_TOLERANCE,
  },
  {
    key: 'sensorHeightMm',
    label: '靶面高',
    unit: 'mm',
    from: ['resolutionV', 'pixelSizeUm'],
    how: '垂直像素数 × 像元尺寸',
    compute: (v = 0, pixel = 0) => to(4, (v * pixel) / 1000),
    tolerance: SIZE_TOLERANCE,
  },
  {
    key: 'sensorDiagonalMm',
    label: '靶面对角线',
    unit: 'mm',
    from: ['resolutionH', 'resolutionV', 'pixelSizeUm'],
    how: '由像素数与像元尺寸算得',
    compute: (h = 0, v = 0, pixel = 0) => to(2, (Math.hypot(h, v) * pixel) / 1000),
    tolerance: SIZE_TOLERANCE,
  },
  {
    key: 'sensorDiagonalMm',
    label: '靶面对角线',
    unit: 'mm',
    from: ['sensorWidthMm', 'sensorHeightMm'],
    how: '由标注的靶面宽高算得',
    compute: (width = 0, height = 0) => to(2, Math.hypot(width, height)),
    tolerance: SIZE_TOLERANCE,
  },
];

/** By category, in the order in which one may build on the other. */
export const computedFigures: Readonly<Record<string, readonly ComputedFigure[]>> = {
  'area-camera': sensor,
  'line-camera': [
    {
      key: 'lineLengthMm',
      label: '感光线长',
      unit: 'mm',
      from: ['pixels', 'pixelSizeUm'],
      how: '每行像素数 × 像元尺寸',
      compute: (pixels = 0, pixel = 0) => to(4, (pixels * pixel) / 1000),
      tolerance: SIZE_TOLERANCE,
    },
  ],
  'telecentric-lens': [
    {
      key: 'objectFovDiameterMm',
      label: '物方视野直径',
      unit: 'mm',
      from: ['imageCircleMm', 'magnification'],
      how: '像圈直径 ÷ 放大倍率',
      compute: (circle = 0, magnification = 1) => to(4, circle / magnification),
      unless: 'objectFovWidthMm',
    },
    {
      key: 'fNumber',
      label: '工作 F 值（像方）',
      unit: '',
      from: ['magnification', 'objectSideFNumber'],
      how: '放大倍率 × 物方 F 值',
      compute: (magnification = 0, objectSide = 0) => to(2, magnification * objectSide),
    },
  ],
  'line-3d': [
    {
      key: 'workingDistanceMm',
      label: '工作距离',
      unit: 'mm',
      from: ['clearanceDistanceMm', 'measuringRangeZMm'],
      how: '近端 = 净距；远端 = 净距 + Z 向测量范围',
      compute: (clearance = 0, range = 0) => [clearance, to(4, clearance + range)],
    },
  ],
  'face-3d': [
    {
      key: 'points',
      label: '点数',
      unit: '点',
      from: ['depthResolutionH', 'depthResolutionV'],
      how: '深度图宽 × 高',
      compute: (h = 0, v = 0) => h * v,
    },
  ],
};

const rulesOf = (categoryCode: string) => computedFigures[categoryCode] ?? [];

/** What a rule gives for these figures; undefined where one that it follows from is unknown. */
export function computedValue(
  { from, compute }: ComputedFigure,
  attrs: Attributes,
): number | [number, number] | undefined {
  const figures: number[] = [];
  for (const key of from) {
    const value = attrs[key];
    if (typeof value !== 'number' || value <= 0) return undefined;
    figures.push(value);
  }
  return compute(...figures);
}

/** The unknown figures that follow from known ones, each with the rule. */
export function missingFigures(
  categoryCode: string,
  attrs: Attributes,
): { key: string; value: AttributeValue; how: string }[] {
  const known = { ...attrs };
  return rulesOf(categoryCode).flatMap(rule => {
    const { key, how, unless } = rule;
    if (known[key] !== undefined || (unless !== undefined && known[unless] !== undefined)) return [];
    const value = computedValue(rule, known);
    if (value === undefined) return [];
    known[key] = value;
    return [{ key, value, how }];
  });
}

/** Stored figures that a rule computed from others which are no longer the same; `value` is undefined where it gives none now. */
export function outdatedFigures(
  categoryCode: string,
  stored: { attrs: Attributes; source: ProductSource },
  attrs: Attributes,
): { key: string; value: AttributeValue | undefined }[] {
  const now = { ...attrs };
  return rulesOf(categoryCode).flatMap(rule => {
    const { key, how, from } = rule;
    // A figure that the merge itself names or withdraws is no longer the computed one.
    if (attrs[key] === undefined || attrs[key] !== stored.attrs[key]) return [];
    if (!stored.source.derived.some(note => note.key === key && note.how === how)) return [];
    if (from.every(input => now[input] === stored.attrs[input])) return [];
    const value = computedValue(rule, now);
    if (value === undefined) delete now[key];
    else now[key] = value;
    return [{ key, value }];
  });
}
