import {
  blankProfileState,
  blankState,
  blankVolumeState,
  type Goal,
  printProfileSearch,
  printSelectionSearch,
  printVolumeSearch,
  withAssumedSide,
} from '@shixuan/task-url';
import { profilerFieldOf } from '../../../data/profiler/profiler-fields';
import type { Field } from '../../../data/task/field';
import { fieldOf } from '../../../data/task/fields';
import { printField } from '../../../data/task/read-field';
import { volumeFieldOf } from '../../../data/volume/volume-fields';
import type { GuideStep, GuideTask, TypedAction } from './guide-steps';
import { imagingFields, imagingKinds, typedInImaging, withKind } from './imaging-guide';
import { profileFields, typedInProfile, typedInVolume, volumeFieldKeys } from './single-guide';
import { toldSizes, withSizes } from './told-sizes';

export const guideKinds = [...imagingKinds, 'profile', 'volume'] as const;
/** What is looked at. */
export type GuideKind = (typeof guideKinds)[number];

export const pageOfKind = (kind: GuideKind | null): GuideTask['page'] =>
  kind === 'profile' || kind === 'volume' ? kind : 'imaging';

/** A task of which nothing is known yet. */
export function blankTask(page: GuideTask['page'], goal: Goal): GuideTask {
  switch (page) {
    case 'imaging':
      return { page, state: blankState(goal) };
    case 'profile':
      return { page, state: blankProfileState };
    case 'volume':
      return { page, state: blankVolumeState };
  }
}

/** Another kind of task; sizes and speed that were given stay. */
function ofKind(task: GuideTask, kind: GuideKind, goal: Goal): GuideTask {
  const page = pageOfKind(kind);
  const same = task.page === page ? task : withSizes(blankTask(page, goal), toldSizes(task));
  if (same.page !== 'imaging' || kind === 'profile' || kind === 'volume') return same;
  return { ...same, state: withAssumedSide(withKind(same.state, kind)) };
}

/** The task with what was typed. A field that is emptied is open again: every question may be skipped. */
export function reduceGuide(
  task: GuideTask,
  action: TypedAction | { type: 'kind'; kind: GuideKind; goal: Goal },
): GuideTask {
  if (action.type === 'kind') return ofKind(task, action.kind, action.goal);
  switch (task.page) {
    case 'imaging':
      return { ...task, state: typedInImaging(task.state, action) };
    case 'profile':
      return { ...task, state: typedInProfile(task.state, action) };
    case 'volume':
      return { ...task, state: typedInVolume(task.state, action) };
  }
}

interface Form<State> {
  fieldOf(key: string): Field<State>;
  state: State;
}

/** Hands over the state of a task with the fields of its form. */
export function withForm<R>(
  task: GuideTask,
  use: <State extends { drafts: Readonly<Record<string, string>> }>(form: Form<State>) => R,
): R {
  switch (task.page) {
    case 'imaging':
      return use({ fieldOf, state: task.state });
    case 'profile':
      return use({ fieldOf: profilerFieldOf, state: task.state });
    case 'volume':
      return use({ fieldOf: volumeFieldOf, state: task.state });
  }
}

/** Keys of the fields that a step asks for. */
export function fieldsOfStep(step: GuideStep, task: GuideTask): readonly string[] {
  if (step === 'what') return [];
  if (task.page === 'imaging') return imagingFields(step, task.state);
  return (task.page === 'profile' ? profileFields : volumeFieldKeys)[step];
}

/** What a field holds in its own unit; empty while it is open. */
export const printedOf = (task: GuideTask, key: string): { text: string; unit: string } =>
  withForm(task, ({ fieldOf, state }) => {
    const field = fieldOf(key);
    return { text: printField(field, field.units[0], state), unit: field.units[0] };
  });

/** Whether a step has been told anything. */
export const isTold = (step: GuideStep, task: GuideTask): boolean =>
  fieldsOfStep(step, task).some(key => printedOf(task, key).text !== '');

/** Whether a step holds a text that cannot be taken. */
export const isWrong = (step: GuideStep, task: GuideTask): boolean =>
  fieldsOfStep(step, task).some(key => key in task.state.drafts);

/** The query of the address that the page of the task makes of it. A text that cannot be taken is not part of it. */
export function searchOf(task: GuideTask): string {
  switch (task.page) {
    case 'imaging':
      return printSelectionSearch({ ...task.state, drafts: {} });
    case 'profile':
      return printProfileSearch({ ...task.state, drafts: {} });
    case 'volume':
      return printVolumeSearch({ ...task.state, drafts: {} });
  }
}
