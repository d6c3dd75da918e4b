import type { System } from '@shixuan/optics/checks';
import type { DrawnLength, SystemDrawing } from '@shixuan/optics/describe';
import { isPlaceholder, type Requirements } from '@shixuan/optics/model';
import { adjustmentOf, wideEnds } from '@shixuan/optics/setting';
import type { SheetRow } from '../data-sheet/data-sheet';
import { quantityText } from './printed-quantity';

/** What the machine is built by: distances along the axis, sizes of the parts, field and sharp range. */
export function mountingRows(
  need: Requirements,
  { camera, lens, setting, light }: System,
  lightLacks: string,
  bench: SystemDrawing,
): SheetRow[] {
  const { sharp, ringMm, workingDistanceMm } = bench;
  const row = (label: string, value: string | null): SheetRow => ({ label, value, unit: '', derived: false });
  const drawn = ({ mm, typical }: DrawnLength) => (typical ? null : quantityText(mm, 'mm'));
  const adjusted = adjustmentOf(need, lens, setting);
  const left = wideEnds(adjusted?.workingDistanceMm);
  const size = camera.sizeMm;
  return [
    row('工作距离（镜头前端到工件）', drawn(workingDistanceMm)),
    ...(adjusted && left
      ? [row(`调节范围（${adjusted.because}）`, `${quantityText(left.low, '')}～${quantityText(left.high, 'mm')}`)]
      : []),
    row('工件到相机后端', wholeText(bench)),
    row(
      '方向',
      need.lineScan
        ? '感光线沿幅宽，与行进方向垂直'
        : setting.orientation === 90
          ? '相机转 90°，长边沿视野高'
          : '相机长边沿视野宽',
    ),
    row(
      '视野',
      need.lineScan
        ? `${quantityText(setting.fieldWidthMm.nominal, 'mm')} 幅宽`
        : `${quantityText(setting.fieldWidthMm.nominal, '')} × ${quantityText(setting.fieldHeightMm.nominal, 'mm')}`,
    ),
    row(
      '清晰范围（自对焦面）',
      sharp &&
        `向镜头 ${quantityText(sharp.nearMm, 'mm')}，背向${Number.isFinite(sharp.farMm) ? ` ${quantityText(sharp.farMm, 'mm')}` : '不限'}`,
    ),
    row(
      '相机外形（宽 × 高 × 长）',
      size &&
        `${[size.width, size.height].map(mm => quantityText(mm, '')).join(' × ')} × ${size.length === null ? '未标注' : quantityText(size.length, 'mm')}`,
    ),
    row(
      '镜头外形',
      isPlaceholder(lens)
        ? '镜头待定'
        : lens.diameterMm === null || lens.lengthMm === null
          ? null
          : `Ø ${quantityText(lens.diameterMm, '')} × ${quantityText(lens.lengthMm, 'mm')}`,
    ),
    ...(ringMm > 0 ? [row('接圈总厚', quantityText(ringMm, 'mm'))] : []),
    ...(light && bench.light
      ? [
          row('光源尺寸', drawn(bench.light.sizeMm)),
          row(bench.light.shape === 'backlight' ? '光源在工件后' : '光源在工件前', placeText(bench.light.distanceMm)),
        ]
      : light
        ? []
        : [row('光源', `未选：${lightLacks}`)]),
  ];
}

/** What is known of the height of the whole, with what is not: the machine needs at least that much. */
function wholeText({ workingDistanceMm, lens, camera, ringMm }: SystemDrawing): string | null {
  const parts = [
    { name: '工作距离', length: workingDistanceMm },
    { name: '镜头长度', length: lens.lengthMm },
    { name: '相机长度', length: camera.lengthMm },
  ];
  const [first, ...others] = parts.filter(({ length }) => length.typical).map(({ name }) => name);
  const known = parts.reduce((sum, { length }) => (length.typical ? sum : sum + length.mm), ringMm);
  if (first === undefined) return quantityText(known, 'mm');
  if (workingDistanceMm.typical) return null;
  return `大于 ${quantityText(known, 'mm')}（${[first, ...others].join('、')}未标注，未计入）`;
}

/** Nobody prints where a light goes: it is set on trial, and the drawing has to put it somewhere. */
const placeText = ({ mm, typical }: DrawnLength): string =>
  typical ? `试样时定；图中暂按 ${quantityText(mm, 'mm')} 画` : quantityText(mm, 'mm');
