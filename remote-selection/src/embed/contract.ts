import type { SelectionBillLine, SelectionState, ShixuanSelectionElement } from '@shixuan/embed-types';
import type { ScriptRules } from './loader/run-checked';

// What the loader and the bundle know of each other. Both come from one build.

/** A widget in an element. Reads the element's attributes itself. */
export interface Mounted {
  /** An attribute or the property of this name was changed. */
  update(name: string): void;
  /** What is shown. */
  read(): SelectionState;
  /** Shows another task without firing an event: the page itself asked for it. */
  write(value: string): void;
  reset(): void;
  bill(): readonly SelectionBillLine[];
  unmount(): void;
}

export interface MountOptions {
  element: ShixuanSelectionElement;
  /** The element's shadow root, or the element itself. */
  root: ShadowRoot | ShixuanSelectionElement;
  /** Origin of the site that the loader is from. */
  site: string;
  /** What the page asks of the scripts in it. */
  rules: ScriptRules;
  /** What was shown when the element was last in a page. */
  before: SelectionState | null;
}

export type Mount = (options: MountOptions) => Mounted;

/** The bundle hands `Mount` over as the `detail` of an event of this name on the document: no name is left in the page. */
export const HANDED_OVER = 'shixuan-selection-handed-over';
