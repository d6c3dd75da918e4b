import { isTelecentric, type Lens } from '../../model/parts/lens';
import { lensFacts } from '../../setting/lens-facts';
import type { CostEstimate } from './cost-class';
import { oncePerPart, priced, shownFigure } from './priced';

/**
 * Rule of the estimate, in cost points. Focused lenses: glass grows with the square of the image circle. Telecentric lenses: with
 * the square of the front diameter, which is as large as the field; lenses for both sides have a second group of that kind.
 */
const rule = {
  base: 0.3,
  perCircleMm2: 0.004,
  fixedBase: 1,
  perMacroMm2: 0.0008,
  telecentricBase: 2,
  perFrontMm2: 0.0018,
  bothSidesFactor: 1.3,
  coaxialFactor: 1.2,
  bandFactor: 3,
  fineFactor: 1.3,
  finePixelUm: 2.5,
  /** Front diameter over the diameter of the field, where only the field is stated. */
  frontPerField: 1.3,
  /** Image circle that a mount is usually made for, where no circle is stated. */
  usualCircleMm: { c: 16, cs: 8, f: 43 } as Readonly<Record<string, number>>,
  usualLargeCircleMm: 60,
  usualSmallCircleMm: 11,
} as const;

/** Cost of a lens. Null where neither circle, diameter, field nor mount is stated. */
export const lensCost = oncePerPart(
  (lens: Lens): CostEstimate =>
    priced(lens) ?? (lens.kind === 'fixed' && isTelecentric(lens) ? telecentricCost(lens) : glassCost(lens)),
);

function telecentricCost(lens: Extract<Lens, { kind: 'fixed' }>): CostEstimate {
  const fieldMm = lens.objectFovDiameterMm ?? perMagnification(lensFacts(lens).imageCircleMm, lens.magnification);
  const frontMm = lens.diameterMm ?? (fieldMm === null ? null : fieldMm * rule.frontPerField);
  if (frontMm === null) return { points: null, why: '口径未标注', priced: false };
  const why = [lens.telecentric === 'bi' ? '双侧远心' : '远心', `口径 ${shownFigure(frontMm)} mm`];
  if (lens.coaxial) why.push('带同轴口');
  const glass = rule.perFrontMm2 * frontMm ** 2 * (lens.telecentric === 'bi' ? rule.bothSidesFactor : 1);
  const points = (rule.telecentricBase + glass) * (lens.coaxial ? rule.coaxialFactor : 1) * bandFactor(lens);
  return { points, why: [...why, ...bandWhy(lens)].join('，'), priced: false };
}

function glassCost(lens: Lens): CostEstimate {
  const stated = lensFacts(lens).imageCircleMm;
  const circleMm = stated ?? usualCircle(lens.mount);
  if (circleMm === null) return { points: null, why: '像圈与接口未标注', priced: false };
  const fine = (lensFacts(lens).ratedLpMm ?? 0) >= 500 / rule.finePixelUm;
  const macro = lens.kind === 'fixed';
  const front = macro ? rule.perMacroMm2 * (lens.diameterMm ?? 0) ** 2 : 0;
  const glass = rule.perCircleMm2 * circleMm ** 2 * (fine ? rule.fineFactor : 1);
  const why = [
    ...(macro ? ['微距'] : []),
    stated === null ? `${lens.mount?.toUpperCase()} 口常见像圈` : `像圈 ${shownFigure(circleMm)} mm`,
    ...(fine ? ['高解析'] : []),
    ...bandWhy(lens),
  ];
  return {
    points: ((macro ? rule.fixedBase : rule.base) + glass + front) * bandFactor(lens),
    why: why.join('，'),
    priced: false,
  };
}

/** Several mounts of one lens: the largest of their circles. */
function usualCircle(mount: string | null): number | null {
  if (mount === null) return null;
  const circles = mount.split('|').map(code => {
    const small = /^(?:s|m12)/u.test(code) ? rule.usualSmallCircleMm : rule.usualLargeCircleMm;
    return rule.usualCircleMm[code] ?? small;
  });
  return Math.max(...circles);
}

const perMagnification = (circleMm: number | null, magnification: number) =>
  circleMm === null ? null : circleMm / magnification;

/** Lenses for short-wave infrared or ultraviolet are of other glass. */
const special = ({ spectralRangeNm }: Lens) =>
  spectralRangeNm !== null && (spectralRangeNm.max > 1200 || spectralRangeNm.max < 400);
const bandFactor = (lens: Lens) => (special(lens) ? rule.bandFactor : 1);
const bandWhy = (lens: Lens) => (special(lens) ? ['特殊波段'] : []);
