// <shixuan-selection> /embed/v1：元素、事件与 detail 的类型。没有用 React 的网页删去第一行与最后两段。
import type * as React from 'react';

/** A product of the catalogue within a recommendation. */
export interface SelectionProduct {
  /** Number of the product in the catalogue. */
  id: number;
  role: 'camera' | 'lens' | 'light' | 'grabber' | 'profiler';
  /** `海康机器人` */
  brand: string;
  /** `MV-CS050-10GM` */
  model: string;
  /** The product's page on the site. */
  url: string;
}

/** One figure of a recommendation. */
export interface SelectionFigure {
  /** What it is, in Chinese: `单像素精度`. */
  label: string;
  /** Null: cannot be told, or a figure alone does not tell it. */
  value: number | null;
  unit: string;
  text: string | null;
}

/** One check of a recommendation. */
export interface SelectionCheck {
  id: string;
  label: string;
  verdict: 'pass' | 'warn' | 'fail' | 'unknown';
  /** Why, with the figures. */
  reason: string;
}

/** One line of a bill of material. */
export interface SelectionBillLine {
  /** `相机` */
  item: string;
  /** Null: not a product of the catalogue, or still open. */
  productId: number | null;
  /** `海康机器人 MV-CS050-10GM`, or what it must be. */
  name: string;
  count: number;
  note: string | null;
}

/** One recommendation: what it is made of, its figures, what was checked. */
export interface SelectionSystem {
  /** `MV-CS050-10GM + LM35JC5M` */
  title: string;
  mode: SelectionMode;
  /** State that names just this recommendation: can be given back as `value`. */
  value: string;
  /** The same as a page of the site. */
  url: string;
  /** 0 to 100. */
  score: number;
  products: readonly SelectionProduct[];
  figures: readonly SelectionFigure[];
  checks: readonly SelectionCheck[];
  billOfMaterial: readonly SelectionBillLine[];
}

/** What is looked for: cameras, lenses, or whole systems (with `mode=laser-3d` in `value`: line profilers). */
export type SelectionMode = 'camera' | 'lens' | 'vision';

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

/** Words of the element that can be replaced. What is left out stays. */
export interface SelectionTexts {
  /** Heading of the element; empty: none. */
  title?: string;
  /** The sentence below it; empty: none. */
  lead?: string;
  /** Button that chooses the recommendation that is looked at. */
  pick?: string;
  /** Link to the same task on the site. */
  openSite?: string;
  /** Link to the report. */
  report?: string;
  /** Button that copies the result as text. */
  copyText?: string;
  /** Button that copies the address of the result. */
  copyLink?: string;
  /** In place of results while an entry cannot be computed with, and the sentence below. */
  emptyTitle?: string;
  emptyHint?: string;
  /** Heading of what is shown when results could not be fetched; the reason follows. */
  failedTitle?: string;
  /** Heading of what is shown when the element itself fails. */
  brokenTitle?: string;
  /** While the element's files are fetched, and when they did not come. */
  loading?: string;
  loadFailed?: string;
}

/** Attributes as HTML writes them. */
export interface SelectionAttributes {
  mode?: SelectionMode;
  /** State to begin with, as the site's URL has it after `?`. */
  value?: string;
  /** A task to begin with, where there is no `value`: `pcb`, `electrode`, `bottle`, `code`, `thread`, `shaft`, `glass`, `web`, `character`. */
  preset?: string;
  /** `auto` follows the visitor's system. Default: `light`. */
  theme?: 'light' | 'dark' | 'auto';
  /** Colour of links, buttons and marks, `#rrggbb`. Made darker or lighter until it can be read. */
  accent?: string;
  /** JSON of `SelectionTexts`. */
  texts?: string;
  /** Where the calls go, `https://视选的地址/web`; default: the site that the script is from. */
  'api-base'?: string;
  /** Key that the site's operators gave to whoever owns the page: `sxp_…`. It stands in the page for all to see. */
  partner?: string;
  /** `auto`: as tall as its content (default); `fill`: as tall as its place, scrolls inside. */
  height?: 'auto' | 'fill';
  /** `on`: products have a button whose presses the page hears of as `selection-compare`. Default: `off`. */
  compare?: 'on' | 'off';
  /** `off`: in the page's own tree, reached by its style sheets. Read once, when the element is first shown. */
  shadow?: 'on' | 'off';
}

/** `<shixuan-selection>` */
export interface ShixuanSelectionElement extends HTMLElement {
  mode: SelectionMode;
  value: string;
  get texts(): SelectionTexts | null;
  /** Its JSON is taken as well: frameworks set attributes of a template as properties. */
  set texts(texts: SelectionTexts | string | null);
  /** Begins anew: with `preset`, or with the first task of the mode. */
  reset(): void;
  /** Bill of material of the recommendation that is looked at; empty while there is none. */
  toBillOfMaterial(): readonly SelectionBillLine[];
  addEventListener<K extends keyof SelectionEventMap>(
    type: K,
    listener: (this: ShixuanSelectionElement, event: SelectionEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof SelectionEventMap>(
    type: K,
    listener: (this: ShixuanSelectionElement, event: SelectionEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'shixuan-selection': ShixuanSelectionElement;
  }
}

/** Properties of the component that a federation host draws. A change is taken over by what is there already. */
export interface FederatedSelectionProps {
  mode?: SelectionMode;
  /** Task, as the site's URL has it after `?`. */
  value?: string;
  /** A task to begin with, where there is no `value`. */
  preset?: SelectionAttributes['preset'];
  theme?: SelectionAttributes['theme'];
  /** `#rrggbb` */
  accent?: string;
  texts?: SelectionTexts;
  /** `fill`: as tall as the component's place, which then needs a height (`style`). */
  height?: SelectionAttributes['height'];
  /** `on`: the host has a list of products to compare, see `onCompare`. */
  compare?: SelectionAttributes['compare'];
  /** Key that the site's operators gave to whoever owns the page. */
  partner?: string;
  /** Where the calls go, `https://视选的地址/web`; default: the site that the container is from. */
  apiBase?: string;
  onReady?: (event: SelectionEventMap['selection-ready']) => void;
  onChange?: (event: SelectionEventMap['selection-change']) => void;
  onResult?: (event: SelectionEventMap['selection-result']) => void;
  onPick?: (event: SelectionEventMap['selection-pick']) => void;
  onCompare?: (event: SelectionEventMap['selection-compare']) => void;
  /** `event.preventDefault()`: the host follows the link itself. */
  onNavigate?: (event: SelectionEventMap['selection-navigate']) => void;
  onError?: (event: SelectionEventMap['selection-error']) => void;
}

/** What the exposed module's function returns: the protocol of the federation's bridge, for hosts without React too. */
export interface FederatedSelection {
  /** Fills a place; called again for the same place, changes what is shown there. */
  render(info: FederatedSelectionProps & { dom: HTMLElement }): void;
  /** Clears a place. One that was never filled is left alone. */
  destroy(info: { dom: HTMLElement | null }): void;
}

/** `./selection` of the container `shixuan_selection_v1`. */
export interface FederatedSelectionModule {
  default: () => FederatedSelection;
}

export type SelectionProps = React.DetailedHTMLProps<
  React.HTMLAttributes<ShixuanSelectionElement>,
  ShixuanSelectionElement
> &
  SelectionAttributes;

/** `<shixuan-selection>` in JSX: import this file once for its types. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shixuan-selection': SelectionProps;
    }
  }
}
