// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { keepEarlyPress, takeEarlyPress } from './early-press';

function press(name: string): Element {
  const button = document.createElement('button');
  button.textContent = name;
  document.body.append(button);
  button.click();
  return button;
}

test('the last press is given once, and none is kept afterwards', () => {
  keepEarlyPress();
  press('one');
  const last = press('two');
  expect(takeEarlyPress()).toEqual({ target: last, at: expect.any(Number) });
  press('three');
  expect(takeEarlyPress()).toBeNull();
});

test('where nothing was pressed, and where no script keeps presses, there is none', () => {
  expect(takeEarlyPress()).toBeNull();
  keepEarlyPress();
  expect(takeEarlyPress()).toBeNull();
});
