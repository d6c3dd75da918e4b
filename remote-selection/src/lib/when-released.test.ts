// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { released, whenReleased } from './when-released';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** jsdom presses nothing: what the page would find pressed is put in its place. */
function press(html: string, root: Document | ShadowRoot = document): void {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  vi.spyOn(root, 'querySelectorAll').mockReturnValue(place.querySelectorAll('*'));
}

const acted = (looks?: number) => {
  const act = vi.fn();
  whenReleased(act, looks);
  return act;
};

test('waits until a button is pressed no more', async () => {
  press('<button type="button"><span>更多</span></button>');
  const act = acted();
  expect(act).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(1));
});

test('holds nothing up for ever, whatever the browser takes for pressed', async () => {
  press('<button type="button">更多</button>');
  const act = acted(2);
  expect(act).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(1));
});

test.each([
  ['nothing', ''],
  ['text', '<p>…</p>'],
  ['a slider, which answers while it is dragged', '<input type="range">'],
])('does not wait where what is pressed is %s', (_, html) => {
  press(html);
  expect(acted()).toHaveBeenCalledTimes(1);
});

test('finds what is pressed within an element that has a tree of its own', () => {
  const host = document.createElement('section');
  const tree = host.attachShadow({ mode: 'open' });
  document.body.append(host);
  vi.spyOn(document, 'querySelectorAll').mockReturnValue(document.body.querySelectorAll('section'));
  press('<a href="#a">去改</a>', tree);
  expect(acted()).not.toHaveBeenCalled();
});

test('as a promise it lets an answer pass at once where nothing is pressed', async () => {
  await expect(released()).resolves.toBeUndefined();
});
