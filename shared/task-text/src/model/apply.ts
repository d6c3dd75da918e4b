import {
  neutralProfileTask,
  neutralTask,
  neutralVolumeTask,
  type ProfileState,
  requiredInputs,
  type SelectionState,
  type VolumeState,
} from '@shixuan/task-url';
import type { Reading, Said, TaskKind } from './readings';

type Task = SelectionState['task'];
type SaidSoFar = Partial<Said> & { links: string[] };

/** The values of readings by slot; of `link` all. */
function said(readings: readonly Reading[]): SaidSoFar {
  const values: SaidSoFar = { links: [] };
  for (const reading of readings) {
    if (reading.slot === 'link') values.links.push(reading.value);
    else Object.assign(values, { [reading.slot]: reading.value });
  }
  return values;
}

export interface Applied<State> {
  state: State;
  /** What the line leaves open and where the value comes from instead, one Chinese sentence each. */
  notes: string[];
}

const printed = (value: number) => String(Number(value.toPrecision(12)));

/** The field of view that the sizes ask for; null where the line says none. */
function objectOf({
  field,
  width,
  height,
  length,
  diameter,
}: SaidSoFar): { size: Task['object']; isSquare: boolean } | null {
  if (field) return { size: field, isSquare: false };
  const across = diameter ?? width;
  const along = length ?? (diameter === undefined ? undefined : height);
  if (along !== undefined && across !== undefined)
    return { size: { widthMm: along, heightMm: across }, isSquare: false };
  if (along !== undefined && height !== undefined)
    return { size: { widthMm: along, heightMm: height }, isSquare: false };
  if (width !== undefined && height !== undefined)
    return { size: { widthMm: width, heightMm: height }, isSquare: false };
  const only = across ?? along ?? height;
  return only === undefined ? null : { size: { widthMm: only, heightMm: only }, isSquare: diameter === undefined };
}

/** The side that a line with one side does not say. */
const otherSideOf = ({ width, length }: SaidSoFar) =>
  width === undefined && length === undefined ? 'width' : 'height';

/** Edges before a front or plain back light repeat to half a pixel, telecentric ones before parallel light to a tenth. */
const subPixelOf = ({ mode, technique }: SaidSoFar) =>
  mode === 'telecentric' && technique === 'collimated-backlight' ? 0.1 : 0.5;

/** 最小缺陷 0.1 mm */
function accuracyText(accuracy: Task['accuracy']): string {
  if (accuracy.kind === 'feature') return `最小缺陷 ${printed(accuracy.featureMm)} mm`;
  if (accuracy.kind === 'tolerance') return `公差带全宽 ${printed(accuracy.toleranceMm)} mm`;
  return `单像素精度 ${printed(accuracy.objectPixelMm)} mm`;
}

function accuracyOf(values: SaidSoFar): Task['accuracy'] | null {
  const { feature, pixelsPerFeature, tolerance, objectPixel } = values;
  const { accuracy: usual } = neutralTask;
  const usualPixels = usual.kind === 'feature' ? usual.pixelsPerFeature : 3;
  if (feature !== undefined)
    return { kind: 'feature', featureMm: feature, pixelsPerFeature: pixelsPerFeature ?? usualPixels };
  if (tolerance !== undefined) return { kind: 'tolerance', toleranceMm: tolerance, subPixelFactor: subPixelOf(values) };
  return objectPixel === undefined ? null : { kind: 'object-pixel', objectPixelMm: objectPixel };
}

/**
 * The task that a line says. What it does not say is neutral; a field of view or accuracy that it does not say is that of
 * `before`, or stays empty as there, and a note says so.
 */
export function applyToSelection(before: SelectionState, readings: readonly Reading[]): Applied<SelectionState> {
  const values = said(readings);
  const notes: string[] = [];
  const { mode: told } = values;
  const mode = told === 'line' || told === 'telecentric' ? told : 'area';
  const object = objectOf(values);
  const accuracy = accuracyOf(values);
  const assumed = object?.isSquare && mode !== 'line' ? otherSideOf(values) : null;
  const unset = requiredInputs.filter(
    input => input === assumed || (before.unset.includes(input) && (input === 'accuracy' ? !accuracy : !object)),
  );
  if (!object && unset.some(input => input !== 'accuracy')) notes.push('没有写视野：请在表单里填');
  else if (!object) {
    const { widthMm, heightMm } = before.task.object;
    notes.push(`没有写视野：沿用 ${printed(widthMm)} × ${printed(heightMm)} mm`);
  } else if (object.isSquare && mode !== 'line') notes.push('只写了一边：视野按正方形');
  if (!accuracy) {
    const rest = unset.includes('accuracy') ? '请在表单里填' : `沿用${accuracyText(before.task.accuracy)}`;
    notes.push(`没有写精度（最小缺陷、公差或单像素精度）：${rest}`);
  }
  if (accuracy?.kind === 'tolerance') notes.push(`亚像素系数按 ${accuracy.subPixelFactor}，可在表单里改`);
  if (values.excitationNm !== undefined && values.wavelengthNm === undefined)
    notes.push(`没有写荧光波长：按 ${neutralTask.wavelengthNm} nm，可在表单里改`);
  const task: Task = {
    ...neutralTask,
    mode,
    object: object?.size ?? before.task.object,
    accuracy: accuracy ?? before.task.accuracy,
    marginPct: values.margin ?? neutralTask.marginPct,
    workingDistance: values.wd ?? neutralTask.workingDistance,
    objectImageDistance: values.oo ?? neutralTask.objectImageDistance,
    workingDistanceToleranceMm: values.mountTolerance ?? 0,
    heightVariationMm: values.heightVariation ?? 0,
    speedMmS: values.speed ?? 0,
    rateHz: values.rate ?? null,
    exposureUs: values.exposureUs ?? null,
    blurPx: values.blur ?? neutralTask.blurPx,
    fNumber: values.fNumber ?? null,
    wavelengthNm: values.wavelengthNm ?? neutralTask.wavelengthNm,
    excitationNm: values.excitationNm ?? null,
    cableM: values.cableM ?? null,
    colour: values.colour ?? null,
    shutter: values.shutter ?? null,
    links: [...new Set(values.links)].sort(),
    surface: values.surface ?? null,
    form: values.form ?? null,
    feature: values.content ?? null,
    technique: values.technique ?? null,
    backAccessible: values.technique?.endsWith('backlight') ? true : null,
  };
  const { cameraId, lensId, lightId, maxCostClass, sensor, encoder, goal } = before;
  const start = mode === 'line' ? 'line' : 'field';
  const state = {
    goal,
    start,
    task,
    cameraId,
    lensId,
    lightId,
    maxCostClass: values.maxCostClass ?? maxCostClass,
    sensor,
    encoder,
    magnification: null,
    unset,
    drafts: {},
  } as const;
  return { state, notes };
}

