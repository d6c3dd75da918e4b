import { OpticsInputError, type Trace } from '@shixuan/optics/formula';
import { type Requirements, requirementTraces } from '@shixuan/optics/model';
import {
  dataRateMBs,
  farFieldFocalLength,
  fitFieldBothWays,
  focalLengthAtWorkingDistance,
  focalLengthForObjectImageDistance,
  lineRate,
  lineRateWithMargin,
  longestExposureUs,
  longestLineExposureUs,
  magnification,
  pixelsForObjectPixel,
  sensorSide,
  suggestedLineRateMargin,
} from '@shixuan/optics/physics';
import { formatFigure } from '../../lib/format-figure';
import { oncePer } from '../../lib/once-per';
import type { ReferenceSensor } from './reference-sensor';

export interface DerivedFigure {
  id: 'pixels' | 'object-pixel' | 'magnification' | 'focal-length' | 'exposure' | 'rate' | 'data-rate';
  label: string;
  /** Several where both axes count; empty where it cannot be told. */
  values: readonly number[];
  unit: string;
  /** Beside the figure: for which sensor, or what the far-field formula would say. */
  note?: string;
  traces: readonly Trace[];
}

/** Figures that follow from the task alone, and from the task with one sensor. Every one with its derivation. */
export function deriveFigures(need: Requirements, sensor: (needed: Pixels) => ReferenceSensor): DerivedFigure[] {
  const pixels = neededPixels(need);
  const reference = sensor(pixels.needed);
  return [
    objectPixelFigure(need),
    pixels.figure,
    ...settled(() => imagingFigures(need, reference)),
    ...settled(() => timeFigures(need, pixels.needed)),
  ];
}

interface Pixels {
  width: number;
  height: number;
}

/** Leaves out figures whose formula refuses its input; the field that causes it shows the error. */
function settled<T>(derive: () => readonly T[]): readonly T[] {
  try {
    return derive();
  } catch (error) {
    if (error instanceof OpticsInputError) return [];
    throw error;
  }
}

const objectPixelFigure = (need: Requirements): DerivedFigure => ({
  id: 'object-pixel',
  label: '所需单像素精度',
  values: [need.objectPixelMm * 1000],
  unit: 'µm',
  note: '每个像素对应的实物尺寸，不能更粗',
  traces: requirementTraces(need).filter(({ symbol }) => symbol === 'p_o'),
});

export const neededPixels = oncePer((need: Requirements): { needed: Pixels; figure: DerivedFigure } => {
  const { lineScan, fieldWidthMm, fieldHeightMm, objectPixelMm } = need;
  const along = (fieldOfViewMm: number) => pixelsForObjectPixel.trace({ fieldOfViewMm, objectPixelMm });
  const traces = lineScan ? [along(fieldWidthMm)] : [along(fieldWidthMm), along(fieldHeightMm)];
  const needed = {
    width: pixelCount(fieldWidthMm, objectPixelMm),
    height: lineScan ? 1 : pixelCount(fieldHeightMm, objectPixelMm),
  };
  return {
    needed,
    figure: {
      id: 'pixels',
      label: lineScan ? '每行像素' : '所需像素',
      values: lineScan ? [needed.width] : [needed.width, needed.height],
      unit: 'px',
      note: lineScan ? `约 ${Math.ceil(needed.width / 1024)}k 线` : countText(needed.width * needed.height),
      traces: [...requirementTraces(need).filter(({ symbol }) => symbol === 'FOV'), ...traces],
    },
  };
});

const countText = (pixels: number) =>
  pixels < 1e8
    ? `约 ${formatFigure(Math.max(1, Math.round(pixels / 1e4)))} 万像素`
    : `约 ${formatFigure(Number((pixels / 1e8).toPrecision(3)))} 亿像素`;

const pixelCount = (fieldOfViewMm: number, objectPixelMm: number) =>
  pixelsForObjectPixel.compute({ fieldOfViewMm, objectPixelMm });

