import type { SelectionState } from '@shixuan/task-url';
import type { AskedFor, ParsedQuantity, QuantityQuery } from '@shixuan/units';

/** A quantity that is typed: its units, range and texts, and how it is read from and written to the state. */
export interface Field<State = SelectionState> {
  /** Of the field, also in the address where its text cannot be taken. */
  key: string;
  label: string;
  /** The first is the one that the state has; the others are offered beside the input. Empty: a pure number. */
  units: readonly [stored: string, ...others: string[]];
  min: number;
  max: number;
  /** Reason for the range, shown with it. */
  why: string;
  /** One line that explains the term. */
  help: string;
  /** Says what an empty field means; without it the field must not be empty. */
  empty?: string;
  /** What holds in place of a field that is still open; undefined: nothing does. */
  assumed?(state: State): string | undefined;
  /** Takes a range: 280~320. */
  range?: boolean;
  integer?: boolean;
  /** What could be typed, with its unit: said where a text cannot be taken. */
  example: string;
  parse?: (text: string, unit: string, asked: AskedFor) => ParsedQuantity;
  get(state: State): QuantityQuery;
  set(state: State, value: QuantityQuery): State;
}

/** The label within a sentence, without what explains it; ± belongs to the figure: 安装公差 of 安装公差 ±. */
export const nameOf = ({ label }: Pick<Field<never>, 'label'>): string => label.replace(/ ±$|（.*）$/, '');
