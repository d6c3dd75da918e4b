import { demandParts } from './demand-parts';
import { encoderParts } from './encoder-parts';
import { costPart, fixedParts, magnificationPart, sensorPart, startPart, unsetPart } from './fixed-parts';
import { accuracyPart, distancePart, fieldPart, objectImagePart, sideBySidePart } from './object-parts';
import type { UrlPart } from './url-part';

/** Every parameter, in the order in which an address has them. */
export const urlParts: readonly UrlPart[] = [
  startPart,
  fieldPart,
  sideBySidePart,
  distancePart,
  objectImagePart,
  accuracyPart,
  magnificationPart,
  sensorPart,
  ...demandParts,
  ...encoderParts,
  ...fixedParts,
  costPart,
  unsetPart,
];

/** Prefix of the key of a field with invalid text. */
export const DRAFT = 'typed.';
export const DRAFT_KEY = /^[A-Za-z][A-Za-z0-9.-]{0,59}$/;
export const MAX_DRAFT = 100;
