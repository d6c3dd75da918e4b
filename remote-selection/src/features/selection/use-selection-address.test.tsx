// @vitest-environment jsdom
import { HostProvider } from '@shixuan/host';
import { testHost } from '@shixuan/host/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../testing/dom-stubs';
import { useSelectionAddress } from './use-selection-address';

function open(search: string) {
  const written: string[] = [];
  const host = testHost({ services: { navigate: to => void written.push(to.split('?')[1] ?? '') } });
  const hook = renderHook((now: string) => useSelectionAddress(now, 'vision'), {
    initialProps: search,
    wrapper: ({ children }) => <HostProvider host={host}>{children}</HostProvider>,
  });
  const type = (text: string) =>
    act(() => hook.result.current.dispatch({ type: 'typed', field: 'wd', text, unit: 'mm' }));
  return { ...hook, written, type, distance: () => hook.result.current.state.task.workingDistance.minMm };
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