const profileSurfaces = { matt: 'matt', mirror: 'mirror', transparent: 'transparent' } as const;

/** The same for a task of line profilers. */
export function applyToProfile(before: ProfileState, readings: readonly Reading[]): Applied<ProfileState> {
  const values = said(readings);
  const { width, field, surface } = values;
  const widthMm = width ?? field?.widthMm;
  const task: ProfileState['task'] = {
    ...neutralProfileTask,
    widthMm: widthMm ?? before.task.widthMm,
    marginPct: values.margin ?? neutralProfileTask.marginPct,
    heightVariationMm: values.heightVariation ?? 0,
    heightToleranceMm: values.mountTolerance ?? 0,
    speedMmS: values.speed ?? 0,
    pointSpacingMm: values.pointSpacing ?? null,
    travelSpacingMm: values.travelSpacing ?? null,
    minProfileRateHz: values.profileRateHz ?? null,
    repeatabilityUm: values.repeatabilityUm ?? null,
    resolutionUm: values.resolutionUm ?? null,
    heightErrorUm: values.heightErrorUm ?? null,
    standOff: values.standOff ?? neutralProfileTask.standOff,
    maxLaserClass: values.laserClass ?? null,
    minProtection: values.protection ?? null,
    surface: surface === undefined || surface === 'glossy' ? null : profileSurfaces[surface],
  };
  const unset = widthMm === undefined ? before.unset : [];
  const rest = unset.length > 0 ? '请在表单里填' : `沿用 ${printed(before.task.widthMm)} mm`;
  const notes = widthMm === undefined ? [`没有写工件宽：${rest}`] : [];
  return {
    state: { ...before, maxCostClass: values.maxCostClass ?? before.maxCostClass, task, unset, drafts: {} },
    notes,
  };
}

/** The same for a task of 3D area cameras. */
export function applyToVolume(before: VolumeState, readings: readonly Reading[]): Applied<VolumeState> {
  const values = said(readings);
  const base = objectOf(values);
  const { rate, heightErrorUm } = values;
  const task: VolumeState['task'] = {
    ...neutralVolumeTask,
    widthMm: base?.size.widthMm ?? before.task.widthMm,
    heightMm: base?.size.heightMm ?? before.task.heightMm,
    marginPct: values.margin ?? neutralVolumeTask.marginPct,
    depthMm: values.pileHeight ?? 0,
    distance: values.wd ?? neutralVolumeTask.distance,
    pointSpacingMm: values.pointSpacing ?? null,
    accuracyMm: heightErrorUm === undefined ? null : nineDigits(heightErrorUm / 1000),
    cycleS: rate ? nineDigits(1 / rate) : null,
    ambient: values.ambient ?? null,
  };
  const { widthMm, heightMm } = before.task;
  const unset = base ? [] : before.unset;
  const notes = !base
    ? [unset.length > 0 ? '没有写料区：请在表单里填' : `没有写料区：沿用 ${printed(widthMm)} × ${printed(heightMm)} mm`]
    : base.isSquare
      ? ['只写了一边：料区按正方形']
      : [];
  return {
    state: { ...before, maxCostClass: values.maxCostClass ?? before.maxCostClass, task, unset, drafts: {} },
    notes,
  };
}

/** A rate is kept to twelve digits: the time between two comes back as it was written. */
const nineDigits = (value: number) => Number(value.toPrecision(9));

/** Kind of task that readings ask for; `page` where they say none. */
export function kindOf(readings: readonly Reading[], page: TaskKind): TaskKind {
  const mode = readings.find(reading => reading.slot === 'mode');
  if (mode === undefined) return page;
  return mode.value === 'profile' || mode.value === 'volume' ? mode.value : 'imaging';
}
