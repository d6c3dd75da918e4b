import type { SelectionEventMap } from './events';
import type { SelectionBillLine, SelectionMode } from './system';

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
