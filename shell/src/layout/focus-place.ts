/** Where focus is remembered: in the content, and on the comparison list below it, from which a link leads away. */
const WITHIN = 'main, [data-compare-tray]';

/**
 * An element as the visitor knows it: after its page is rendered anew, the element of the same tag, name and position
 * counts as the same.
 */
export interface FocusPlace {
  element: WeakRef<HTMLElement>;
  tag: string;
  /** Target of a link, else the element's label. */
  name: string;
  /** How many of the same kind and name come before it. */
  turn: number;
}

const nameOf = (element: Element) =>
  element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent;

/** Visible elements only: kept-alive pages in the background are hidden. */
const alike = (tag: string, name: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(tag)].filter(
    each => nameOf(each) === name && each.closest(WITHIN) !== null && each.checkVisibility(),
  );

/** Null where focus is not restored: in the header and in dialogs. */
export function placeOf(element: HTMLElement): FocusPlace | null {
  if (!element.closest(WITHIN)) return null;
  const tag = element.tagName.toLowerCase();
  const name = nameOf(element) ?? '';
  return { element: new WeakRef(element), tag, name, turn: alike(tag, name).indexOf(element) };
}

/**
 * The element itself, else its present counterpart; undefined while there is none. Elements without a name have no
 * counterpart.
 */
export function findPlace({ element, tag, name, turn }: FocusPlace): HTMLElement | undefined {
  const same = element.deref();
  if (same?.isConnected && same.checkVisibility()) return same;
  return name === '' ? undefined : alike(tag, name)[turn];
}
