import type { Part } from '../../model/parts/part';
import { standsIn } from '../../model/parts/stands-in';
import type { Check, CheckId } from '../../model/verdict/check';

/**
 * The parts that a check is a matter of: while one of them is not chosen, there is nothing to judge yet. Field, accuracy and blur
 * are those of the sensor and the field asked for, which are always known; a spectrum is of either part, and says which is open.
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

/** Whether a check says something of the parts that are chosen. What fails all the same fails with any part. */
export const isOfChosenParts = (
  { id, verdict }: Pick<Check, 'id' | 'verdict'>,
  parts: Readonly<Record<'camera' | 'lens', Pick<Part, 'id'>>>,
): boolean => verdict === 'fail' || !neededParts[id].some(part => standsIn(parts[part]));
