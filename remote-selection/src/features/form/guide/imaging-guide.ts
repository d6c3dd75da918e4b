import { type RequiredInput, requiredInputs, type SelectionState, withAssumedSide } from '@shixuan/task-url';
import { reduce } from '../../../data/task/reduce';
import type { AskedStep, TypedAction } from './guide-steps';

export const imagingKinds = ['defect', 'print', 'size', 'presence', 'web'] as const;
/** What is looked at by a camera and a lens. */
export type ImagingKind = (typeof imagingKinds)[number];

type Task = SelectionState['task'];

/** What a kind of task asks for before any figure is known. */
const begun: Readonly<Record<ImagingKind, Partial<Task>>> = {
  defect: { accuracy: { kind: 'feature', featureMm: 0.1, pixelsPerFeature: 3 } },
  print: { accuracy: { kind: 'feature', featureMm: 0.1, pixelsPerFeature: 3 }, feature: 'print' },
  // Outlines before light from behind, which is asked for: from the front the colour of the part moves its edges. Before parallel light
  // a telecentric lens shows them to a tenth of a pixel, as a task in words is read.
  size: {
    accuracy: { kind: 'tolerance', toleranceMm: 0.1, subPixelFactor: 0.1 },
    mode: 'telecentric',
    feature: 'outline',
    technique: 'collimated-backlight',
    backAccessible: true,
  },
  // Two pixels tell whether something is there.
  presence: { accuracy: { kind: 'feature', featureMm: 0.1, pixelsPerFeature: 2 } },
  web: { accuracy: { kind: 'feature', featureMm: 0.1, pixelsPerFeature: 3 }, mode: 'line', feature: 'flat-defect' },
};

/** Another kind of task; figures that were given stay, except the size of what has to be seen. */
export function withKind(state: SelectionState, kind: ImagingKind): SelectionState {
  const { object, workingDistance, heightVariationMm, speedMmS, rateHz } = state.task;
  const { accuracy: _, ...drafts } = state.drafts;
  return {
    ...state,
    start: kind === 'web' ? 'line' : 'field',
    unset: requiredInputs.filter(input => input === 'accuracy' || state.unset.includes(input)),
    task: {
      ...state.task,
      mode: 'area',
      feature: null,
      technique: null,
      backAccessible: null,
      ...begun[kind],
      object,
      workingDistance,
      heightVariationMm,
      speedMmS,
      rateHz: kind === 'web' ? null : rateHz,
    },
    drafts,
  };
}

/** Keys of the fields that a question asks for. */
export function imagingFields(step: AskedStep, { task }: SelectionState): readonly string[] {
  const isLine = task.mode === 'line';
  switch (step) {
    case 'large':
      return isLine ? ['object.width'] : ['object.width', 'object.height'];
    case 'fine':
      return [task.accuracy.kind === 'tolerance' ? 'accuracy.toleranceMm' : 'accuracy.featureMm'];
    case 'fast':
      return isLine ? ['speedMmS'] : ['speedMmS', 'rateHz'];
    case 'where':
      return ['wd', 'heightVariationMm'];
  }
}

const requiredBy = (key: string): RequiredInput | null =>
  key === 'object.width'
    ? 'width'
    : key === 'object.height'
      ? 'height'
      : key.startsWith('accuracy.')
        ? 'accuracy'
        : null;

/** The task with what was typed; what it cannot do without is open again where its field is emptied. */
export function typedInImaging(state: SelectionState, action: TypedAction): SelectionState {
  const required = action.text.trim() === '' ? requiredBy(action.field) : null;
  if (required === null) return reduce(state, action);
  const { [action.field]: _, ...drafts } = state.drafts;
  const unset = requiredInputs.filter(input => input === required || state.unset.includes(input));
  return withAssumedSide({ ...state, drafts, unset });
}
