import { takeEarlyPress } from '../lib/early-press';
import type { Entries } from './adopt-entries';

/** How often a button is pressed again, ms, and for how long: its part of the page may wait for its code. */
const EVERY_MS = 50;
const LASTS_MS = 10_000;

const BUTTONS = 'button, [role="button"], [role="tab"], [role="switch"]';

export interface Presses {
  /** Whether one waits to be done again. */
  isKept(): boolean;
  /** Says that React has begun to take the page over, and what was entered before. */
  begin(entries?: Entries): void;
}

const noEntries: Entries = { isWaitingIn: () => false };

/** A button acts on what is entered in its remote's page. */
const partOf = (button: Element) => button.closest('[data-remote]') ?? document.body;

/** Whether the browser acts on the press by itself. A form without an address has nowhere to send what is entered. */
const actsAlone = (button: Element) =>
  button.closest('a[href], summary, label') !== null ||
  (button instanceof HTMLButtonElement && button.type === 'submit' && button.form?.hasAttribute('action') === true);

/**
 * Keeps the last press of a button in the drawn page before its component runs, and presses it again once it does. React
 * drops a press of what it has not taken over, so that a visitor who is faster than the code would press in vain. A later
 * press of anything takes its place. A press waits for what was entered before it: the component has to hear of that first.
 * @param element holds the drawn page
 */
export function adoptPresses(element: Element): Presses {
  let isBegun = false;
  let entered = noEntries;
  let kept: { button: HTMLElement; until: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The button of the drawn page at the target that needs its component to act; null for anything else. */
  function buttonAt(target: Element): HTMLElement | null {
    const button = element.contains(target) ? target.closest<HTMLElement>(BUTTONS) : null;
    return button && !actsAlone(button) ? button : null;
  }

  function keep(button: HTMLElement, until: number): void {
    kept = { button, until };
    clearTimeout(timer);
    timer = setTimeout(again, EVERY_MS);
  }

  function again(): void {
    if (!kept) return;
    const { button, until } = kept;
    kept = null;
    if (!button.isConnected || performance.now() > until) return;
    if (isBegun && !entered.isWaitingIn(partOf(button))) press(button, until);
    else keep(button, until);
  }

  /** React stops a press that it drops before it comes to the button. */
  function press(button: HTMLElement, until: number): void {
    const arrived = arrival(button);
    repeated = button;
    button.click();
    repeated = null;
    if (!arrived()) keep(button, until);
  }

  let repeated: HTMLElement | null = null;

  function heard(event: Event): void {
    if (repeated) return;
    kept = null;
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = buttonAt(target);
    if (!button) return;
    const until = performance.now() + LASTS_MS;
    if (!isBegun || entered.isWaitingIn(partOf(button))) {
      if (isBegun) event.stopImmediatePropagation();
      keep(button, until);
      return;
    }
    const arrived = arrival(target);
    setTimeout(() => {
      if (!arrived()) keep(button, until);
    });
  }

  const early = takeEarlyPress();
  const earlyButton = early && buttonAt(early.target);
  if (early && earlyButton) keep(earlyButton, early.at + LASTS_MS);
  document.addEventListener('click', heard, true);
  return {
    isKept: () => kept !== null,
    begin: (entries = noEntries) => {
      isBegun = true;
      entered = entries;
      setTimeout(() => document.removeEventListener('click', heard, true), LASTS_MS);
    },
  };
}

/** Whether the press that is on its way comes to the target. */
function arrival(target: Element): () => boolean {
  let isThere = false;
  const mark = () => {
    isThere = true;
  };
  target.addEventListener('click', mark, { capture: true, once: true });
  return () => {
    target.removeEventListener('click', mark, true);
    return isThere;
  };
}
