/** How often fields are looked at, ms, and how many times: a part of a page may wait for its code. */
const EVERY_MS = 30;
const MOST_LOOKS = 1000;
/** A field whose text no component draws is entered into no more often. */
const MOST_TIMES = 40;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Entered {
  field: Field;
  text: string;
  /** As the server drew it. */
  drawn: string;
  /** How many times it was entered. */
  times: number;
}

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** As the server drew it. */
function drawnText(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const drawn = [...field.options].find(option => option.defaultSelected) ?? field.options[0];
  return drawn?.value ?? '';
}

const isChanged = (field: Field) =>
  isToggle(field) ? field.checked !== field.defaultChecked : field.value !== drawnText(field);

/** On a page that was reloaded or gone back to, browsers put old entries into fields by themselves. */
function isFilledByBrowser(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
}

/** Sets the text past React, so that React finds a change at the next event of the field. */
function setPastReact(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  if (document.activeElement !== field || selectionStart === null) return;
  // The caret stays where it was, and goes to the end where the text was lost in between.
  const start = selectionStart === 0 ? text.length : selectionStart;
  field.setSelectionRange(start, Math.max(start, selectionEnd ?? start));
}

/**
 * Whether React is taking the field over: it notes its properties on an element. It does so before the component runs,
 * part by part, without an event.
 */
const isTakenOver = (field: Field) => Object.keys(field).some(key => key.startsWith('__reactProps'));

/** Whether the component has heard of it: it then draws the text as the field's own. Of other kinds of fields nothing shows it. */
const isHeard = ({ field, drawn, times }: Entered) =>
  isToggle(field) || field instanceof HTMLSelectElement ? times > 0 : drawnText(field) !== drawn || times >= MOST_TIMES;

/** Has the component hear of what is in the field, as if it were entered now. */
function enter({ field, text }: Entered): void {
  if (isToggle(field)) {
    field.checked = field.defaultChecked;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = text;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    setPastReact(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

export interface Entries {
  /** Whether a component within the part has still to hear of what was entered. */
  isWaitingIn(part: Element): boolean;
}

/**
 * Keeps what a visitor enters into the drawn page before its components run: React starts from what was drawn, and the
 * next drawing would put that back. It is entered once more, until the component of the field has heard of it.
 * @param element holds the drawn page, which is about to be taken over
 */
export function adoptEntries(element: Element): Entries {
  const filled = isFilledByBrowser();
  const own = document.activeElement;
  let waiting = [...element.querySelectorAll<Field>('input, textarea, select')]
    .filter(field => isChanged(field) && (!filled || field === own))
    .map((field): Entered => ({ field, text: field.value, drawn: drawnText(field), times: 0 }));
  let looks = 0;
  const look = () => {
    waiting = waiting.filter(entered => entered.field.isConnected && !isHeard(entered));
    for (const entered of waiting) {
      // Typing goes on while the page is taken over.
      if (isChanged(entered.field)) entered.text = entered.field.value;
      if (!isTakenOver(entered.field)) continue;
      entered.times += 1;
      enter(entered);
    }
    looks += 1;
    if (waiting.length > 0 && looks < MOST_LOOKS) setTimeout(look, EVERY_MS);
  };
  if (waiting.length > 0) setTimeout(look, EVERY_MS);
  return {
    isWaitingIn: part => waiting.some(entered => part.contains(entered.field) && !isHeard(entered)),
  };
}
