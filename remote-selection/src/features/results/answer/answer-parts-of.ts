import type { SelectedPart } from '@shixuan/api/client';
import { lightTechniques } from '@shixuan/optics/physics';
import type { Goal, SelectionState } from '@shixuan/task-url';
import type { AnswerPart } from '../../../components/answer/answer-parts';
import {
  type CameraPart,
  type LensPart,
  type LightPart,
  lightLacksOf,
  type ResultRow,
} from '../../../data/ranking/answer';
import { formatFigure } from '../../../lib/format-figure';

/** What is stated beside the task: cameras beside each other, and the light that was chosen. */
type Stated = Partial<Pick<SelectionState, 'sideBySide' | 'lightId'>>;

/**
 * What a row asks one to buy: of a ranking of cameras or lenses that one part, of systems everything; a light that the catalogue
 * does not have is named too.
 * Cameras beside each other have parts of their own; a line of light is shared, and the row's own is as long as the view of one.
 */
export function answerPartsOf(row: ResultRow, goal: Goal, { sideBySide, lightId = null }: Stated = {}): AnswerPart[] {
  const count = sideBySide?.cameras;
  const { camera, lens, light, grabber, link, setting, cost } = row;
  const costClass = (role: SelectedPart['role']) => cost?.parts.find(part => part.role === role)?.costClass;
  return [
    ...(camera && goal !== 'lenses'
      ? [{ role: '相机', product: camera.product, figure: cameraFigure(camera), count, costClass: costClass('camera') }]
      : []),
    ...(lens && goal !== 'cameras'
      ? [{ role: '镜头', product: lens.product, figure: lensFigure(lens), count, costClass: costClass('lens') }]
      : []),
    ...(lens && setting.ringMm > 0 && goal !== 'cameras'
      ? [{ role: '接圈', product: null, figure: `${setting.ringMm} mm（${setting.ringPieces} 片）` }]
      : []),
    ...(light && count !== undefined && isOfLine(row) && lightId === null
      ? [{ role: '光源', product: null, figure: `全幅一条，另选：${light.product.model} 只够一台` }]
      : light
        ? [
            {
              role: '光源',
              product: light.product,
              figure: lightFigure(light, row.technique),
              count: isOfLine(row) ? undefined : count,
              costClass: costClass('light'),
            },
          ]
        : link
          ? [{ role: '光源', product: null, figure: `未选：${lightLacksOf(row)}` }]
          : []),
    ...(grabber && link
      ? [{ role: '采集卡', product: grabber.product, figure: link.text, costClass: costClass('grabber') }]
      : link
        ? [{ role: '链路', product: null, figure: link.text }]
        : []),
  ];
}

const isOfLine = ({ camera }: ResultRow) => camera?.part.kind === 'line';

const cameraFigure = ({ part: { kind, pixelsH, pixelsV, pixelSizeUm } }: CameraPart) =>
  `${kind === 'line' ? `${formatFigure(pixelsH)} 像素` : `${pixelsH} × ${pixelsV}`}，像元 ${formatFigure(pixelSizeUm)} µm`;

const lensFigure = ({ part }: LensPart) =>
  part.kind === 'focal'
    ? `焦距 ${formatFigure(part.focalLengthMm)} mm${part.maxAperture === null ? '' : `，最大光圈 F${formatFigure(part.maxAperture)}`}`
    : `${part.telecentric === null ? '定倍' : '远心'} ${formatFigure(part.magnification)}×`;

function lightFigure({ part, product }: LightPart, technique: string | null): string {
  const told = lightTechniques.find(({ id }) => id === technique)?.label;
  const size = part.outerDiameterMm === null ? '' : `Ø${formatFigure(part.outerDiameterMm)} mm`;
  return [told, size].filter(Boolean).join('，') || product.name;
}
