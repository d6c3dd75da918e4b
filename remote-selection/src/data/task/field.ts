import type { SelectionState } from '@shixuan/task-url';
import type { AskedFor, ParsedQuantity, QuantityQuery } from '@shixuan/units';

/** A quantity that is typed. What it is, what it may be, and where in the state it stands. */
export interface Field<State = SelectionState> {
  /** Of the field, also in the address where its text cannot be taken. */
  key: string;
  label: string;
  /** The first is the one that the state has; the others are offered beside the input. Empty: a pure number. */
  units: readonly [stored: string, ...others: string[]];
  min: number;
  max: number;
  /** Why not beyond: said with the range. */
  why: string;
  /** One line for who does not know the term. */
  help: string;
  /** Says what an empty field means; without it the field must not be empty. */
  empty?: string;
  /** Takes a range: 280~320. */
  range?: boolean;
  integer?: boolean;
  /** What could be typed, with its unit: said where a text cannot be taken. */
  example: string;
  parse?: (text: string, unit: string, asked: AskedFor) => ParsedQuantity;
  get(state: State): QuantityQuery;
  set(state: State, value: QuantityQuery): State;
}
