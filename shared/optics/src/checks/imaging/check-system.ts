import { isPlaceholder } from '../../model/parts/is-placeholder';
import type { Part } from '../../model/parts/part';
import type { Requirements } from '../../model/task/requirements';
import { type Check, type CheckId, checkIds } from '../../model/verdict/check';
import { checkAccuracy } from './accuracy';
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

/** One check of a system, as the explanation of a rejection. */
export const checkOf = (need: Requirements, system: System, id: CheckId): Check => checks[id](need, system);

/**
 * Parts that a check depends on. While one of them is not chosen, the check has nothing to judge. Field, accuracy and blur
 * depend on the sensor and the field asked for, which are always known. The spectrum check applies to either part, and names
 * the one that is open.
 */
const neededParts: Readonly<Record<CheckId, readonly ('camera' | 'lens')[]>> = {
  distance: ['lens'],
  'field-of-view': [],
  accuracy: [],
  magnification: ['lens'],
  'image-circle': ['lens'],
  mount: ['camera', 'lens'],
  focus: ['lens'],
  sharpness: ['lens'],
  'depth-of-field': ['lens'],
  'height-error': ['lens'],
  distortion: ['lens'],
  exposure: [],
  shutter: ['camera'],
  rate: ['camera'],
  link: ['camera'],
  host: ['camera'],
  spectrum: [],
  'light-function': [],
  'light-geometry': ['lens'],
  mechanics: ['camera', 'lens'],
};

/** Whether a check applies to the chosen parts. A failure in spite of open parts occurs with any part. */
export const isOfChosenParts = (
  { id, verdict }: Pick<Check, 'id' | 'verdict'>,
  parts: Readonly<Record<'camera' | 'lens', Pick<Part, 'id'>>>,
): boolean => verdict === 'fail' || !neededParts[id].some(part => isPlaceholder(parts[part]));
