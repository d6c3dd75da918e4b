// @vitest-environment jsdom
import { checkSystem } from '@shixuan/optics/checks';
import { type Lens, requirementsOf } from '@shixuan/optics/model';
import { nearestSetting } from '@shixuan/optics/setting';
import { lensForAnyField } from '@shixuan/optics/solve';
import { parseSelectionSearch } from '@shixuan/task-url';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cameraPart, lensPart } from '../../testing/fixtures';
import { CheckList } from './check-list';

afterEach(cleanup);

const need = requirementsOf(parseSelectionSearch('fov=60x45&acc=defect:0.1:3', 'cameras').state.task);
if (cameraPart.role !== 'camera' || lensPart.role !== 'lens') throw new Error('a camera and a lens are needed');
const [camera, chosen] = [cameraPart.part, lensPart.part];

function listOf(lens: Lens) {
  const system = { camera, lens, setting: nearestSetting(need, camera, lens) };
  render(<CheckList need={need} system={system} checks={checkSystem(need, system)} />);
  return screen.getByRole('list', { name: '逐项检查' }).textContent;
}

test('a camera without a lens shows its own checks, and says once that the lens is not chosen', () => {
  const said = listOf(lensForAnyField);
  expect(screen.getByText('尚未选定镜头：与镜头有关的检查在选镜头时给出')).toBeTruthy();
  for (const label of ['单像素精度', '快门', '接口带宽']) expect(said).toContain(label);
  for (const label of ['放大倍率', '工作距离', '畸变', '镜头接口', '标称']) expect(said).not.toContain(label);
});

test('of two chosen parts nothing is left out', () => {
  const said = listOf(chosen);
  expect(screen.queryByText(/尚未选定(镜头|相机)：/)).toBeNull();
  for (const label of ['放大倍率', '工作距离', '畸变', '镜头接口']) expect(said).toContain(label);
});

test('what nobody asks for comes last, and is not said to hold', () => {
  listOf(chosen);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  const free = items.filter(text => text.includes('：未要求'));
  expect(free.map(text => text.replace(/：未要求.*/s, ''))).toEqual(
    expect.arrayContaining(['景深', '快门', '帧率', '接口带宽']),
  );
  expect(items.slice(-free.length)).toEqual(free);
  expect(items.find(text => text.startsWith('视野'))).toContain('：通过');
});
