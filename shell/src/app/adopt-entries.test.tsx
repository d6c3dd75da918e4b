// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adoptEntries } from './adopt-entries';

let navigation = 'navigate';
class Timing {
  type = navigation;
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  navigation = 'navigate';
  vi.stubGlobal('PerformanceNavigationTiming', Timing);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [new Timing() as unknown as PerformanceEntry]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Draws its state beside its fields, and draws them once more after it is taken over, as a restored login does. */
function Form() {
  const [text, setText] = useState('60');
  const [note, setNote] = useState('');
  const [isOn, setIsOn] = useState(false);
  const [colour, setColour] = useState('red');
  const [, again] = useState(0);
  useEffect(() => again(1), []);
  return (
    <form>
      <input name="text" value={text} onChange={event => setText(event.target.value)} />
      <textarea name="note" value={note} onChange={event => setNote(event.target.value)} />
      <input name="on" type="checkbox" checked={isOn} onChange={event => setIsOn(event.target.checked)} />
      <select name="colour" value={colour} onChange={event => setColour(event.target.value)}>
        <option value="red">红</option>
        <option value="blue">蓝</option>
      </select>
      <output>{[text, note, isOn, colour].join('|')}</output>
    </form>
  );
}

const field = <T extends HTMLElement>(name: string) => document.querySelector<T>(`[name=${name}]`) as T;
const shown = () => document.querySelector('output')?.textContent;

/** The page as drawn, then what a visitor enters, then the page taken over; `meanwhile` happens just before. */
async function takeOver(enter: () => void, meanwhile: () => void = () => undefined): Promise<void> {
  document.body.innerHTML = `<div>${renderToString(<Form />)}</div>`;
  const element = document.body.firstElementChild;
  if (!element) throw new Error('nothing drawn');
  enter();
  adoptEntries(element);
  meanwhile();
  // A part that waits for its code is taken over later.
  vi.advanceTimersByTime(100);
  await act(async () => void hydrateRoot(element, <Form />));
  await act(async () => void vi.advanceTimersByTime(100));
}

test('what was entered before the components run is theirs afterwards', async () => {
  await takeOver(() => {
    field<HTMLInputElement>('text').value = '500';
    field<HTMLTextAreaElement>('note').value = '反光';
    field<HTMLInputElement>('on').checked = true;
    field<HTMLSelectElement>('colour').value = 'blue';
  });
  expect(shown()).toBe('500|反光|true|blue');
  expect(field<HTMLInputElement>('text').value).toBe('500');
  expect(field<HTMLInputElement>('on').checked).toBe(true);
});

test('what is typed while the page is taken over counts too, and the caret stays', async () => {
  const text = () => field<HTMLInputElement>('text');
  await takeOver(
    () => {
      text().focus();
      text().value = '50';
    },
    () => {
      text().value = '5.50';
      text().setSelectionRange(2, 2);
    },
  );
  expect(shown()).toBe('5.50||false|red');
  expect(text().selectionStart).toBe(2);
});

test('fields that nobody touched are left alone', async () => {
  const inputs = vi.fn();
  document.addEventListener('input', inputs);
  await takeOver(() => undefined);
  document.removeEventListener('input', inputs);
  expect(shown()).toBe('60||false|red');
  expect(inputs).not.toHaveBeenCalled();
});

test('what the browser filled in after a reload is not taken for the visitor’s, but the field that he is in', async () => {
  navigation = 'reload';
  await takeOver(() => {
    field<HTMLInputElement>('text').value = '500';
    field<HTMLTextAreaElement>('note').value = '反光';
    field<HTMLTextAreaElement>('note').focus();
  });
  expect(shown()).toBe('60|反光|false|red');
});