/** Magnification on the axis that decides, and the focal length at the middle of the distances allowed. */
function imagingFigures(need: Requirements, sensor: ReferenceSensor): DerivedFigure[] {
  const { pixelsH, pixelsV, pixelSizeUm, name } = sensor;
  const field = { widthMm: need.fieldWidthMm, heightMm: need.fieldHeightMm, pixelsH, pixelsV };
  const fit = need.lineScan ? null : fitFieldBothWays(field)[0];
  const onWidth = fit === null || fit.decidingAxis === 'width';
  const pixels = fit === null || (fit.orientation === 0) === onWidth ? pixelsH : pixelsV;
  const side = { pixels, pixelSizeUm };
  const sensorSideMm = sensorSide(side);
  const fieldOfViewMm = onWidth ? need.fieldWidthMm : need.fieldHeightMm;
  const turned = fit?.orientation === 90 ? '，相机转 90°' : '';
  const m: DerivedFigure = {
    id: 'magnification',
    label: '放大倍率',
    values: [magnification({ sensorSideMm, fieldOfViewMm })],
    unit: '×',
    // A name in Chinese takes no space before it.
    note: `按${/^[\w]/.test(name) ? ' ' : ''}${name}${turned}`,
    traces: [sensorSide.trace(side), magnification.trace({ sensorSideMm, fieldOfViewMm })],
  };
  const workingDistanceMm = middleDistance(need);
  if (workingDistanceMm === null && need.tied && need.task.mode !== 'telecentric') {
    return [m, focalLengthOfWay(need, magnification({ sensorSideMm, fieldOfViewMm }))];
  }
  if (workingDistanceMm === null || need.task.mode === 'telecentric') return [m];
  const exact = { sensorSideMm, fieldOfViewMm, workingDistanceMm, principalPlaneOffsetMm: 0 };
  const far = farFieldFocalLength.trace({ sensorSideMm, fieldOfViewMm, objectDistanceMm: workingDistanceMm });
  return [
    m,
    {
      id: 'focal-length',
      label: '焦距',
      values: [focalLengthAtWorkingDistance(exact)],
      unit: 'mm',
      note: `距 ${Number(workingDistanceMm.toPrecision(4))} mm；远场近似 ${far.result} mm`,
      traces: [focalLengthAtWorkingDistance.trace(exact), far],
    },
  ];
}

/** Focal length from the object-to-sensor distance, with no separation of the principal planes as no lens is chosen yet. */
function focalLengthOfWay(need: Requirements, m: number): DerivedFigure {
  const { minObjectToSensorMm: min, maxObjectToSensorMm: max } = need;
  const objectImageDistanceMm = Number.isFinite(max) ? (min > 0 ? (min + max) / 2 : max) : min;
  const inputs = { objectImageDistanceMm, magnification: m, principalPlaneSeparationMm: 0 };
  return {
    id: 'focal-length',
    label: '焦距',
    values: [focalLengthForObjectImageDistance(inputs)],
    unit: 'mm',
    note: `物像距 ${Number(objectImageDistanceMm.toPrecision(4))} mm，主面间距按 0 计`,
    traces: [focalLengthForObjectImageDistance.trace(inputs)],
  };
}

export function middleDistance({ minWorkingDistanceMm: min, maxWorkingDistanceMm: max }: Requirements): number | null {
  if (Number.isFinite(max)) return min > 0 ? (min + max) / 2 : max;
  return min > 0 ? min : null;
}

function timeFigures(need: Requirements, pixels: Pixels): DerivedFigure[] {
  const { task, lineScan, objectPixelMm, pixelFormat } = need;
  const objectPixelUm = objectPixelMm * 1000;
  const { speedMmS, blurPx } = task;
  const moving = speedMmS > 0;
  const line = lineScan && moving ? { speedMmS, objectPixelUm } : null;
  const rateHz = line ? lineRate(line) : lineScan ? null : task.rateHz;
  const figures: DerivedFigure[] = [];
  if (moving) {
    const blur = { blurPx, objectPixelUm, speedMmS };
    const byBlur = longestExposureUs(blur);
    // As the engine takes it: the speed varies, so the line rate has a reserve.
    const reserved = rateHz && lineScan ? { lineRateHz: rateHz, marginPct: suggestedLineRateMargin.minPct } : null;
    const perLine = reserved && { lineRateHz: lineRateWithMargin(reserved), overheadUs: 0 };
    const byLine = perLine ? longestLineExposureUs(perLine) : byBlur;
    figures.push({
      id: 'exposure',
      label: '最长曝光',
      values: [Math.min(byBlur, byLine)],
      unit: 'µs',
      note: byLine < byBlur ? '行周期内' : `拖影不超过 ${Number(blurPx.toPrecision(3))} px`,
      traces: [
        longestExposureUs.trace(blur),
        ...(reserved && perLine ? [lineRateWithMargin.trace(reserved), longestLineExposureUs.trace(perLine)] : []),
      ],
    });
  }
  if (rateHz === null) return figures;
  const frame = {
    width: pixels.width,
    height: pixels.height,
    bitsPerPixel: pixelFormat.bitsPerPixel,
    frameRateFps: rateHz,
  };
  figures.push({
    id: 'rate',
    // A camera with finer pixels is triggered more often, and can take more: each rate has a name of its own.
    label: lineScan ? '所需行频' : '所需帧率',
    values: [lineScan ? rateHz / 1000 : rateHz],
    unit: lineScan ? 'kHz' : 'fps',
    note: lineScan ? '按所需单像素精度' : '按节拍',
    traces: line ? [lineRate.trace(line)] : [],
  });
  figures.push({
    id: 'data-rate',
    label: '数据率',
    values: [dataRateMBs(frame)],
    unit: 'MB/s',
    note: pixelFormat.label,
    traces: [dataRateMBs.trace(frame)],
  });
  return figures;
}
