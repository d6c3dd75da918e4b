// @vitest-environment jsdom
import { requirementsOf } from '@shixuan/optics/model';
import { nearestSetting } from '@shixuan/optics/setting';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { testCamera as camera, testLens as lens, testTask } from '../../../testing/parts';
import { WhatIf } from './what-if';

afterEach(cleanup);

const task = { ...testTask, heightVariationMm: 2, fNumber: 4 };
const system = { camera, lens, setting: nearestSetting(requirementsOf(task), camera, lens) };

it('shows what turns bad, and hands the variation over', async () => {
  const onApply = vi.fn();
  render(<WhatIf task={task} system={system} onApply={onApply} />);
  // Mounting is never exact: ± 2 % of some 300 mm.
  expect(screen.getByRole('slider', { name: /工作距离偏差/ }).getAttribute('aria-valuetext')).toMatch(/^± [56]/);
  fireEvent.change(screen.getByRole('slider', { name: /工作距离偏差/ }), { target: { value: '0' } });
  expect(await screen.findByText('最坏情况下没有检查项变差。')).toBeTruthy();
  fireEvent.change(screen.getByRole('slider', { name: /工作距离偏差/ }), { target: { value: '20' } });
  expect((await screen.findAllByText('超限')).length).toBeGreaterThan(0);
  expect(screen.getByText('景深')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '按此要求重新选型' }));
  expect(onApply).toHaveBeenCalledWith({ workingDistanceToleranceMm: 20, heightVariationMm: 2 });
});

it('asks only about what there is', () => {
  render(<WhatIf task={task} system={system} />);
  expect(screen.queryByRole('slider', { name: /速度/ })).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('draws how far a result swings, by 2 % at first, and any result on demand', async () => {
  render(<WhatIf task={task} system={system} />);
  const chart = () => screen.getByRole('table', { name: /^各量单独变/ });
  expect(chart().querySelector('caption')?.textContent).toContain('± 2 %');
  fireEvent.change(screen.getByRole('combobox', { name: '看哪个结果' }), { target: { value: 'object-pixel' } });
  const [, first] = within(chart()).getAllByRole('row');
  expect(first?.textContent).toContain('工作距离');
  expect(first?.querySelector('svg')).toBeTruthy();
  fireEvent.change(screen.getByRole('slider', { name: /各量偏差/ }), { target: { value: '10' } });
  await waitFor(() => expect(chart().querySelector('caption')?.textContent).toContain('± 10 %'));
});
