import { expect, type Locator, type Page } from '@playwright/test';

/** The problem with the present focus: lost, not marked, out of sight or covered. Null: none. */
const focusProblem = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'the focus is lost';
    const name = element.outerHTML.slice(0, 160);
    const marked = (candidate: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    };
    // The content and its heading get focus so that Tab continues from there; they are not operable.
    const acts = !element.matches('main, h1');
    // A field may be marked by the frame around it.
    if (acts && !marked(element) && !(element.parentElement && marked(element.parentElement)))
      return `not marked: ${name}`;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const box = {
      left: Math.max(left, 0),
      top: Math.max(top, 0),
      right: Math.min(right, window.innerWidth),
      bottom: Math.min(bottom, window.innerHeight),
    };
    if (box.right <= box.left || box.bottom <= box.top) return `out of sight: ${name}`;
    const inSight = [0.1, 0.5, 0.9].some(across =>
      [0.1, 0.5, 0.9].some(down => {
        const at = document.elementFromPoint(
          box.left + (box.right - box.left) * across,
          box.top + (box.bottom - box.top) * down,
        );
        return at !== null && (element.contains(at) || at.contains(element));
      }),
    );
    return inSight ? null : `behind something: ${name}`;
  });

/** The visitor sees where the focus is. */
export const expectFocusInSight = async (page: Page) => expect.poll(() => focusProblem(page)).toBeNull();

const hasFocus = (target: Locator) => target.evaluate(element => element === document.activeElement);

/** Presses Tab until the element has focus, as a visitor would. */
export async function tabTo(page: Page, target: Locator, atMost = 60): Promise<void> {
  for (let i = 0; i < atMost; i += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) return;
  }
  throw new Error(`not reached with ${atMost} times Tab`);
}

/** Moves by Tab or Shift+Tab to an element, and checks at every stop that the focus is visible. */
export async function walkTo(page: Page, target: Locator, { atMost = 150, back = false } = {}): Promise<void> {
  for (let i = 0; i < atMost; i += 1) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    await expectFocusInSight(page);
    if (await hasFocus(target)) return;
  }
  throw new Error(`not reached with ${atMost} stops`);
}
