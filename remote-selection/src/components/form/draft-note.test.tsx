// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Field } from '../../data/task/field';
import { DraftNote } from './draft-note';

interface State {
  drafts: Record<string, string>;
  values: Record<string, number>;
}

const field = (key: string): Field<State> => ({
  key,
  label: key,
  units: ['mm'],
  min: 0,
  max: 100,
  why: '',
  help: '',
  example: '1 mm',
  get: ({ values: { [key]: exact } }) => (exact === undefined ? {} : { exact }),
  set: state => state,
});

afterEach(cleanup);

const fields = [field('a'), field('b')];
const noteOf = (state: State) => render(<DraftNote state={state} fields={fields} />).container.textContent;

test('a wrong entry is named with its text, and with what holds in its place where anything does', () => {
  const values = { a: 5, b: 0 };
  expect(noteOf({ drafts: {}, values })).toBe('');
  expect(noteOf({ drafts: { a: 'x', elsewhere: 'x' }, values })).toBe('a「x」不能用，结果与报告仍按 5 mm去改');
  expect(noteOf({ drafts: { a: 'x' }, values: {} })).toBe('a「x」不能用，没有计入结果去改');
  expect(noteOf({ drafts: { a: 'x', b: ' ' }, values: { b: 0 } })).toBe(
    'a「x」不能用，没有计入结果去改b空着，结果与报告仍按 0 mm去改',
  );
});

test('去改 leads to the field, also to one whose group or sheet is closed', async () => {
  render(
    <>
      <DraftNote state={{ drafts: { a: 'x', b: 'y' }, values: {} }} fields={fields} />
      <details>
        <input data-field="a" />
      </details>
      <Sheet />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: '去改a' }));
  expect(document.activeElement?.getAttribute('data-field')).toBe('a');
  expect(document.querySelector('details')?.open).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: '去改b' }));
  // Later than a frame, as on a busy machine.
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  act(() => openAsked());
  await waitFor(() => expect(document.activeElement?.getAttribute('data-field')).toBe('b'));
});

/** Opens the sheet once it has been asked for. */
let openAsked = (): void => {
  throw new Error('nothing has asked for the sheet');
};

function Sheet() {
  const [open, setOpen] = useState(false);
  return open ? (
    <input data-field="b" />
  ) : (
    <button
      type="button"
      data-opens="form"
      onClick={() => {
        openAsked = () => setOpen(true);
      }}
    >
      改任务
    </button>
  );
}
