import { expect, test } from 'vitest';
import { staysInTab } from './stays-in-tab';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test('a plain click stays in the tab', () => {
  expect(staysInTab(plain)).toBe(true);
});

test.each([{ button: 1 }, { button: 2 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'a click with %o is the browser’s',
  held => {
    expect(staysInTab({ ...plain, ...held })).toBe(false);
  },
);
