import type { PageTask } from '@shixuan/task-url';

export const guideSteps = ['what', 'large', 'fine', 'fast', 'where'] as const;
export type GuideStep = (typeof guideSteps)[number];

/** A question that is answered in fields. */
export type AskedStep = Exclude<GuideStep, 'what'>;

/** The text of a field changed. */
export interface TypedAction {
  type: 'typed';
  field: string;
  text: string;
  unit: string;
}

/** The task as far as it was told, as the page of its kind has it. */
export type GuideTask = PageTask;
