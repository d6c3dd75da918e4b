import { ownRule } from '../../formula/sources/own-rule';
import type { Requirements } from '../../model/task/requirements';
import { measuresRoundOutline } from '../../model/task/round-outline';
import { requiredObjectPixel } from '../../physics/accuracy/accuracy-demand';
import { subPixelFactors } from '../../physics/accuracy/sub-pixel-factor';
import { type ImagingCrossing, shownMm } from './crossing';

/** What is usually measured with a telecentric lens, by our own judgement. */
export const telecentricLimits = {
  /** Largest diagonal of a view, mm: lenses for larger ones are as heavy as they are dear. */
  diagonalMm: 200,
  source: ownRule('视野对角线 200 mm 以内、要量公差的轮廓用远心镜头配平行背光'),
} as const;

const [telecentricBack] = subPixelFactors.filter(({ id }) => id === 'telecentric-back');

/**
 * A size for which ordinary edges ask for too many pixels: edges are read to a tenth of a pixel with a telecentric lens before a
 * collimated back light. Nothing where the back is not accessible, or where edges are read as finely already.
 */
export function telecentric(need: Requirements): ImagingCrossing | null {
  const { task, objectPixelMm, fieldDiagonalMm } = need;
  const { accuracy, mode, backAccessible } = task;
  if (mode !== 'area' || accuracy.kind !== 'tolerance' || backAccessible === false || !telecentricBack) return null;
  if (accuracy.subPixelFactor <= telecentricBack.factor || fieldDiagonalMm > telecentricLimits.diagonalMm) return null;
  const finer = { ...accuracy, subPixelFactor: telecentricBack.factor };
  const enoughMm = requiredObjectPixel(finer).objectPixelMm;
  return {
    kind: 'telecentric',
    title: '改用远心镜头配平行背光',
    text:
      `边缘按 ${accuracy.subPixelFactor} 像元读，单像素精度要 ${shownMm(objectPixelMm * 1000)} µm；远心镜头配平行背光可读到 ${telecentricBack.factor} 像元，` +
      `${shownMm(enoughMm * 1000)} µm 就够，高低不同处大小也不变${measuresRoundOutline(need) ? '，圆柱的轮廓边正在直径处' : ''}`,
    changes: { mode: 'telecentric', accuracy: finer, technique: 'collimated-backlight' },
  };
}
