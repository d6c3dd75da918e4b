import { ownRule } from '../../formula/sources/own-rule';
import type { Requirements } from '../../model/task/requirements';
import { measuresRoundOutline } from '../../model/task/round-outline';
import { neighbourOverlap, shareOf } from '../../model/task/side-by-side';
import { type ImagingCrossing, shownMm, shownPixels } from './crossing';
import { sensorPixels } from './sensor-pixels';
import { telecentric } from './telecentric-crossing';

/** Limits beyond which another kind of system is usually cheaper, by our own judgement. */
const crossingLimits = {
  /** An area camera with more pixels costs more than a line camera with its motion. */
  areaMegapixels: 45,
  /** Largest area camera, and largest line, that is usually bought several times. */
  besideMegapixels: 26,
  besideLinePixels: 8192,
  mostBeside: 6,
  /** The same where nothing is known to meet the task. */
  unmetMegapixels: 8,
  /** Widest view over its distance that a usual lens has: a full angle of 62°. */
  widestPerDistance: 1.2,
  /** Longest line that is usually made. */
  longestLine: 16_384,
  /** Motion under a line where the task states none, mm/s. */
  usualSpeedMmS: 100,
  /** Usual lens and sensor width, mm, by which the length of a path is judged. */
  usualFocalMm: 16,
  usualSensorMm: 8.45,
  source: ownRule('面阵超过 45 MP 先考虑线阵，超过 26 MP 或一线 8192 像素先考虑几台并排（重叠 5 %）'),
} as const;

/**
 * Other kinds of systems for an imaging task: from its figures alone, without solving it.
 * @param unmet no system is known to meet the task: other kinds are named whatever the number of pixels
 */
export const imagingCrossings = (need: Requirements, unmet = false): readonly ImagingCrossing[] =>
  [finerEdges(need, unmet), lineScan(need, unmet), sideBySide(need, unmet), mirror(need)].filter(each => each !== null);

/**
 * More pixels than one camera usually has are no way to a tolerance: where edges can be read more finely, that comes first. So does
 * a way to see a cylinder at its diameter.
 */
function finerEdges(need: Requirements, unmet: boolean): ImagingCrossing | null {
  const pixels = sensorPixels(need.fieldWidthMm, need.fieldHeightMm, need.objectPixelMm);
  const isMany = pixels > crossingLimits.besideMegapixels * 1e6;
  return unmet || isMany || measuresRoundOutline(need) ? telecentric(need) : null;
}

function lineScan(need: Requirements, unmet: boolean): ImagingCrossing | null {
  const { task, objectPixelMm, fieldWidthMm, fieldHeightMm, objectWidthMm, objectHeightMm } = need;
  const megapixels = sensorPixels(fieldWidthMm, fieldHeightMm, objectPixelMm) / 1e6;
  const least = unmet ? crossingLimits.unmetMegapixels : crossingLimits.areaMegapixels;
  if (need.lineScan || task.mode !== 'area' || megapixels <= least) return null;
  const acrossMm = Math.min(fieldWidthMm, fieldHeightMm);
  const alongMm = Math.max(fieldWidthMm, fieldHeightMm);
  const pixels = acrossMm / objectPixelMm;
  const speedMmS =
    task.speedMmS > 0 ? task.speedMmS : task.rateHz === null ? crossingLimits.usualSpeedMmS : alongMm * task.rateHz;
  const cameras = camerasBeside(share => pixels * share <= crossingLimits.longestLine);
  if (cameras === null) return null;
  const share = shareOf(cameras);
  const beside =
    cameras > 1 ? `，${cameras} 台并排各看 ${shownMm(acrossMm * share)} mm、${shownPixels(pixels * share)}` : '';
  return {
    kind: 'line-scan',
    title: cameras > 1 ? `改用线阵扫描，${cameras} 台并排` : '改用线阵扫描',
    text:
      `面阵需 ${megapixels >= 10 ? Math.round(megapixels) : Number(megapixels.toPrecision(2))} MP；线阵横跨 ${shownMm(acrossMm)} mm 只需 ${shownPixels(pixels)}${beside}，` +
      `工件以 ${shownMm(speedMmS)} mm/s 走过 ${shownMm(alongMm)} mm，行频 ${shownMm(speedMmS / objectPixelMm / 1000)} kHz，` +
      `约 ${shownMm(alongMm / speedMmS)} s 一件`,
    changes: {
      mode: 'line',
      object: {
        widthMm: Math.min(objectWidthMm, objectHeightMm) * share,
        heightMm: Math.max(objectWidthMm, objectHeightMm),
      },
      speedMmS,
      rateHz: null,
      shutter: null,
      technique: null,
    },
  };
}

