import { OpticsInputError } from '@shixuan/optics/formula';

/** What the engine refuses: the field and why. */
export interface Refused {
  field: string;
  message: string;
}

/** Requirements that can be computed with, or what is wrong with the task and at which field. */
export function needsOr<N>(needsOf: () => N): { need: N } | Refused {
  try {
    return { need: needsOf() };
  } catch (error) {
    if (!(error instanceof OpticsInputError)) throw error;
    return { field: error.field, message: error.message };
  }
}
