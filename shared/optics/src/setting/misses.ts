import type { Camera } from '../model/parts/camera';
import type { FocalLens, Lens } from '../model/parts/lens';
import type { RangeOf } from '../model/parts/part';
import type { ImagingTask } from '../model/task/imaging-task';
import type { Requirements } from '../model/task/requirements';
import type { CheckId } from '../model/verdict/check';
import { extensionCap } from '../physics/lens/extension-cap';
import { fixedWorkingDistanceTolerance } from '../physics/lens/fixed-magnification';
import { linkInterface } from '../physics/link/interfaces';
import { mountFit } from '../physics/rings/mount-fit';
import { resolvingLimits } from '../physics/sharpness/resolving-verdict';
import { diffractionLimits } from './choose-f-number';
import { heightErrorMm, type Stands } from './height-error';
import { lensFacts } from './lens-facts';
import { bodyLengthMm, leastOfFixed, missOfTied, mostOfFixed } from './object-to-sensor';
import { objectImageMm } from './object-to-sensor-in-setting';
import type { Refusal, Setting } from './setting';
import { spectralBands } from './spectral-bands';
import { exposureRateHz } from './time-in-setting';

/** By how much of its limit the pair misses; 0 or less: it does not, or cannot be told. */
type Miss = (need: Requirements, camera: Camera, lens: Lens, setting: Setting) => number;

/** Of a figure that must not be above. Rounding errors miss nothing. */
const above = (figure: number | null, limit: number) => (figure === null ? 0 : trim(figure / limit - 1));
const below = (figure: number | null, limit: number) => (figure === null ? 0 : trim(limit / figure - 1));
const trim = (miss: number) => (miss > 1e-6 ? miss : 0);

const rows: readonly (readonly [CheckId, Miss])[] = [
  ['distance', distance],
  [
    'field-of-view',
    (need, camera, _, { fieldWidthMm, fieldHeightMm }) =>
      (camera.kind === 'line') !== need.lineScan
        ? 1
        : Math.max(below(fieldWidthMm.low, need.objectWidthMm), below(fieldHeightMm.low, need.objectHeightMm)),
  ],
  ['accuracy', (need, _camera, _lens, { objectPixelMm }) => above(objectPixelMm.nominal, need.objectPixelMm)],
  [
    'magnification',
    (_need, _camera, lens, { magnification }) =>
      lens.kind === 'focal'
        ? above(magnification.nominal, Math.max(extensionCap.refuseAbove, lens.maxMagnification ?? 0))
        : 0,
  ],
  ['image-circle', (_need, _camera, _lens, { imageCircleMm, objectImageMm }) => below(imageCircleMm, objectImageMm)],
  ['mount', (_need, { mounts }, { mount }) => Number(fitsNone(mounts, mount))],
  [
    'focus',
    (_need, _camera, lens, { focus, workingDistanceMm }) =>
      focus === 'out-of-reach' && lens.kind === 'focal' && workingDistanceMm
        ? below(workingDistanceMm.nominal, lens.minObjectDistanceMm ?? workingDistanceMm.nominal)
        : 0,
  ],
  [
    'sharpness',
    (_need, _camera, lens, { airyUm, askedPixelUm }) =>
      Math.max(
        above(airyUm, diffractionLimits.worstPx * askedPixelUm),
        below(lensFacts(lens).ratedLpMm, (resolvingLimits.usable * 500) / askedPixelUm),
      ),
  ],
  ['depth-of-field', (need, _camera, _lens, { depthForTaskMm }) => below(depthForTaskMm, need.depthMm)],
  ['height-error', (need, _camera, lens, setting) => heightErrorMiss(need, lens, setting)],
  ['exposure', ({ task }, _camera, _lens, setting) => exposureMiss(task, setting)],
  ['shutter', shutter],
  ['rate', rate],
  ['link', link],
  ['spectrum', spectrum],
];

/**
 * The first check that the pair fails, in the order of the checks.
 * @param known so many checks are known to be passed, and are not looked at again
 * @param until the first that is not looked at either
 */
export function firstMiss(
  need: Requirements,
  camera: Camera,
  lens: Lens,
  setting: Setting,
  known = 0,
  until: CheckId | undefined = undefined,
): Refusal | undefined {
  for (let index = known; index < rows.length; index++) {
    const row = rows[index];
    if (row === undefined || row[0] === until) break;
    const missedBy = row[1](need, camera, lens, setting);
    if (missedBy > 0) return { check: row[0], missedBy };
  }
  return undefined;
}

/** The first two, in the order of the checks: enough to tell who fails only one. */
export function firstTwoMisses(need: Requirements, camera: Camera, lens: Lens, setting: Setting): Refusal[] {
  const found: Refusal[] = [];
  for (const [check, miss] of rows) {
    const missedBy = miss(need, camera, lens, setting);
    if (missedBy > 0) found.push({ check, missedBy });
    if (found.length === 2) break;
  }
  return found;
}

/** Shares of the limits that are missed, added up: what `allMisses` tells, for sorting many. */
export function totalMiss(need: Requirements, camera: Camera, lens: Lens, setting: Setting): number {
  let total = 0;
  for (const [, miss] of rows) total += miss(need, camera, lens, setting);
  return total;
}