/** Fewest cameras whose share suffices; null: more than are usually mounted. */
function camerasBeside(suffices: (share: number) => boolean, least = 1): number | null {
  for (let cameras = least; cameras <= crossingLimits.mostBeside; cameras++) {
    if (suffices(shareOf(cameras))) return cameras;
  }
  return null;
}

function sideBySide(need: Requirements, unmet: boolean): ImagingCrossing | null {
  const { objectPixelMm, fieldWidthMm, fieldHeightMm, maxWorkingDistanceMm, lineScan: line, task } = need;
  const longMm = line ? fieldWidthMm : Math.max(fieldWidthMm, fieldHeightMm);
  const shortMm = line ? objectPixelMm : Math.min(fieldWidthMm, fieldHeightMm);
  const limit = line ? crossingLimits.besideLinePixels : crossingLimits.besideMegapixels * 1e6;
  const pixelsOf = (share: number) =>
    line ? (longMm * share) / objectPixelMm : sensorPixels(longMm * share, shortMm, objectPixelMm);
  const widestMm = crossingLimits.widestPerDistance * maxWorkingDistanceMm;
  const few = (share: number) => pixelsOf(share) <= limit;
  const near = (share: number) => longMm * share <= widestMm;
  if (few(1) && (!unmet || near(1))) return null;
  const cameras = camerasBeside(share => few(share) && (!unmet || near(share)), 2);
  if (cameras === null) return null;
  const share = shareOf(cameras);
  const wide = task.object.widthMm >= task.object.heightMm || line;
  const object = {
    widthMm: task.object.widthMm * (wide ? share : 1),
    heightMm: task.object.heightMm * (wide && !line ? 1 : share),
  };
  return {
    kind: 'side-by-side',
    title: `${cameras} 台并排`,
    text:
      `一台需 ${countText(pixelsOf(1), line)}${few(1) ? `，而工作距离最多 ${shownMm(maxWorkingDistanceMm)} mm，看不到 ${shownMm(longMm)} mm` : ''}；${cameras} 台并排，每台看 ` +
      `${shownMm(longMm * share)}${line ? '' : ` × ${shownMm(shortMm)}`} mm（相邻重叠 ${neighbourOverlap * 100} %），各需 ${countText(pixelsOf(share), line)}`,
    changes: { object },
  };
}

const countText = (pixels: number, line: boolean) =>
  line ? shownPixels(pixels) : `${Number((pixels / 1e6).toPrecision(2))} MP`;

/** A path that is too short for a usual lens can be folded by a mirror. */
function mirror(need: Requirements): ImagingCrossing | null {
  const { maxObjectToSensorMm, fieldWidthMm, fieldHeightMm, task } = need;
  if (!Number.isFinite(maxObjectToSensorMm)) return null;
  const { usualFocalMm, usualSensorMm } = crossingLimits;
  const sideMm = Math.max(fieldWidthMm, fieldHeightMm);
  const magnification = usualSensorMm / sideMm;
  const pathMm = usualFocalMm * (2 + magnification + 1 / magnification);
  if (pathMm <= maxObjectToSensorMm) return null;
  return {
    kind: 'mirror',
    title: '用反射镜折光路',
    text:
      `物像距最多 ${shownMm(maxObjectToSensorMm)} mm，${usualFocalMm} mm 镜头看 ${shownMm(sideMm)} mm 约需 ${shownMm(pathMm)} mm；` +
      `在光路中间加一块 45° 反射镜（镜面约 ${shownMm((sideMm / 2) * Math.SQRT2)} × ${shownMm(sideMm / 2)} mm）把光路折向一侧，图像左右相反`,
    changes: { objectImageDistance: { ...task.objectImageDistance, maxMm: null } },
  };
}
