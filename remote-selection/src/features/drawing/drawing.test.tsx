// @vitest-environment jsdom
import { systemDrawing } from '@shixuan/optics/describe';
import { type ImagingTask, requirementsOf } from '@shixuan/optics/model';
import { nearestSetting } from '@shixuan/optics/setting';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testCamera, testLens, testTask } from '../../testing/parts';
import { Drawing, type DrawingProps } from './drawing';

/** What the drawing is told when its place has another size. */
let resized: (box: { width: number; height: number }) => void;
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: (entries: [{ contentRect: { width: number; height: number } }]) => void) {
        resized = contentRect => act(() => tell([{ contentRect }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const limits: DrawingProps['limits'] = {
  workingDistance: { min: 50, max: 1000 },
  fieldWidth: { min: 10, max: 500 },
  heightVariation: { min: 0, max: 50 },
};
function figuresOf(task: Partial<ImagingTask> = {}, imageCircleMm: number | null = 12) {
  const need = requirementsOf({ ...testTask, ...task });
  const lens = { ...testLens, imageCircleMm };
  return systemDrawing(need, { camera: testCamera, lens, setting: nearestSetting(need, testCamera, lens) });
}

it('moves distance, field and height by keys, and says them with their unit', () => {
  const onChange = vi.fn();
  render(<Drawing figures={figuresOf({ heightVariationMm: 6 })} limits={limits} onChange={onChange} />);
  const distance = screen.getByRole('slider', { name: '工作距离' });
  expect(distance.getAttribute('aria-valuetext')).toBe('300\u00a0mm');
  fireEvent.keyDown(distance, { key: 'ArrowRight' });
  expect(onChange).toHaveBeenLastCalledWith('workingDistance', 305);
  fireEvent.keyDown(distance, { key: 'PageDown' });
  expect(onChange).toHaveBeenLastCalledWith('workingDistance', 250);
  fireEvent.keyDown(distance, { key: 'Home' });
  expect(onChange).toHaveBeenLastCalledWith('workingDistance', 50);
  fireEvent.keyDown(screen.getByRole('slider', { name: '视野宽' }), { key: 'End' });
  expect(onChange).toHaveBeenLastCalledWith('fieldWidth', 500);
  fireEvent.keyDown(screen.getByRole('slider', { name: '高度差' }), { key: 'ArrowDown' });
  expect(onChange.mock.lastCall?.[1]).toBeLessThan(6);
});

it('shows the depth of field over everything, also where it is thin: above and below the field', () => {
  const { container } = render(<Drawing figures={figuresOf({ heightVariationMm: 6 })} />);
  const bodies = [...(container.querySelector('svg')?.querySelectorAll('rect') ?? [])];
  const figure = (rect: Element | undefined, name: string) => Number(rect?.getAttribute(name));
  const [object, band] = bodies.slice(-2);
  expect(figure(band, 'width')).toBeGreaterThanOrEqual(3);
  expect(figure(band, 'y')).toBeLessThan(figure(object, 'y'));
  expect(figure(band, 'y') + figure(band, 'height')).toBeGreaterThan(figure(object, 'y') + figure(object, 'height'));
});

it('cannot be moved where nobody listens', () => {
  render(<Drawing figures={figuresOf()} limits={limits} />);
  expect(screen.queryByRole('slider')).toBeNull();
});

it('shows the dark corners of a small image circle, and what is unknown as unknown', () => {
  const { rerender } = render(<Drawing figures={figuresOf({}, 10)} />);
  expect(screen.getByText(/四角暗/).textContent).toMatch(/^四角暗 [\d.]+\s%$/);
  rerender(<Drawing figures={figuresOf({}, null)} />);
  expect(screen.getByText(/像圈未标注/)).toBeTruthy();
  rerender(<Drawing figures={figuresOf({}, 12)} />);
  expect(screen.getByText(/大于靶面对角线 .*，全画面可用/)).toBeTruthy();
});

it('has numbers for every point in a place of any size', () => {
  const { container } = render(<Drawing figures={figuresOf({ heightVariationMm: 6 })} limits={limits} />);
  for (const size of [20, 100, 131, 133, 200, 1000]) {
    resized({ width: size, height: 300 });
    resized({ width: 640, height: size });
    resized({ width: size, height: size });
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
  }
});

it('says what is drawn to scale and what is only typical', () => {
  const figures = figuresOf();
  render(<Drawing figures={{ ...figures, lens: { ...figures.lens, lengthMm: { mm: 40, typical: true } } }} />);
  expect(screen.getByText(/按比例绘制/).textContent).toContain('镜头外形未知');
});