/** All of them: who fails only one is nearest to doing the task. */
export function allMisses(need: Requirements, camera: Camera, lens: Lens, setting: Setting): Refusal[] {
  return rows.flatMap(([check, miss]) => {
    const missedBy = miss(need, camera, lens, setting);
    return missedBy > 0 ? [{ check, missedBy }] : [];
  });
}

function distance(need: Requirements, _camera: Camera, lens: Lens, setting: Setting): number {
  const { workingDistanceMm, objectDistanceMm } = setting;
  // Counted from the focal length: the plane of a lens may lie so far before it that nothing of the distance is left.
  if (lens.kind === 'focal') {
    const within = trim(1 - (objectDistanceMm ?? lens.focalLengthMm) / lens.focalLengthMm);
    return need.tied ? Math.max(within, tiedMiss(need, lens, setting)) : within;
  }
  if (workingDistanceMm === null) return 0;
  const share = fixedWorkingDistanceTolerance.pct / 100;
  const bodyMm = need.tied ? bodyLengthMm(lens) : Number.NaN;
  return Math.max(
    above(workingDistanceMm.nominal * (1 - share), mostOfFixed(need, bodyMm)),
    below(workingDistanceMm.nominal * (1 + share), leastOfFixed(need, bodyMm)),
  );
}

function tiedMiss(need: Requirements, lens: FocalLens, setting: Setting): number {
  const distanceMm = setting.workingDistanceMm?.nominal ?? Number.NaN;
  const objectToSensorMm = objectImageMm(lens, setting);
  return objectToSensorMm === null ? 0 : missOfTied(need, distanceMm, objectToSensorMm);
}

/** Against a tolerance; else the error is shown, and limits nothing. */
export function heightErrorMiss(need: Requirements, lens: Lens, setting: Stands): number {
  const { accuracy } = need.task;
  return accuracy.kind === 'tolerance' ? above(heightErrorMm(need, lens, setting), accuracy.toleranceMm) : 0;
}

export function exposureMiss(task: ImagingTask, setting: Pick<Setting, 'blurPx' | 'exposureUs' | 'demandHz'>): number {
  const { blurPx, exposureUs, demandHz } = setting;
  const tooLong = exposureUs !== null && demandHz !== null ? above(exposureUs, 1e6 / demandHz) : 0;
  return Math.max(above(blurPx, task.blurPx), tooLong);
}

/** A rolling shutter that was asked for is the visitor's choice: the check warns of the skew. */
function shutter({ task, lineScan }: Requirements, camera: Camera, _lens: Lens, setting: Setting): number {
  if (lineScan || camera.shutter === null) return 0;
  if (task.shutter !== null && camera.shutter !== task.shutter) return 1;
  if (camera.shutter === 'global' || task.shutter === 'rolling' || camera.maxRateHz === null) return 0;
  return above(task.speedMmS / camera.maxRateHz / setting.objectPixelMm.nominal, task.blurPx);
}

/** What sensor and exposure allow; what the link allows is its own check, so that each names what stands in the way. */
function rate({ task }: Requirements, { maxRateHz }: Camera, _lens: Lens, { demandHz }: Setting): number {
  return demandHz === null ? 0 : Math.max(below(maxRateHz, demandHz), below(exposureRateHz(task), demandHz));
}

function link({ task }: Requirements, camera: Camera, _lens: Lens, { linkUsagePct, demandHz }: Setting): number {
  if (task.links.length > 0 && camera.link !== null && !task.links.includes(camera.link)) return 1;
  const demanded = demandHz === null ? 0 : above(linkUsagePct, 100);
  return task.cableM === null || camera.link === null ? demanded : Math.max(demanded, cable(camera.link, task.cableM));
}

function cable(code: string, lengthM: number): number {
  let longest = 0;
  for (const reach of linkInterface(code)?.cables ?? []) longest = Math.max(longest, reach.atMostM ?? reach.lengthM);
  return longest === 0 ? 0 : above(lengthM, longest);
}

function spectrum({ task }: Requirements, camera: Camera, { spectralRangeNm }: Lens): number {
  if (task.colour !== null && camera.colour !== null && camera.colour !== task.colour) return 1;
  const sensor = camera.spectrum === null ? undefined : spectralBands.get(camera.spectrum);
  return Math.max(outside(task.wavelengthNm, sensor), outside(task.wavelengthNm, spectralRangeNm));
}

const outside = (wavelengthNm: number, range: RangeOf | null | undefined) =>
  range ? Math.max(above(wavelengthNm, range.max), below(wavelengthNm, range.min)) : 0;

const refusedMounts = new Map<string, boolean>();

function fitsNone(cameraMounts: readonly string[], lensMount: string | null): boolean {
  if (lensMount === null || cameraMounts.length === 0) return false;
  return cameraMounts.every(camera => {
    const key = `${lensMount}|${camera}`;
    const found = refusedMounts.get(key);
    if (found !== undefined) return found;
    const refused = mountFit(lensMount, camera).kind === 'no';
    refusedMounts.set(key, refused);
    return refused;
  });
}
