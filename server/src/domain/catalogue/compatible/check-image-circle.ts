import { type Check, figure, rounded } from './check';
import type { CameraSide, Choice, LensSide } from './optical-side';

/** A circle short by this share only darkens the outermost corners: 2/3″ lenses of 11 mm are made for 11.1 mm sensors. */
export const circleTolerance = 0.02;

/** Does the lens' image cover the sensor? Millimetres count; where the circle is not known, the names of the formats hint. */
export function checkImageCircle(
  { coverMm, coverName, format }: CameraSide,
  { imageCircleMm, format: largest }: LensSide,
): Check {
  if (coverMm !== undefined && imageCircleMm !== undefined) {
    const [circle, cover] = [`像圈 ${figure(imageCircleMm)} mm`, `${coverName} ${figure(coverMm)} mm`];
    const margin = rounded(imageCircleMm - coverMm);
    const figures = { limit: rounded(coverMm), value: imageCircleMm, margin };
    if (margin >= 0) return { text: `${circle} ≥ ${cover}，余量 ${figure(margin)} mm`, state: 'pass', ...figures };
    if (imageCircleMm < coverMm * (1 - circleTolerance)) return null;
    return { text: `${circle} 比${cover} 小 ${figure(-margin)} mm，四角可能略暗`, state: 'warn', ...figures };
  }
  const [sensorInch, lensInch] = [inches(format), inches(largest)];
  if (imageCircleMm === undefined && format && largest && sensorInch !== null && lensInch !== null) {
    if (lensInch < sensorInch * (1 - circleTolerance)) return null;
    return { text: `最大靶面 ${largest.label} 不小于 ${format.label}，按规格名判断，像圈未标注`, state: 'warn' };
  }
  return { text: imageCircleMm === undefined ? '镜头像圈未标注' : `相机${coverName}未标注`, state: 'unknown' };
}

/** The figure in a format's name: `1/1.8in` is 0.56; null for names that are none (`aps-c`). */
function inches(format: Choice | undefined): number | null {
  const [, over, under] = /^(\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?in$/.exec(format?.code ?? '') ?? [];
  return over === undefined ? null : Number(over) / Number(under ?? 1);
}
