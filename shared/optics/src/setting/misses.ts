import { excess, shortfall } from '../formula/numbers';
import type { Camera } from '../model/parts/camera';
import type { Lens } from '../model/parts/lens';
import type { RangeOf } from '../model/parts/part';
import type { Requirements } from '../model/task/requirements';
import type { CheckId } from '../model/verdict/check';
import { linkInterface } from '../physics/link/interfaces';
import { mountFit } from '../physics/rings/mount-fit';
import { largestDepthMm, leastAiryUm } from './aperture-bounds';
import { heightErrorMm, type PlacedDistances } from './height-error';
import { lensNumbers } from './lens-numbers';
import { circleIn } from './picture';
import type { Refusal, Setting } from './setting';
import {
  exposureMiss,
  fieldMiss,
  fixedDistanceMiss,
  focalDistanceMiss,
  magnificationMiss,
  rateMiss,
  sharpnessMiss,
  skewMiss,
} from './shortfalls';
import { glassLimits, sensorLimits } from './spectral-bands';
import { exposureRateHz } from './time-in-setting';

/** Share of its limit by which the pair misses a check; 0 or less: not missed, or unknown. */
type Miss = (need: Requirements, camera: Camera, lens: Lens, setting: Setting) => number;

const stated = (figure: number | null | undefined): number => figure ?? Number.NaN;

const rows: readonly (readonly [CheckId, Miss])[] = [
  [
    'distance',
    (need, _camera, lens, { workingDistanceMm, objectDistanceMm, magnification }) => {
      const numbers = lensNumbers(lens);
      const middleMm = stated(workingDistanceMm?.nominal);
      if (numbers.fixed) return fixedDistanceMiss(need, numbers, middleMm);
      const placed = { middleMm, objectDistanceMm: stated(objectDistanceMm), nominal: magnification.nominal };
      return focalDistanceMiss(need, numbers, placed);
    },
  ],
  [
    'field-of-view',
    (need, { kind }, _lens, { fieldWidthMm, fieldHeightMm }) =>
      (kind === 'line') === need.lineScan ? fieldMiss(need, fieldWidthMm.low, fieldHeightMm.low) : 1,
  ],
  ['accuracy', (need, _camera, _lens, { objectPixelMm }) => excess(objectPixelMm.nominal, need.objectPixelMm)],
  [
    'magnification',
    (_need, _camera, lens, { magnification }) => magnificationMiss(lensNumbers(lens), magnification.nominal),
  ],
  ['image-circle', (_need, _camera, lens, setting) => shortfall(circleLimitMm(lens, setting), setting.objectImageMm)],
  ['mount', (_need, { mounts }, { mount }) => Number(fitsNone(mounts, mount))],
  [
    'focus',
    (_need, _camera, lens, { focus, workingDistanceMm }) =>
      focus === 'out-of-reach' ? shortfall(stated(workingDistanceMm?.nominal), lensNumbers(lens).minDistanceMm) : 0,
  ],
  [
    'sharpness',
    (need, _camera, lens, { airyUm, askedPixelUm, magnification }) => {
      const numbers = lensNumbers(lens);
      const placed = { magnification: magnification.nominal, airyUm: stated(airyUm) };
      return sharpnessMiss(leastAiryUm(need, numbers, placed), numbers.ratedLpMm, askedPixelUm);
    },
  ],
  [
    'depth-of-field',
    (need, _camera, lens, setting) =>
      need.depthMm === 0 ? 0 : shortfall(setting.depthForTaskMm ?? depthBoundMm(need, lens, setting), need.depthMm),
  ],
  ['height-error', (need, _camera, lens, setting) => heightErrorMiss(need, lens, setting)],
  [
    'exposure',
    ({ task }, _camera, _lens, { blurPx, exposureUs, demandHz }) =>
      exposureMiss(task, blurPx, stated(exposureUs), stated(demandHz)),
  ],
  ['shutter', shutter],
  [
    'rate',
    ({ task }, { maxRateHz }, _lens, { demandHz }) =>
      rateMiss(stated(demandHz), stated(maxRateHz), exposureRateHz(task)),
  ],
  ['link', link],
  ['spectrum', spectrum],
];

