import { lightBeside } from '../../checks/imaging/light-beside';
import { usualOpeningHeightMm } from '../../checks/imaging/light-geometry';
import type { System } from '../../checks/imaging/system';
import type { Lens } from '../../model/parts/lens';
import type { Requirements } from '../../model/task/requirements';
import { depthOfField } from '../../physics/depth-of-field/depth-of-field';
import { ledFamily } from '../../physics/illumination/led-families';
import { coaxialHeightMm, usualCoaxialGap } from '../../physics/illumination/light-placement';
import { largestDomeOpeningMm, largestRingOpeningMm, usualOpeningHeight } from '../../physics/illumination/light-size';
import { techniqueOfShape } from '../../physics/illumination/techniques';
import { lensForAnyField } from '../../solve/rank/rank-cameras';
import { type LightBodies, lightBodies } from './light-bodies';

/** A length of a part: printed, or a usual one where it is not stated. */
export interface DrawnLength {
  mm: number;
  typical: boolean;
}

/** Figures of the side view of a system. */
export interface SystemDrawing {
  mode: 'area' | 'line' | 'telecentric';
  /** Sides along the width and the height of the object, mm, with the camera turned. */
  sensor: { widthMm: number; heightMm: number };
  imageCircleMm: number | null;
  camera: { lengthMm: DrawnLength; widthMm: DrawnLength };
  lens: { lengthMm: DrawnLength; diameterMm: DrawnLength; telecentric: boolean; flangeMm: number };
  ringMm: number;
  workingDistanceMm: DrawnLength;
  field: { widthMm: number; heightMm: number };
  object: { widthMm: number; heightMm: number };
  heightVariationMm: number;
  /** From the plane in focus towards the lens and away from it, mm; far Infinity: no limit. Null: unknown. */
  sharp: { nearMm: number; farMm: number } | null;
  light: DrawnLight | null;
}

export interface DrawnLight {
  shape: string;
  sizeMm: DrawnLength;
  /** Through which the lens looks: of the housing between it and the light. */
  openingMm: number;
  bodies: LightBodies;
  /** Above the object, or behind it for back light. */
  distanceMm: DrawnLength;
  colour: string;
  /** Whether the light is invisible. */
  hatched: boolean;
}

const cMountFlangeMm = 17.526;
const printed = (mm: number | null | undefined, usual: number): DrawnLength =>
  mm === null || mm === undefined ? { mm: usual, typical: true } : { mm, typical: false };

export function systemDrawing(need: Requirements, system: System): SystemDrawing {
  const { camera, lens, setting } = system;
  const turned = setting.orientation === 90;
  const along = (camera.pixelsH * camera.pixelSizeUm) / 1000;
  const across = ((camera.kind === 'line' ? 1 : camera.pixelsV) * camera.pixelSizeUm) / 1000;
  const field = { widthMm: setting.fieldWidthMm.nominal, heightMm: setting.fieldHeightMm.nominal };
  // Without a chosen lens, the drawing shows the kind of lens that the task requires.
  const telecentric =
    lens === lensForAnyField ? need.task.mode === 'telecentric' : lens.kind === 'fixed' && lens.telecentric !== null;
  const size = camera.sizeMm;
  const { minMm, maxMm } = need.task.workingDistance;
  const workingDistanceMm = printed(
    setting.workingDistanceMm?.nominal ?? (minMm === maxMm ? minMm : null),
    2 * Math.max(field.widthMm, field.heightMm),
  );
  const drawnLens = {
    lengthMm: printed(lens.lengthMm, usualLengthMm(lens, telecentric)),
    diameterMm: printed(lens.diameterMm, usualDiameterMm(lens, telecentric, field)),
    telecentric,
    flangeMm: lens.flangeMm ?? cMountFlangeMm,
  };
  return {
    mode: need.task.mode,
    sensor: { widthMm: turned ? across : along, heightMm: turned ? along : across },
    imageCircleMm: setting.imageCircleMm,
    camera: {
      lengthMm: printed(size?.length, 40),
      widthMm: printed(size && Math.max(size.width, size.height), Math.max(29, setting.sensorDiagonalMm + 10)),
    },
    lens: drawnLens,
    ringMm: setting.ringMm,
    workingDistanceMm,
    field,
    object: { widthMm: need.objectWidthMm, heightMm: need.objectHeightMm },
    heightVariationMm: need.task.heightVariationMm,
    sharp: sharpOf(system),
    light: lightOf(need, system, { workingDistanceMm, field, lens: drawnLens }),
  };
}

const telecentricLengthMm = 140;
/** Usual size of a C-mount lens, drawn while no lens is chosen. */
const openLens = { lengthMm: 45, diameterMm: 33 };

function usualLengthMm(lens: Lens, telecentric: boolean): number {
  if (telecentric) return telecentricLengthMm;
  if (lens === lensForAnyField) return openLens.lengthMm;
  return lens.kind === 'focal' ? 25 + lens.focalLengthMm / 2 : telecentricLengthMm;
}

function usualDiameterMm(lens: Lens, telecentric: boolean, field: SystemDrawing['field']): number {
  if (telecentric) return Math.hypot(field.widthMm, field.heightMm) * 1.25 + 10;
  if (lens === lensForAnyField) return openLens.diameterMm;
  if (lens.kind === 'focal') return Math.max(29, lens.focalLengthMm / (lens.maxAperture ?? 2.8) + 8);
  return 40;
}

