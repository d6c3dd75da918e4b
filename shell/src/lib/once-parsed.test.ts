// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { onceParsed } from './once-parsed';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const reading = (state: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
const add = (id: string) => {
  const element = document.createElement('p');
  element.id = id;
  document.body.append(element);
  return element;
};
/** Observers are told when the present script has ended. */
const told = () => Promise.resolve();

test('what is read already is given at once', () => {
  const element = add('a');
  const act = vi.fn();
  onceParsed('a', act);
  expect(act).toHaveBeenCalledExactlyOnceWith(element);
});

test('what is still to come is given when it does, once', async () => {
  reading('loading');
  const act = vi.fn();
  onceParsed('a', act);
  add('b');
  await told();
  expect(act).not.toHaveBeenCalled();
  const element = add('a');
  await told();
  add('c');
  await told();
  expect(act).toHaveBeenCalledExactlyOnceWith(element);
});

test('what a whole document does not have is not waited for', async () => {
  const act = vi.fn();
  onceParsed('a', act);
  add('a');
  await told();
  expect(act).not.toHaveBeenCalled();
});

test('it is waited for until the document is whole', async () => {
  const state = reading('loading');
  const act = vi.fn();
  onceParsed('a', act);
  state.mockReturnValue('interactive');
  add('b');
  await told();
  add('a');
  await told();
  expect(act).not.toHaveBeenCalled();
});
