// @vitest-environment jsdom
import { HostProvider } from '@shixuan/host';
import { testHost } from '@shixuan/host/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import '@shixuan/host/testing/dom';
import { presets } from '../data/task/presets';
import { useSelectionAddress } from './use-selection-address';

function open(search: string, beside = '') {
  const written: string[] = [];
  /** Searches by entry of the history, as a browser keeps them. */
  const entries = [search];
  const host = testHost({
    services: {
      navigate(to, options) {
        const now = to.split('?')[1] ?? '';
        written.push(now);
        if (options?.replace) entries.pop();
        entries.push(now);
      },
    },
  });
  const hook = renderHook((now: string) => useSelectionAddress(now, 'systems', beside), {
    initialProps: search,
    wrapper: ({ children }) => <HostProvider host={host}>{children}</HostProvider>,
  });
  const type = (text: string) =>
    act(() => hook.result.current.dispatch({ type: 'typed', field: 'wd', text, unit: 'mm' }));
  const choose = (id: string) =>
    act(() => {
      const preset = presets.find(each => each.id === id);
      if (preset) hook.result.current.dispatch({ type: 'preset', preset });
    });
  return {
    ...hook,
    written,
    entries,
    type,
    choose,
    distance: () => hook.result.current.state.task.workingDistance.minMm,
  };
}

test('an address that comes back late does not undo what was typed since', async () => {
  const { written, type, distance, rerender } = open('');
  type('300');
  await waitFor(() => expect(written).toHaveLength(1));
  type('400');
  await waitFor(() => expect(written).toHaveLength(2));
  rerender(written[0] ?? '');
  expect(distance()).toBe(400);
  rerender(written[1] ?? '');
  expect(distance()).toBe(400);
});

test('going back shows what the address says, and going nowhere writes nothing', async () => {
  const { written, type, distance, rerender, result } = open('fov=60x45&wd=250&acc=defect:0.1:3');
  type('300');
  await waitFor(() => expect(written).toHaveLength(1));
  rerender(written[0] ?? '');
  rerender('fov=60x45&wd=250&acc=defect:0.1:3');
  expect(distance()).toBe(250);
  act(() => result.current.flush());
  expect(written).toHaveLength(1);
});

test('an address in other words than ours stays as it is until something is changed', async () => {
  const { written, type, result } = open('wd=250&fov=60x45');
  act(() => result.current.flush());
  expect(written).toEqual([]);
  type('300');
  await waitFor(() => expect(written).toHaveLength(1));
  expect(written[0]).toMatch(/^fov=60x45&wd=300/);
});

test('going back from an example brings the task that was there, with what was typed last', () => {
  const { entries, type, choose, distance, rerender } = open('');
  type('300');
  choose('bottle');
  expect(entries).toHaveLength(2);
  expect(entries[0]).toContain('wd=300');
  expect(distance()).toBe(200);
  rerender(entries[1] ?? '');
  expect(distance()).toBe(200);
  rerender(entries[0] ?? '');
  expect(distance()).toBe(300);
  rerender(entries[1] ?? '');
  expect(distance()).toBe(200);
});

test('an address of the task before that comes late does not undo the example, nor what was typed into it', () => {
  const { entries, type, choose, distance, rerender } = open('');
  type('300');
  choose('bottle');
  type('210');
  rerender(entries[0] ?? '');
  expect(distance()).toBe(210);
  rerender(entries[1] ?? '');
  expect(distance()).toBe(210);
});

test('an example leaves an address in other words as it was, and chosen twice makes one entry', () => {
  const { entries, choose } = open('wd=250&fov=60x45');
  choose('bottle');
  choose('bottle');
  expect(entries).toEqual(['wd=250&fov=60x45', expect.stringMatching(/^fov=40x40/)]);
});

test('edits stay in one entry of the history', async () => {
  const { entries, written, type, choose } = open('');
  choose('bottle');
  type('300');
  await waitFor(() => expect(written).toHaveLength(2));
  type('400');
  await waitFor(() => expect(written).toHaveLength(3));
  expect(entries).toEqual(['', expect.stringContaining('wd=400')]);
});

test('an edit of a scheme that was passed on is a task of its own; the scheme stays behind it as it was', () => {
  const { entries, type, distance } = open('fov=60x45&wd=250&acc=defect:0.1:3', '&view=shared&note=a&talk=b');
  type('300');
  expect(distance()).toBe(300);
  expect(entries).toEqual(['fov=60x45&wd=250&acc=defect:0.1:3', expect.stringMatching(/^fov=60x45&wd=300/)]);
  expect(entries[1]).not.toMatch(/view=|note=|talk=/);
});

test('an edit of a page on which a row was chosen stays in its entry', async () => {
  const { entries, type } = open('fov=60x45&wd=250&acc=defect:0.1:3', '&pick=1-2');
  type('300');
  await waitFor(() => expect(entries).toEqual([expect.stringMatching(/wd=300.*&pick=1-2$/)]));
});

test('what an address said wrongly is not said of the example that took its place', () => {
  const { result, choose } = open('fov=60x45&wd=near');
  expect(result.current.problems).toHaveLength(1);
  choose('bottle');
  expect(result.current.problems).toEqual([]);
});
