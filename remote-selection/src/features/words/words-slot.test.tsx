// @vitest-environment jsdom
import { neutralProfileState, neutralState, type SelectionState } from '@shixuan/task-url';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  cleanup();
  // Each test is to wait for the code of the line anew.
  vi.resetModules();
});

let told: SelectionState[];

async function slot(client = new QueryClient(), ask = ''): Promise<ReactNode> {
  told = [];
  const [{ HostProvider }, { testHost }, { WordsSlot }] = await Promise.all([
    import('@shixuan/host'),
    import('@shixuan/host/testing'),
    import('./words-slot'),
  ]);
  const before = { page: 'imaging', imaging: neutralState('systems'), profile: neutralProfileState } as const;
  return (
    <QueryClientProvider client={client}>
      <HostProvider host={testHost()}>
        <WordsSlot ask={ask} before={before} onImaging={state => void told.push(state)} />
      </HostProvider>
    </QueryClientProvider>
  );
}

async function open(client?: QueryClient): Promise<HTMLInputElement> {
  render(await slot(client));
  return screen.getByRole('textbox', { name: '用一句话描述任务' });
}
/** The line that reads has a button beside it. */
const reading = async () => {
  await screen.findByRole('button', { name: /填入/ });
  return screen.getByRole<HTMLInputElement>('textbox', { name: '用一句话描述任务' });
};

test('what is typed before its code has come stays, with the focus behind it', async () => {
  const field = await open();
  field.focus();
  fireEvent.change(field, { target: { value: '缺陷 0.2 mm' } });
  expect(screen.queryByRole('button')).toBeNull();
  const line = await reading();
  expect([line.value, document.activeElement, line.selectionStart]).toEqual([
    '缺陷 0.2 mm',
    line,
    '缺陷 0.2 mm'.length,
  ]);
  expect(told).toEqual([]);
});

test('a field that was pressed before any code of the page has come keeps the focus', async () => {
  const page = await slot();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  screen.getByRole('textbox', { name: '用一句话描述任务' }).focus();
  render(page, { container, hydrate: true });
  fireEvent.click(screen.getByRole('textbox', { name: '用一句话描述任务' }));
  const line = await reading();
  expect(document.activeElement).toBe(line);
});

test('Enter before its code has come fills the form once it has', async () => {
  const field = await open();
  field.focus();
  fireEvent.change(field, { target: { value: '缺陷 0.2 mm，红光' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await reading();
  expect(told.map(({ task }) => task.wavelengthNm)).toEqual([630]);
});

test('a field that was left meanwhile does not take the focus back', async () => {
  const field = await open();
  field.focus();
  fireEvent.click(field);
  field.blur();
  await reading();
  expect(document.activeElement).toBe(document.body);
});

test('a line that was written on another page is read again with its questions, and fills nothing by itself', async () => {
  const client = new QueryClient();
  const field = await open(client);
  fireEvent.change(field, { target: { value: '红光，精度 0.02' } });
  await reading();
  cleanup();
  await open(client);
  expect((await reading()).value).toBe('红光，精度 0.02');
  expect(screen.getByRole('button', { name: '单像素精度' })).toBeTruthy();
  expect([told, document.activeElement]).toEqual([[], document.body]);
});

test('Enter in an empty field fills nothing', async () => {
  const field = await open();
  field.focus();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect((await reading()).value).toBe('');
  expect(told).toEqual([]);
});

test('an input method composes to its end in the field where it began', async () => {
  const field = await open();
  field.focus();
  fireEvent.compositionStart(field);
  fireEvent.change(field, { target: { value: 'beiguang' } });
  // Once the code is there, the line would have come.
  await act(async () => void (await import('./words-line')));
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.change(field, { target: { value: '背光' } });
  fireEvent.compositionEnd(field);
  expect((await reading()).value).toBe('背光');
});

test('a line that an address brings along is read, and asks what it leaves open', async () => {
  render(await slot(new QueryClient(), '视野100x80 精度0.05'));
  await reading();
  const line = screen.getByRole<HTMLInputElement>('textbox', { name: '用一句话描述任务' });
  expect(line.value).toBe('视野100x80 精度0.05');
  expect(screen.getByText(/精度有三种意思/)).toBeDefined();
  expect(told).toEqual([]);
});
