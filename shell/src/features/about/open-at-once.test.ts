// @vitest-environment jsdom
import '../../testing/dom-stubs';
import { afterEach, expect, test } from 'vitest';
import { ABOUT_ID, hasOpenedAtOnce, openAtOnce } from './open-at-once';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The dialog as the server draws it. */
function drawn(attributes = 'data-at-once=""'): HTMLDialogElement {
  document.body.innerHTML = `<dialog id="${ABOUT_ID}" tabindex="-1" ${attributes}><form method="dialog"><button>关闭</button>
    <button value="never">不再显示</button></form></dialog>`;
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('no dialog');
  return dialog;
}

const press = (dialog: HTMLDialogElement, name: string) =>
  [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();

test('opens at the first visit, has the focus, and says once that it did', () => {
  const dialog = drawn();
  openAtOnce(dialog);
  expect(dialog.open).toBe(true);
  expect(document.activeElement).toBe(dialog);
  expect([hasOpenedAtOnce(dialog), hasOpenedAtOnce(dialog)]).toEqual([true, false]);
});

test('does not open where the script comes so late that the component has opened it', () => {
  const dialog = drawn();
  hasOpenedAtOnce(dialog);
  openAtOnce(dialog);
  expect(dialog.open).toBe(false);
});

test('不再显示 is remembered, 关闭 is not', () => {
  const dialog = drawn();
  openAtOnce(dialog);
  press(dialog, '关闭');
  expect([dialog.open, localStorage.getItem('isAbout')]).toEqual([false, null]);
  openAtOnce(dialog);
  press(dialog, '不再显示');
  expect([dialog.open, localStorage.getItem('isAbout')]).toEqual([false, 'true']);
});

test.each([
  ['不再显示 was chosen', () => localStorage.setItem('isAbout', 'true'), undefined],
  ['a login brought unsaved input back', () => sessionStorage.setItem('typed', '{}'), undefined],
  ['the page asks for a login first', () => undefined, ''],
])('stays closed where %s', (_, given, attributes) => {
  const dialog = drawn(attributes);
  given();
  openAtOnce(dialog);
  expect(dialog.open).toBe(false);
  expect(hasOpenedAtOnce(dialog)).toBe(false);
});