/** A focused lens is sharp farther behind the plane in focus than before it; other lenses are symmetric. */
function sharpOf({ lens, setting }: System): SystemDrawing['sharp'] {
  const { depthOfFieldMm, objectDistanceMm, fNumber, circleOfConfusionMm } = setting;
  if (depthOfFieldMm === null) return null;
  const even = { nearMm: depthOfFieldMm / 2, farMm: depthOfFieldMm / 2 };
  if (lens.kind === 'fixed' || objectDistanceMm === null || fNumber === null || circleOfConfusionMm === null)
    return even;
  if (objectDistanceMm <= lens.focalLengthMm) return even;
  try {
    const { focalLengthMm } = lens;
    const depth = depthOfField({ focalLengthMm, objectDistanceMm, fNumber, circleOfConfusionMm });
    return {
      nearMm: objectDistanceMm - depth.nearMm,
      farMm: depth.farMm === null ? Number.POSITIVE_INFINITY : depth.farMm - objectDistanceMm,
    };
  } catch {
    return Number.isFinite(depthOfFieldMm) ? even : null;
  }
}

/**
 * Lights are drawn like the plain lights of their kind: behind the part, on the axis, or as a bar beside it, or a row of them. A
 * frame of four bars is one product, and surrounds the view like a ring.
 */
function drawnShape(shape: string): string {
  const technique = techniqueOfShape(shape)?.id;
  if (technique === 'backlight' || technique === 'collimated-backlight') return 'backlight';
  if (technique === 'line' || (technique === 'bar' && shape !== 'four-sided-bar')) return 'bar';
  return technique === 'coaxial' ? 'coaxial' : shape;
}

/** Usual side of the housing of a bar, mm. */
const usualSectionMm = 30;

function lightOf(need: Requirements, system: System, { workingDistanceMm, field, lens }: Scene): DrawnLight | null {
  const { light, lightHeightMm } = system;
  if (!light) return null;
  const { count, usualHeightMm } = lightBeside(need, system);
  const fieldMm = Math.max(field.widthMm, field.heightMm);
  const family = ledFamily(light.colours[0] ?? '') ?? ledFamily('white');
  const shape = drawnShape(light.shape);
  const behind = shape === 'backlight';
  const ownMm = light.emittingLengthMm ?? light.outerDiameterMm ?? light.lengthMm;
  const sizeMm = printed(ownMm && ownMm * count, fieldMm * 1.2);
  const usualMm = behind
    ? Math.max(10, fieldMm * 0.15)
    : (usualHeightMm ??
      usualOpeningHeightMm(need, system) ??
      (shape === 'coaxial'
        ? usualCoaxialHeightMm(sizeMm.mm, workingDistanceMm.mm)
        : usualOpeningHeight.ofWorkingDistance * workingDistanceMm.mm));
  const distanceMm = printed(lightHeightMm, usualMm);
  const scene = { workingDistanceMm, field, lens };
  const openingMm = Math.min(
    sizeMm.mm * 0.95,
    light.innerDiameterMm ?? usualOpeningMm(shape, sizeMm.mm, distanceMm.mm, scene),
  );
  return {
    shape,
    sizeMm,
    distanceMm,
    openingMm,
    bodies: lightBodies(shape, {
      sizeMm: sizeMm.mm,
      heightMm: light.emittingWidthMm ?? sizeMm.mm,
      openingMm,
      sectionMm: light.widthMm ?? usualSectionMm,
      viewHalfMm: Math.max(viewAtMm(field.heightMm, distanceMm.mm, scene), lens.diameterMm.mm) / 2,
    }),
    colour: family?.displayColour ?? '#fbfaf3',
    hatched: family?.hatched ?? false,
  };
}

/** A housing that does not fit between lens and object with its gap is drawn in the middle. */
function usualCoaxialHeightMm(windowMm: number, workingDistanceMm: number): number {
  const heightMm = coaxialHeightMm.compute({ gapMm: usualCoaxialGap.mm, windowMm });
  return heightMm + windowMm / 2 <= workingDistanceMm ? heightMm : workingDistanceMm / 2;
}

type Scene = Pick<SystemDrawing, 'workingDistanceMm' | 'field' | 'lens'>;

/**
 * Where no opening is stated: of a ring or dome as wide as the view at its height, as far as its housing allows, since the check refuses it otherwise; of other lights as
 * wide as the lens.
 */
function usualOpeningMm(shape: string, sizeMm: number, distanceMm: number, { workingDistanceMm, field, lens }: Scene) {
  if (!/ring|dome/.test(shape)) return Math.min(sizeMm * 0.7, lens.diameterMm.mm);
  const viewMm = viewAtMm(Math.hypot(field.widthMm, field.heightMm), distanceMm, { workingDistanceMm, field, lens });
  const largest = /dome/.test(shape) ? largestDomeOpeningMm : largestRingOpeningMm;
  const housingMm = Math.max(sizeMm * 0.2, largest.compute({ outerDiameterMm: sizeMm }));
  return Math.min(housingMm, Math.max(viewMm, lens.diameterMm.mm));
}

/** How wide the view is at a distance from the object: a side or the diagonal of the field at the object, the lens at its front. */
function viewAtMm(sideMm: number, distanceMm: number, { workingDistanceMm, lens }: Scene): number {
  const share = Math.min(1, distanceMm / workingDistanceMm.mm);
  return lens.telecentric ? sideMm : sideMm + (lens.diameterMm.mm - sideMm) * share;
}
