import { OpticsInputError } from '../../formula/optics-input-error';
import type { Trace } from '../../formula/trace';
import { requiredObjectPixel, usefulReserve } from '../../physics/accuracy/accuracy-demand';
import { fieldWithMargin } from '../../physics/accuracy/field-margin';
import { type CircleOfConfusion, circlesOfConfusion } from '../../physics/depth-of-field/circle-of-confusion';
import { type PixelFormat, pixelFormat } from '../../physics/link/pixel-formats';
import type { ImagingTask } from './imaging-task';

/** Requirements of a task that do not depend on parts, computed once. */
export interface Requirements {
  task: ImagingTask;
  lineScan: boolean;
  /** Area that must be in view, mm, without margin. The height of a line scan is 0. */
  objectWidthMm: number;
  objectHeightMm: number;
  objectDiagonalMm: number;
  /** The same with margin. */
  fieldWidthMm: number;
  fieldHeightMm: number;
  fieldDiagonalMm: number;
  /** Largest 单像素精度 that meets the demand, mm. */
  objectPixelMm: number;
  /** How many times finer than that is of use as a reserve. */
  usefulReserve: number;
  /** Allowed range of the working distance; 0 and Infinity where it is free. */
  minWorkingDistanceMm: number;
  maxWorkingDistanceMm: number;
  /** Middle of the range of the working distance, for comparisons; null unless both ends are given. */
  aimedDistanceMm: number | null;
  /** Chosen directions that can be judged; that of the working distance only with a middle to compare with. */
  directions: ImagingTask['directions'];
  /** Allowed range of the object-to-sensor distance; 0 and Infinity where it is free. */
  minObjectToSensorMm: number;
  maxObjectToSensorMm: number;
  /** Whether either end of the object-to-sensor distance is given. */
  tied: boolean;
  /** Depth that must be sharp: height difference plus the mounting tolerance on both sides. */
  depthMm: number;
  circleOfConfusion: CircleOfConfusion;
  pixelFormat: PixelFormat;
}

/** @throws OpticsInputError for a figure out of its range, naming the field of the task */
export function requirementsOf(task: ImagingTask): Requirements {
  const { object, marginPct, workingDistance, heightVariationMm, workingDistanceToleranceMm } = task;
  const lineScan = task.mode === 'line';
  const minMm = workingDistance.minMm ?? 0;
  const maxMm = workingDistance.maxMm ?? Number.POSITIVE_INFINITY;
  notNegative('workingDistance.minMm', '工作距离下限', minMm);
  notNegative('workingDistanceToleranceMm', '工作距离公差', workingDistanceToleranceMm);
  notNegative('heightVariationMm', '高度差', heightVariationMm);
  notNegative('speedMmS', '速度', task.speedMmS);
  above('blurPx', '允许拖影', task.blurPx);
  for (const [field, label, value] of optionalFigures(task)) if (value !== null) above(field, label, value);
  if (!(maxMm >= minMm && maxMm > 0)) {
    throw new OpticsInputError({
      field: 'workingDistance.maxMm',
      message: `工作距离上限：应大于 0 mm 且不小于下限 ${minMm} mm`,
    });
  }
  const way = task.objectImageDistance;
  const leastMm = way.minMm ?? 0;
  const mostMm = way.maxMm ?? Number.POSITIVE_INFINITY;
  notNegative('objectImageDistance.minMm', '物像距下限', leastMm);
  if (!(mostMm >= leastMm && mostMm > 0)) {
    throw new OpticsInputError({
      field: 'objectImageDistance.maxMm',
      message: `物像距上限：应大于 0 mm 且不小于下限 ${leastMm} mm`,
    });
  }
  if (mostMm <= minMm) {
    throw new OpticsInputError({
      field: 'objectImageDistance.maxMm',
      message: `物像距：应大于工作距离 ${minMm} mm，它还包含镜头与后焦`,
    });
  }
  const aimedDistanceMm = minMm > 0 && Number.isFinite(maxMm) ? (minMm + maxMm) / 2 : null;
  const width = { objectMm: object.widthMm, marginPct };
  const height = { objectMm: object.heightMm, marginPct };
  const pixel = requiredObjectPixel(task.accuracy);
  above('accuracy.objectPixelMm', '单像素精度', pixel.objectPixelMm);
  const fieldWidthMm = fieldWithMargin(width);
  const fieldHeightMm = lineScan ? 0 : fieldWithMargin(height);
  return {
    task,
    lineScan,
    objectWidthMm: object.widthMm,
    objectHeightMm: lineScan ? 0 : object.heightMm,
    objectDiagonalMm: Math.hypot(object.widthMm, lineScan ? 0 : object.heightMm),
    fieldWidthMm,
    fieldHeightMm,
    fieldDiagonalMm: Math.hypot(fieldWidthMm, fieldHeightMm),
    objectPixelMm: pixel.objectPixelMm,
    usefulReserve: usefulReserve(task.accuracy, pixel.objectPixelMm),
    minWorkingDistanceMm: minMm,
    maxWorkingDistanceMm: maxMm,
    aimedDistanceMm,
    directions: aimedDistanceMm === null ? { ...task.directions, workingDistance: 0 } : task.directions,
    minObjectToSensorMm: leastMm,
    maxObjectToSensorMm: mostMm,
    tied: way.minMm !== null || way.maxMm !== null,
    depthMm: heightVariationMm + 2 * workingDistanceToleranceMm,
    circleOfConfusion: listed(circlesOfConfusion, task.circleOfConfusion, 'circleOfConfusion', '弥散圆'),
    pixelFormat: pixelFormat(task.pixelFormat) ?? notListed('pixelFormat', '传输格式', task.pixelFormat),
  };
}

/**
 * Derivations of field and 单像素精度. They are computed only where they are shown, and are no getter of the requirements: V8 keeps
 * an object with a getter of its own in a hash table, from which the solver would read hundreds of thousands of times.
 */
export function requirementTraces({ task, lineScan }: Requirements): readonly Trace[] {
  const { object, marginPct } = task;
  const sides = lineScan ? [object.widthMm] : [object.widthMm, object.heightMm];
  return [
    ...sides.map(objectMm => fieldWithMargin.trace({ objectMm, marginPct })),
    ...requiredObjectPixel(task.accuracy).traces,
  ];
}

const optionalFigures = (task: ImagingTask) =>
  [
    ['exposureUs', '曝光', task.exposureUs],
    ['rateHz', '帧率', task.rateHz],
    ['fNumber', '光圈', task.fNumber],
    ['cableM', '线长', task.cableM],
    ['wavelengthNm', '波长', task.wavelengthNm],
    ['excitationNm', '激发波长', task.excitationNm],
  ] as const;

function notNegative(field: string, label: string, value: number): void {
  if (Number.isFinite(value) && value >= 0) return;
  throw new OpticsInputError({ field, message: `${label}：应为不小于 0 的有限数值，现为 ${value}` });
}

function above(field: string, label: string, value: number): void {
  if (Number.isFinite(value) && value > 0) return;
  throw new OpticsInputError({ field, message: `${label}：应为大于 0 的有限数值，现为 ${value}` });
}

const listed = <T extends { id: string }>(list: readonly T[], id: string, field: string, label: string): T =>
  list.find(entry => entry.id === id) ?? notListed(field, label, id);

function notListed(field: string, label: string, id: string): never {
  throw new OpticsInputError({ field, message: `${label}：没有“${id}”这一项` });
}