/** Depth of field that no aperture of the lens can exceed, mm, for a lens of unknown aperture. */
export const depthBoundMm = (need: Requirements, lens: Lens, setting: Setting): number =>
  largestDepthMm(need, lensNumbers(lens), {
    magnification: setting.magnification.nominal,
    objectDistanceMm: stated(setting.objectDistanceMm),
    askedPixelUm: setting.askedPixelUm,
  });

/** Image circle in a setting, mm: stated, or the largest that mount and focal length allow; NaN: nothing bounds it. */
export function circleLimitMm(lens: Lens, { magnification, ringMm }: Setting): number {
  const numbers = lensNumbers(lens);
  return circleIn(numbers.circleLimitMm, numbers, magnification.nominal, ringMm);
}

/** The first missed check of a pair, in the order of the checks. */
export function firstMiss(need: Requirements, camera: Camera, lens: Lens, setting: Setting): Refusal | undefined {
  for (const [check, miss] of rows) {
    const missedBy = miss(need, camera, lens, setting);
    if (missedBy > 0) return { check, missedBy };
  }
  return undefined;
}

/** The first two missed checks in their order, which show whether a pair misses only one. */
export function firstTwoMisses(need: Requirements, camera: Camera, lens: Lens, setting: Setting): Refusal[] {
  const found: Refusal[] = [];
  for (const [check, miss] of rows) {
    const missedBy = miss(need, camera, lens, setting);
    if (missedBy > 0) found.push({ check, missedBy });
    if (found.length === 2) break;
  }
  return found;
}

/** Sum of the shares of `allMisses`, for sorting many pairs. */
export function totalMiss(need: Requirements, camera: Camera, lens: Lens, setting: Setting): number {
  let total = 0;
  for (const [, miss] of rows) total += miss(need, camera, lens, setting);
  return total;
}

/** All missed checks. A pair that misses only one is nearest to the task. */
export function allMisses(need: Requirements, camera: Camera, lens: Lens, setting: Setting): Refusal[] {
  return rows.flatMap(([check, miss]) => {
    const missedBy = miss(need, camera, lens, setting);
    return missedBy > 0 ? [{ check, missedBy }] : [];
  });
}

/** Shortfall against the tolerance; without a tolerance the error is shown and has no limit. */
function heightErrorMiss(need: Requirements, lens: Lens, setting: PlacedDistances): number {
  const { accuracy } = need.task;
  return accuracy.kind === 'tolerance' ? excess(stated(heightErrorMm(need, lens, setting)), accuracy.toleranceMm) : 0;
}

/** Shortfall by the skew of a rolling shutter. Where the visitor asked for one, the check only warns. */
function shutter({ task, lineScan }: Requirements, camera: Camera, _lens: Lens, setting: Setting): number {
  if (lineScan || camera.shutter === null) return 0;
  if (task.shutter !== null && camera.shutter !== task.shutter) return 1;
  if (camera.shutter === 'global' || task.shutter === 'rolling' || camera.maxRateHz === null) return 0;
  return skewMiss(task, camera.maxRateHz, setting.objectPixelMm.nominal);
}

function link({ task }: Requirements, camera: Camera, _lens: Lens, { linkUsagePct, demandHz }: Setting): number {
  if (isLinkRefused(task, camera)) return 1;
  const demanded = demandHz === null ? 0 : excess(stated(linkUsagePct), 100);
  return task.cableM === null || camera.link === null ? demanded : Math.max(demanded, cable(camera.link, task.cableM));
}

/** Whether the link is not among those asked for; how fast it is then does not matter. */
export const isLinkRefused = ({ links }: Requirements['task'], { link: code }: Camera): boolean =>
  links.length > 0 && code !== null && !links.includes(code);

function cable(code: string, lengthM: number): number {
  let longest = 0;
  for (const reach of linkInterface(code)?.cables ?? []) longest = Math.max(longest, reach.atMostM ?? reach.lengthM);
  return longest === 0 ? 0 : excess(lengthM, longest);
}

function spectrum({ task }: Requirements, camera: Camera, { spectralRangeNm }: Lens): number {
  if (task.colour !== null && camera.colour !== null && camera.colour !== task.colour) return 1;
  const { wavelengthNm } = task;
  return Math.max(
    outside(wavelengthNm, sensorLimits(camera.spectrum).possible),
    outside(wavelengthNm, glassLimits(spectralRangeNm).possible),
  );
}

const outside = (wavelengthNm: number, range: RangeOf) =>
  Math.max(excess(wavelengthNm, range.max), shortfall(wavelengthNm, range.min));

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
