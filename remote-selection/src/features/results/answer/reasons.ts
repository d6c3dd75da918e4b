import { accuracyMarginPct, fieldBeyondObjectPct } from '@shixuan/optics/describe';
import { type Requirements, type SideBySide, wholeObject } from '@shixuan/optics/model';
import type { ResultRow } from '../../../data/ranking/answer';
import { formatFigure, threeDigits } from '../../../lib/format-figure';

type Reached = Pick<ResultRow, 'setting'>;

/**
 * Why a row meets the task, in sentences of the trade, the most important first: accuracy, field, and depth or rate.
 * @param sideBySide cameras beside each other, of which the task states what one sees
 */
export const reasonsOf = (need: Requirements, row: Reached, sideBySide?: SideBySide): string[] =>
  [
    accuracyReason(need, row),
    fieldReason(need, row, sideBySide),
    depthReason(need, row) ?? rateReason(need, row),
  ].filter(reason => reason !== null);

function accuracyReason(need: Requirements, row: Reached): string | null {
  const finerPct = accuracyMarginPct(need, row);
  if (finerPct === null || finerPct < 0) return null;
  const asked = `${formatFigure(need.objectPixelMm * 1000)} µm`;
  return finerPct < 1 ? `单像素刚好达到要求的 ${asked}` : `单像素比要求的 ${asked} 细 ${Math.round(finerPct)} %`;
}

function fieldReason(need: Requirements, row: Reached, sideBySide?: SideBySide): string | null {
  const beyondPct = fieldBeyondObjectPct(need, row);
  if (beyondPct === null || beyondPct < 0) return null;
  const object = need.lineScan
    ? `${formatFigure(need.objectWidthMm)} mm 幅宽`
    : `${formatFigure(need.objectWidthMm)} × ${formatFigure(need.objectHeightMm)} mm`;
  if (sideBySide) {
    const { widthMm, heightMm } = wholeObject(need.task.object, sideBySide);
    const wholeMm = sideBySide.along === 'width' ? widthMm : heightMm;
    return `每台装下 ${object}，${sideBySide.cameras} 台共看 ${formatFigure(wholeMm)} mm`;
  }
  return beyondPct < 1 ? `视野正好装下 ${object}` : `视野装下 ${object}，最紧的一边还多 ${Math.round(beyondPct)} %`;
}

function depthReason({ depthMm }: Requirements, { setting: { depthOfFieldMm } }: Reached): string | null {
  if (depthMm === 0 || depthOfFieldMm === null || depthOfFieldMm < depthMm) return null;
  return depthOfFieldMm === Number.POSITIVE_INFINITY
    ? `景深远至无穷，盖住 ${formatFigure(depthMm)} mm 高度差`
    : `景深 ${threeDigits(depthOfFieldMm)} mm，盖住 ${formatFigure(depthMm)} mm 高度差`;
}

function rateReason({ lineScan }: Requirements, { setting: { rateHz, demandHz } }: Reached): string | null {
  if (rateHz === null || demandHz === null || rateHz < demandHz) return null;
  return lineScan
    ? `可达行频 ${threeDigits(rateHz / 1000)} kHz，按实际单像素的触发行频 ${threeDigits(demandHz / 1000)} kHz`
    : `最高 ${threeDigits(rateHz)} 帧/秒，节拍要 ${threeDigits(demandHz)} 帧/秒`;
}
