// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { holdElement } from './hold-element';
import { selection } from './selection';

vi.mock('./hold-element', () => ({
  holdElement: vi.fn(() => ({ element: document.createElement('shixuan-selection'), set: vi.fn() })),
}));

const held = () => vi.mocked(holdElement).mock.results.map(({ value }) => value);
const place = () => document.createElement('div');

beforeEach(() => void vi.mocked(holdElement).mockClear());

test('each place has one element, and rendering again sets its properties in the place it has', () => {
  const { render } = selection();
  const [left, right] = [place(), place()];
  left.append('正在加载…');
  render({ dom: left, mode: 'lens' });
  render({ dom: right, mode: 'camera' });
  const [first, second] = held();
  expect([...left.childNodes]).toEqual([first?.element]);
  expect([...right.childNodes]).toEqual([second?.element]);

  const moved = vi.spyOn(left, 'replaceChildren');
  render({ dom: left, mode: 'vision' });
  expect(held()).toHaveLength(2);
  expect(moved).not.toHaveBeenCalled();
  expect(vi.mocked(first?.set).mock.calls.map(([props]: [{ mode?: string }]) => props.mode)).toEqual([
    'lens',
    'vision',
  ]);
});

test('a place that is cleared loses its element, and gets another when it is rendered again', () => {
  const { render, destroy } = selection();
  const [dom, other] = [place(), place()];
  render({ dom });
  render({ dom: other });
  destroy({ dom });
  expect([dom.childElementCount, other.childElementCount]).toEqual([0, 1]);
  render({ dom });
  expect(held()).toHaveLength(3);
  expect(dom.firstElementChild).toBe(held()[2]?.element);
});

test('a place that was never rendered, or none, is cleared without an error', () => {
  const { destroy } = selection();
  expect(() => destroy({ dom: place() })).not.toThrow();
  expect(() => destroy({ dom: null })).not.toThrow();
});
