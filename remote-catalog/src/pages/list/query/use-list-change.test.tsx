// @vitest-environment jsdom
import { PageInMemory, testHost } from '@shixuan/host/testing';
import { stubScreen } from '@shixuan/host/testing/dom';
import { type ListQuery, parseListSearch, printListSearch, withChoice, withSort } from '@shixuan/list-url';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PressedContext, usePressed } from './pressed-query';
import { type ListChange, useListChange } from './use-list-change';

let list: ListChange;
let address: string;

const VALUES = ['a', 'b', 'c'];
const has = (value: string) => (query: ListQuery) => query.filters.brand?.in?.includes(value) ?? false;

function Box({ value }: { value: string }) {
  const checked = usePressed(has(value)(list.shown), has(value));
  const onChange = () => list.press(query => withChoice(query, 'brand', value, !has(value)(query)));
  return <input type="checkbox" aria-label={value} checked={checked} onChange={onChange} />;
}

function Page({ search }: { search: string }) {
  list = useListChange(parseListSearch(search).query);
  return (
    <PressedContext value={list.pressed}>
      {VALUES.map(value => (
        <Box key={value} value={value} />
      ))}
    </PressedContext>
  );
}

const open = () =>
  render(
    <PageInMemory
      page={Page}
      at="/goods/list?categoryId=1"
      host={testHost()}
      queryClient={new QueryClient()}
      onAddress={now => {
        address = now;
      }}
    />,
  );
/** Not by its role, which takes long to find and is asked for very often here. */
const box = (value: string) => screen.getByLabelText(value);
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  stubScreen({ narrow: false });
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A box is clicked, or the order is changed by a control that the whole page follows; so many ms pass. */
const step = fc.record({
  what: fc.oneof(fc.constantFrom(...VALUES), fc.constant('order')),
  pause: fc.constantFrom(0, 1, 16, 17, 33, 40, 300),
});

test('however quickly changes follow one another, none is lost, and a box never shows another state than that pressed', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), steps => {
      open();
      let wanted = parseListSearch('categoryId=1').query;
      for (const { what, pause } of steps) {
        if (what === 'order') {
          const next = (query: ListQuery) =>
            withSort(query, { key: 'model', direction: query.sort?.direction === 'asc' ? 'desc' : 'asc' });
          wanted = next(wanted);
          act(() => list.change(next));
        } else {
          wanted = withChoice(wanted, 'brand', what, !has(what)(wanted));
          fireEvent.click(box(what));
        }
        const shows = () => VALUES.map(value => (box(value) as HTMLInputElement).checked);
        expect(shows()).toEqual(VALUES.map(value => has(value)(wanted)));
        wait(pause);
        expect(shows()).toEqual(VALUES.map(value => has(value)(wanted)));
      }
      wait(1000);
      expect(address.split('?')[1] ?? '').toBe(printListSearch(wanted));
      expect(list.pending).toBe(false);
      expect(list.pressed.get()).toBeUndefined();
      cleanup();
    }),
    { numRuns: 25 },
  );
});

test('only the pressed box is drawn in the frame of the press', () => {
  open();
  const before = list;
  fireEvent.click(box('a'));
  expect(box('a')).toHaveProperty('checked', true);
  expect(list).toBe(before);
  wait(17);
  expect(list.shown).not.toBe(before.shown);
  expect(list.pending).toBe(true);
  wait(300);
  expect(list.pending).toBe(false);
});
