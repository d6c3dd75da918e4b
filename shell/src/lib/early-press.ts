/** A press of the page before its code could hear it. */
export interface EarlyPress {
  target: Element;
  /** By `performance.now()`, ms. */
  at: number;
}

/** Between two scripts of one page, which share no modules. */
const KEY = Symbol.for('site.early-press');
interface Keeper {
  [KEY]?: { last: EarlyPress | null; stop(): void };
}

/** Keeps the last press from now on, until {@link takeEarlyPress} is called. */
export function keepEarlyPress(): void {
  const heard = ({ target }: Event) => {
    if (target instanceof Element) keeper.last = { target, at: performance.now() };
  };
  const keeper: NonNullable<Keeper[typeof KEY]> = {
    last: null,
    stop: () => document.removeEventListener('click', heard, true),
  };
  (document as Keeper)[KEY] = keeper;
  document.addEventListener('click', heard, true);
}

/** The last press that was kept, and the end of keeping them; null where there was none. */
export function takeEarlyPress(): EarlyPress | null {
  const keeper = (document as Keeper)[KEY];
  keeper?.stop();
  delete (document as Keeper)[KEY];
  return keeper?.last ?? null;
}
