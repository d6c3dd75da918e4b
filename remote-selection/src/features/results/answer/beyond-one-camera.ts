import type { Requirements } from '@shixuan/optics/model';
import { neighbourOverlap } from '@shixuan/optics/model';
import type { CameraPart } from '../../../data/ranking/answer';
import { neededPixels } from '../../../data/task/derive-figures';
import { formatFigure, threeDigits } from '../../../lib/format-figure';
import { lengthText } from '../../../lib/length-text';

type Sensor = Pick<CameraPart['part'], 'model' | 'pixelsH' | 'pixelsV'>;

const ROUNDING = 1 + 1e-6;

/** How many times coarser than asked for a camera sees the whole field along its width and its height, turned as suits it best. */
function coarseness(need: Requirements, { pixelsH, pixelsV }: Sensor): readonly [number, number] {
  const { width, height } = neededPixels(need).needed;
  if (need.lineScan) return [width / pixelsH, 0];
  const ways = [
    [width / pixelsH, height / pixelsV],
    [width / pixelsV, height / pixelsH],
  ] as const;
  return Math.max(...ways[0]) <= Math.max(...ways[1]) ? ways[0] : ways[1];
}

/** Fewest cameras along one side of the field, each with its share of the overlap. */
const alongOf = (coarser: number) => (coarser <= ROUNDING ? 1 : Math.ceil(coarser * (1 + neighbourOverlap) - 1e-9));

/**
 * Why no single camera does the task, with the figures from which one chooses between several cameras and less accuracy; null where the pixels
 * of one suffice.
 * @param cameras those that come nearest
 * @param isSplit cameras side by side are offered beside this, with their number
 */
export function beyondOneCamera(need: Requirements, cameras: readonly Sensor[], isSplit = false): string | null {
  const worst = (camera: Sensor) => Math.max(...coarseness(need, camera));
  const [most] = cameras.toSorted((a, b) => worst(a) - worst(b));
  if (!most || worst(most) <= ROUNDING) return null;
  const { needed } = neededPixels(need);
  const pixels = (width: number, height: number) =>
    need.lineScan ? `每行 ${formatFigure(width)} 像素` : `${formatFigure(width)} × ${formatFigure(height)} 像素`;
  const [across, down] = coarseness(need, most).map(alongOf);
  const cells = need.lineScan || down === 1 || across === 1 ? '' : `${across} × ${down} = `;
  const count = (across ?? 1) * Math.max(1, down ?? 1);
  const reached = lengthText(need.objectPixelMm * worst(most));
  return (
    `一台相机的像素不够：要${need.lineScan ? '' : ' '}${pixels(needed.width, needed.height)}，最接近的 ${most.model} 是${need.lineScan ? '' : ' '}${pixels(most.pixelsH, most.pixelsV)}。` +
    `${isSplit ? '' : `并排约要 ${cells}${count} 台（相邻重叠 ${neighbourOverlap * 100} %）；`}只用一台看全，单像素约 ${reached}，是要求的 ${threeDigits(worst(most))} 倍`
  );
}
