// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { startSheets, untilStyled } from './late-sheets';

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

const names = () =>
  [...document.querySelectorAll('link')].map(({ id, attributes }) =>
    attributes.getNamedItem('disabled') ? `${id} off` : id,
  );

function setUp(): HTMLLinkElement {
  document.body.innerHTML = [
    '<link rel="stylesheet" data-late disabled id="shell" integrity="sha384-x">',
    '<link rel="stylesheet" id="remote">',
  ].join('');
  const link = document.querySelector<HTMLLinkElement>('#shell');
  if (!link) throw new Error('no link');
  return link;
}

const sheetOf = () => document.querySelector<HTMLLinkElement>('#shell');
const arrive = (link: HTMLLinkElement | null) => {
  if (!link) throw new Error('no link');
  Object.defineProperty(link, 'sheet', { value: new CSSStyleSheet() });
  link.dispatchEvent(new Event('load'));
};

/** Whether it has resolved by now. */
async function isOver(promise: Promise<void> | null): Promise<boolean> {
  const over = vi.fn();
  void promise?.then(over);
  await new Promise<void>(resolve => queueMicrotask(() => queueMicrotask(resolve)));
  return over.mock.calls.length > 0;
}

test('sheets that are put off are asked for once somebody says so, and only they', () => {
  setUp();
  expect(names()).toEqual(['shell off', 'remote']);
  startSheets();
  startSheets();
  expect(names()).toEqual(['shell', 'remote']);
});

test('a page is styled when they are there; without any, and when they were there before, it is', async () => {
  expect(untilStyled()).toBeNull();
  setUp();
  const styled = untilStyled();
  expect(await isOver(styled)).toBe(false);
  arrive(sheetOf());
  expect(await isOver(styled)).toBe(true);
  expect(untilStyled()).toBeNull();
});

test('one that fails is asked for once more, against its hash; then nobody waits for it', async () => {
  const first = setUp();
  const styled = untilStyled();
  first.dispatchEvent(new Event('error'));
  const again = sheetOf();
  expect(again).not.toBe(first);
  expect(again?.getAttribute('integrity')).toBe('sha384-x');
  expect(names()).toEqual(['shell', 'remote']);
  expect(await isOver(styled)).toBe(false);
  again?.dispatchEvent(new Event('error'));
  await styled;
  expect(names()).toEqual(['remote']);
});

test('the wait for one that never comes has an end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  setUp();
  const styled = untilStyled();
  expect(await isOver(styled)).toBe(false);
  vi.runAllTimers();
  expect(await isOver(styled)).toBe(true);
});
