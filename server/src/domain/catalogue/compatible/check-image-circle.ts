import { type Check, figure, rounded } from './check';
import type { CameraSide, LensSide } from './optical-side';

/** A circle short by this share only darkens the outermost corners: 2/3″ lenses of 11 mm are made for 11.1 mm sensors. */
export const circleTolerance = 0.02;

/** The least diagonal in mm that a lens must cover for a sensor of this one. Two digits, so that a list's filter says the same. */
export const leastCoverage = (coverMm: number): number => Math.floor(coverMm * (1 - circleTolerance) * 100) / 100;

/** The largest diagonal in mm whose least coverage this lens reaches: the same condition from the other side, two digits. */
export function mostCovered(coverageMm: number): number {
  const most = Math.ceil((coverageMm / (1 - circleTolerance)) * 100 + 2);
  for (let hundredths = most; hundredths > 0; hundredths -= 1)
    if (leastCoverage(hundredths / 100) <= coverageMm) return hundredths / 100;
  return 0;
}

/** Does the lens' image cover the sensor? Where the circle is not known, the diagonal of the format's name counts. */
export function checkImageCircle(
  { coverMm, coverName }: CameraSide,
  { imageCircleMm, coverageMm, format: largest }: LensSide,
): Check {
  if (coverMm === undefined) return { text: `相机${coverName}未标注`, state: 'unknown' };
  if (imageCircleMm !== undefined) {
    const margin = rounded(imageCircleMm - coverMm);
    if (margin < 0 && imageCircleMm < leastCoverage(coverMm)) return null;
    const figures = { limit: rounded(coverMm), value: imageCircleMm, margin };
    return {
      get text() {
        const [circle, cover] = [`像圈 ${figure(imageCircleMm)} mm`, `${coverName} ${figure(coverMm)} mm`];
        return margin >= 0
          ? `${circle} ≥ ${cover}，余量 ${figure(margin)} mm`
          : `${circle} 比${cover} 小 ${figure(-margin)} mm，四角可能略暗`;
      },
      state: margin >= 0 ? 'pass' : 'warn',
      ...figures,
    };
  }
  if (coverageMm === undefined || !largest) return { text: '镜头像圈未标注', state: 'unknown' };
  if (coverageMm < leastCoverage(coverMm)) return null;
  return {
    get text() {
      return `最大靶面 ${largest.label}（约 ${figure(coverageMm)} mm）覆盖${coverName} ${figure(coverMm)} mm，按规格名判断，像圈未标注`;
    },
    state: 'warn',
  };
}
