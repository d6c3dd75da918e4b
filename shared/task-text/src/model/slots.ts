import type { Amount } from '../figures/amount';
import type { Dimension } from '../figures/units';
import type { Between, Said, SlotId } from './readings';

/** How an amount becomes the value of a slot. */
export interface FigureSlot<K extends SlotId = SlotId> {
  /** In the questions and chips. */
  label: string;
  dimensions: readonly Dimension[];
  /** Whether a figure without unit has the unit that `ofBare` is in. */
  bare: boolean;
  shapes: readonly Amount['shape'][];
  read(amount: Amount): Said[K] | null;
}

const first = ({ figures }: Amount): number | null => figures[0] ?? null;

const single = (
  label: string,
  dimensions: readonly Dimension[],
  { bare = true, scale = 1, shapes = ['single'] as readonly Amount['shape'][] } = {},
) => ({
  label,
  dimensions,
  bare,
  shapes,
  read: (amount: Amount) => {
    const value = first(amount);
    // A bare figure is in the unit of the value already.
    return value === null ? null : twelveDigits(amount.dimension === 'bare' ? value : value * scale);
  },
});

const twelveDigits = (value: number) => Number(value.toPrecision(12));

const length = (label: string, shapes?: readonly Amount['shape'][]) =>
  single(label, ['length'], { ...(shapes && { shapes }) });
/** A limit on one side says the same as the figure: 缺陷 ≥ 0.1 mm. */
const smallest = ['single', 'least'] as const;
const largest = ['single', 'most'] as const;

/** From end to end: ±5 is 10, +5/-3 is 8. */
function fullWidth({ shape, figures: [value, lower = 0] }: Amount): number | null {
  if (value === undefined) return null;
  if (shape === 'range') return Math.max(value, lower);
  return twelveDigits(shape === 'band' ? 2 * value : shape === 'limits' ? Math.abs(value + lower) : value);
}

/** Of one part, or of several: all must be in view, so that the largest counts. */
const size = (label: string) => ({
  ...length(label, ['single', 'toleranced', 'range', 'most']),
  read: ({ shape, figures: [low = 0, high = low] }: Amount) => (shape === 'range' ? Math.max(low, high) : low),
});

/** A distance that is said roughly, 约 150 mm, is taken as ±10 %: the reading shows both ends. */
const between = (label: string) => ({
  label,
  dimensions: ['length'] as const,
  bare: true,
  shapes: ['single', 'range', 'toleranced', 'least', 'most', 'about'] as const,
  read: ({ shape, figures: [low = 0, high = low] }: Amount): Between | null => {
    if (shape === 'about') return { minMm: twelveDigits(0.9 * low), maxMm: twelveDigits(1.1 * low) };
    if (shape === 'least') return { minMm: low, maxMm: null };
    if (shape === 'most') return { minMm: null, maxMm: low };
    if (shape === 'toleranced') return { minMm: twelveDigits(low - high), maxMm: twelveDigits(low + high) };
    return low > high ? null : { minMm: low, maxMm: high };
  },
});

/** Of a range the end that asks for most. */
const fastest = ({ figures: [low = 0, high = low] }: Amount) => Math.max(low, high);

/** The slots that take a figure. Sizes take a tolerance beside them, which is a reading of its own. */
export const figureSlots = {
  field: {
    label: '视野',
    dimensions: ['length'],
    bare: true,
    shapes: ['product'],
    read: ({ figures: [widthMm = 0, heightMm = 0] }) => ({ widthMm, heightMm }),
  },
  width: size('宽'),
  height: size('高'),
  length: size('长'),
  diameter: size('直径'),
  margin: single('留边', ['percent']),
  feature: {
    ...length('最小缺陷', [...smallest, 'range']),
    // Of defects of several sizes the smallest is to be seen.
    read: ({ shape, figures: [low = 0, high = low] }) => (shape === 'range' ? Math.min(low, high) : low),
  },
  pixelsPerFeature: single('每个特征的像素数', ['pixels'], { shapes: smallest }),
  tolerance: {
    ...length('公差带全宽', ['single', 'band', 'limits', 'most']),
    read: fullWidth,
  },
  objectPixel: single('单像素精度', ['length', 'object-pixel'], { shapes: largest }),
  wd: between('工作距离'),
  oo: between('物像距'),
  mountTolerance: length('安装公差 ±', ['single', 'band']),
  heightVariation: {
    ...length('高度差', ['single', 'band', 'least', 'most', 'range']),
    read: fullWidth,
  },
  speed: {
    ...single('速度', ['speed'], { bare: false, shapes: [...largest, 'range'] }),
    read: fastest,
  },
  rate: {
    label: '帧率或节拍',
    dimensions: ['rate', 'time'],
    bare: false,
    // 节拍 ≤ 1.5 s, 至少 60 件/分, 60~80 件/分: the most parts that may come.
    shapes: ['single', 'least', 'most', 'range'],
    read: ({ figures: [low = 0, high = low], dimension }) => {
      const value = dimension === 'time' ? Math.min(low, high) : Math.max(low, high);
      return value > 0 ? twelveDigits(dimension === 'time' ? 1 / value : value) : null;
    },
  },
  exposureUs: single('曝光', ['time'], { bare: false, scale: 1e6, shapes: largest }),
  blur: single('允许拖影', ['pixels'], { shapes: largest }),
  fNumber: single('光圈', []),
  wavelengthNm: single('波长', ['length'], { scale: 1e6 }),
  excitationNm: single('激发波长', ['length'], { scale: 1e6 }),
  cableM: single('线长', ['length'], { scale: 1e-3, shapes: smallest }),
  pointSpacing: length('X 点间距', largest),
  travelSpacing: length('Y 轮廓间距', largest),
  profileRateHz: single('轮廓频率', ['rate'], { bare: false, shapes: smallest }),
  repeatabilityUm: single('Z 向重复精度', ['length'], { bare: false, scale: 1000, shapes: largest }),
  resolutionUm: single('Z 向分辨率', ['length'], { bare: false, scale: 1000, shapes: largest }),
  heightErrorUm: single('Z 向误差 ±', ['length'], { bare: false, scale: 1000, shapes: ['single', 'band', 'most'] }),
  standOff: between('安装净空'),
  pileHeight: { ...length('堆高', [...largest, 'range']), read: fastest },
} as const satisfies { [K in SlotId]?: FigureSlot<K> };

export type FigureSlotId = keyof typeof figureSlots;

/** Whether an amount can be the value of a slot. */
export function suits(id: FigureSlotId, { dimension, shape, figures }: Amount): boolean {
  const slot: FigureSlot = figureSlots[id];
  const inUnit = dimension === 'bare' ? slot.bare : slot.dimensions.includes(dimension);
  // 大概 60×45 is no distance.
  return inUnit && slot.shapes.includes(shape) && (shape !== 'about' || figures.length === 1);
}
