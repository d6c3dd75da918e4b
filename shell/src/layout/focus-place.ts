/** Where focus is remembered: in the content, and on the comparison list below it, from which a link leads away. */
const WITHIN = 'main, [data-compare-tray]';

/** An element as the visitor knows it: where its page is made anew, another of the same kind, name and turn is the same to him. */
export interface FocusPlace {
  element: WeakRef<HTMLElement>;
  tag: string;
  /** Where a link leads, else what is written on it. */
  name: string;
  /** How many of the same kind and name come before it. */
  turn: number;
}

const nameOf = (element: Element) =>
  element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent;

/** Those in sight: pages that are kept behind are hidden. */
const alike = (tag: string, name: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(tag)].filter(
    each => nameOf(each) === name && each.closest(WITHIN) !== null && each.checkVisibility(),
  );

/** Null for what is no place to come back to: the header, and dialogs. */
export function placeOf(element: HTMLElement): FocusPlace | null {
  if (!element.closest(WITHIN)) return null;
  const tag = element.tagName.toLowerCase();
  const name = nameOf(element) ?? '';
  return { element: new WeakRef(element), tag, name, turn: alike(tag, name).indexOf(element) };
}

/** The very element, else the one that stands for it now; undefined while there is none. Fields without a name are not guessed. */
export function findPlace({ element, tag, name, turn }: FocusPlace): HTMLElement | undefined {
  const same = element.deref();
  if (same?.isConnected && same.checkVisibility()) return same;
  return name === '' ? undefined : alike(tag, name)[turn];
}
