import { OpticsInputError } from '@shixuan/optics/formula';
import { requiredObjectPixel } from '@shixuan/optics/physics';
import type { ProfileState } from './profile-url';
import type { SelectionState } from './selection-state';

const fourDigits = (value: number) => Number(value.toPrecision(4));

/** Largest permitted pixel or point distance, mm; null for an invalid accuracy. */
function spacingOf({ accuracy }: SelectionState['task']): number | null {
  try {
    return fourDigits(requiredObjectPixel(accuracy).objectPixelMm);
  } catch (error) {
    if (error instanceof OpticsInputError) return null;
    throw error;
  }
}

const profileSurfaces = { matt: 'matt', mirror: 'mirror', transparent: 'transparent' } as const;
const isShared = (surface: string): surface is keyof typeof profileSurfaces => surface in profileSurfaces;

/**
 * Converts an imaging task to a profile task: width, margin, heights, speed, surface, and the pixel as point distance.
 * @param base the other requirements of the profile task
 */
export function profileOfSelection(selection: SelectionState, base: ProfileState): ProfileState {
  const { task, unset } = selection;
  const { surface } = task;
  const spacing = unset.includes('accuracy') ? null : spacingOf(task);
  return {
    ...base,
    unset: unset.includes('width') ? base.unset : [],
    ...(selection.said && { said: selection.said }),
    task: {
      ...base.task,
      widthMm: unset.includes('width') ? base.task.widthMm : task.object.widthMm,
      marginPct: task.marginPct,
      heightVariationMm: task.heightVariationMm,
      heightToleranceMm: task.workingDistanceToleranceMm,
      speedMmS: task.speedMmS,
      pointSpacingMm: spacing ?? base.task.pointSpacingMm,
      surface:
        surface !== null && isShared(surface) ? profileSurfaces[surface] : surface === null ? null : base.task.surface,
    },
  };
}

/**
 * Converts a profile task to an imaging task. The accuracy keeps its form as long as it requires the same pixel.
 * @param base the other requirements of the imaging task
 */
export function selectionOfProfile({ task, unset, said }: ProfileState, base: SelectionState): SelectionState {
  const { pointSpacingMm, surface } = task;
  const isWide = !unset.includes('widthMm');
  const same = pointSpacingMm === null || spacingOf(base.task) === fourDigits(pointSpacingMm);
  return {
    ...base,
    unset: base.unset.filter(input => (input === 'accuracy' ? pointSpacingMm === null : input !== 'width' || !isWide)),
    ...(said && { said }),
    task: {
      ...base.task,
      object: isWide ? { ...base.task.object, widthMm: task.widthMm } : base.task.object,
      marginPct: task.marginPct,
      heightVariationMm: task.heightVariationMm,
      workingDistanceToleranceMm: task.heightToleranceMm,
      speedMmS: task.speedMmS,
      accuracy: same ? base.task.accuracy : { kind: 'object-pixel', objectPixelMm: pointSpacingMm },
      surface: surface !== null && isShared(surface) ? surface : surface === null ? null : base.task.surface,
    },
  };
}
