import type { ImagingTask } from '@shixuan/optics/model';
import { type Expected, oneOf, printFigure, rangeText, readFigure } from './figure-text';
import { neutralTask, type SelectionState } from './selection-state';

/** One parameter of an address. */
export interface UrlPart {
  key: string;
  /** Its label in the report that it cannot be read. */
  label: string;
  expected: Expected;
  /** Null: omitted, because it has its neutral value. */
  print(state: SelectionState): string | null;
  /** The state with the value; null when the text is invalid. */
  read(text: string, state: SelectionState): SelectionState | null;
}

export const withTask = (state: SelectionState, change: Partial<ImagingTask>): SelectionState => ({
  ...state,
  task: { ...state.task, ...change },
});

type Keys<T> = { [K in keyof ImagingTask]-?: T extends ImagingTask[K] ? K : never }[keyof ImagingTask];

/** A figure of the task with its range; omitted where it is neutral. */
export function figurePart<
  K extends
    | 'marginPct'
    | 'workingDistanceToleranceMm'
    | 'heightVariationMm'
    | 'speedMmS'
    | 'blurPx'
    | 'exposureUs'
    | 'rateHz'
    | 'fNumber'
    | 'wavelengthNm'
    | 'excitationNm'
    | 'cableM',
>(key: string, label: string, field: K, [min, max]: readonly [min: number, max: number]): UrlPart {
  return {
    key,
    label,
    expected: { range: rangeText(field, min, max) },
    print: ({ task }) => {
      const value = task[field];
      return value === null || value === neutralTask[field] ? null : printFigure(value);
    },
    read: (text, state) => {
      const value = readFigure(text, min, max);
      return value === null ? null : withTask(state, { [field]: value });
    },
  };
}

/** A choice from a list; null for none, which is omitted. */
export function choicePart(
  key: string,
  label: string,
  field: Exclude<Keys<null>, Keys<number>> | 'mode' | 'pixelFormat' | 'circleOfConfusion',
  choices: readonly string[],
): UrlPart {
  return {
    key,
    label,
    expected: oneOf(choices),
    print: ({ task }) => {
      const value = task[field];
      return typeof value === 'string' && value !== neutralTask[field] ? value : null;
    },
    read: (text, state) => (choices.includes(text) ? withTask(state, { [field]: text }) : null),
  };
}
