import type { Requirements } from '../../model/task/requirements';
import { type Check, type CheckId, checkIds } from '../../model/verdict/check';
import { checkAccuracy } from './accuracy';
import { isOfChosenParts } from './chosen-parts';
import { checkDepthOfField } from './depth-of-field';
import { checkDistance } from './distance';
import { checkDistortion } from './distortion';
import { checkExposure } from './exposure';
import { checkFieldOfView } from './field-of-view';
import { checkFocus } from './focus';
import { checkHeightError } from './height-error';
import { checkHost } from './host';
import { checkImageCircle } from './image-circle';
import { checkLightFunction } from './light-function';
import { checkLightGeometry } from './light-geometry';
import { checkLink } from './link';
import { checkMagnification } from './magnification';
import { checkMechanics } from './mechanics';
import { checkMount } from './mount';
import { checkRate } from './rate';
import { checkSharpness } from './sharpness';
import { checkShutter } from './shutter';
import { checkSpectrum } from './spectrum';
import type { System, SystemCheck } from './system';

const checks: Readonly<Record<CheckId, SystemCheck>> = {
  distance: checkDistance,
  'field-of-view': checkFieldOfView,
  accuracy: checkAccuracy,
  magnification: checkMagnification,
  'image-circle': checkImageCircle,
  mount: checkMount,
  focus: checkFocus,
  sharpness: checkSharpness,
  'depth-of-field': checkDepthOfField,
  'height-error': checkHeightError,
  distortion: checkDistortion,
  exposure: checkExposure,
  shutter: checkShutter,
  rate: checkRate,
  link: checkLink,
  host: checkHost,
  spectrum: checkSpectrum,
  'light-function': checkLightFunction,
  'light-geometry': checkLightGeometry,
  mechanics: checkMechanics,
};

/**
 * All checks of a system in their order of display, each with verdict, figure, margin, reason and derivation. For a
 * camera without a lens, or a sensor without a camera, only the checks of the chosen parts.
 */
export const checkSystem = (need: Requirements, system: System): Check[] =>
  checkIds.map(id => checks[id](need, system)).filter(check => isOfChosenParts(check, system));

/**
 * The first check of `checkSystem` that the test is true for. Those after it are not judged.
 * @param ids in the order in which they are judged
 */
export function findCheck(
  need: Requirements,
  system: System,
  test: (check: Check) => boolean,
  ids: Iterable<CheckId> = checkIds,
): Check | undefined {
  for (const id of ids) {
    const check = checks[id](need, system);
    if (isOfChosenParts(check, system) && test(check)) return check;
  }
  return undefined;
}

/** One check of a system, as the explanation of a rejection. */
export const checkOf = (need: Requirements, system: System, id: CheckId): Check => checks[id](need, system);
