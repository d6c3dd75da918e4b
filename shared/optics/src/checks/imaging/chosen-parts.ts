import { isPlaceholder } from '../../model/parts/is-placeholder';
import type { Part } from '../../model/parts/part';
import type { Check, CheckId } from '../../model/verdict/check';

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
