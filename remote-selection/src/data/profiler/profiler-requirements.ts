import { OpticsInputError } from '@shixuan/optics/formula';
import { type ProfileNeeds, profileNeedsOf } from '@shixuan/optics/model';
import type { ProfileState } from '@shixuan/task-url';

/** A task that can be computed with, or what is wrong with it and at which field. */
export function profileRequirementsOr({
  task,
}: ProfileState): { need: ProfileNeeds } | { field: string; message: string } {
  try {
    return { need: profileNeedsOf(task) };
  } catch (error) {
    if (!(error instanceof OpticsInputError)) throw error;
    return { field: error.field, message: error.message };
  }
}
