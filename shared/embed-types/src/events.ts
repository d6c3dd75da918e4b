import type { SelectionMode, SelectionSystem } from './system';

/** What the element shows: together they are the address of a page of the site. */
export interface SelectionState {
  mode: SelectionMode;
  /** As the site's URL has it after `?`. */
  value: string;
  /** That page of the site. */
  url: string;
}

/** Results have come, or another one is looked at. */
export interface SelectionResult extends SelectionState {
  /** How many recommendations are listed. */
  count: number;
  /** The recommendation that is looked at: the first, until another is opened. Null where nothing does the task. */
  shown: SelectionSystem | null;
}

/** A product that the visitor wants to compare with others. */
export interface SelectionCompared {
  /** Number of the product in the catalogue. */
  id: number;
  /** `海康机器人 MV-CS050-10GM` */
  title: string;
  /** The product's page on the site. */
  url: string;
}

export interface SelectionFailure {
  /** `load`: the element's own files; `api`: a call; `render`: a fault in the element; `setting`: something the page asked for. */
  kind: 'load' | 'api' | 'render' | 'setting';
  /** In Chinese, fit to be shown. */
  message: string;
}

/** Events of the element. All bubble and pass the borders of shadow trees. A major version never takes one away. */
export interface SelectionEventMap {
  /** The form is there. */
  'selection-ready': CustomEvent<SelectionState>;
  /** The visitor changed the task. */
  'selection-change': CustomEvent<SelectionState>;
  'selection-result': CustomEvent<SelectionResult>;
  /** The visitor chose a recommendation. */
  'selection-pick': CustomEvent<SelectionSystem>;
  /** The visitor put a product on the page's list, which only the page knows. Only with `compare="on"`. */
  'selection-compare': CustomEvent<SelectionCompared>;
  /** A link out of the element was followed. `preventDefault()`: the element does not open it. */
  'selection-navigate': CustomEvent<{ url: string }>;
  'selection-error': CustomEvent<SelectionFailure>;
}
