import { type RequiredInput, requiredInputs, type SelectionState } from '@shixuan/task-url';
import { fieldOf } from '../../../data/task/fields';
import { printField } from '../../../data/task/read-field';
import { reduce, type SelectionAction } from '../../../data/task/reduce';

export const guideKinds = ['defect', 'print', 'size', 'presence', 'web'] as const;
/** What is looked at. */
export type GuideKind = (typeof guideKinds)[number];

export const guideSteps = ['what', 'large', 'fine', 'fast', 'where'] as const;
export type GuideStep = (typeof guideSteps)[number];

type Task = SelectionState['task'];

/** What a kind of task asks for before any figure is known. */
const begun: Readonly<Record<GuideKind, Partial<Task>>> = {
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
function withKind(state: SelectionState, kind: GuideKind): SelectionState {
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

/** Keys of the fields that a step asks for. */
export function fieldsOfStep(step: GuideStep, { task }: SelectionState): readonly string[] {
  const isLine = task.mode === 'line';
  switch (step) {
    case 'what':
      return [];
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

/** The task with what was typed. A field that is emptied is open again: every question may be skipped. */
export function reduceGuide(state: SelectionState, action: SelectionAction | { type: 'kind'; kind: GuideKind }) {
  if (action.type === 'kind') return withKind(state, action.kind);
  const required = action.type === 'typed' && action.text.trim() === '' ? requiredBy(action.field) : null;
  if (action.type !== 'typed' || required === null) return reduce(state, action);
  const { [action.field]: _, ...drafts } = state.drafts;
  const unset = requiredInputs.filter(input => input === required || state.unset.includes(input));
  return { ...state, drafts, unset };
}

/** Whether a step has been told anything. */
export const isTold = (step: GuideStep, state: SelectionState): boolean =>
  fieldsOfStep(step, state).some(key => printField(fieldOf(key), fieldOf(key).units[0], state) !== '');

/** Whether a step holds a text that cannot be taken. */
export const isWrong = (step: GuideStep, state: SelectionState): boolean =>
  fieldsOfStep(step, state).some(key => key in state.drafts);
