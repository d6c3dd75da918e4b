import { parseProfileSearch, parseSelectionSearch, parseVolumeSearch } from '@shixuan/task-url';
import { expect, test } from 'vitest';
import { imagingSentence, profileSentence, volumeSentence } from './task-sentence';

const spaced = (text: string) => text.replaceAll(/\s/g, ' ');
const imaging = (search: string) => spaced(imagingSentence(parseSelectionSearch(search, 'systems').state.task));

test.each([
  ['wd=250~400', '工作距离 250～400 mm'],
  ['wd=~500', '工作距离至多 500 mm'],
  ['rate=20', '每秒 20 幅'],
  ['rate=0.1666667', '每 6 s 一幅'],
])('a camera task with %s says %s', (search, said) => {
  expect(imaging(`fov=60x45&acc=defect:0.1:3&${search}`)).toContain(`，${said}`);
});

test.each([
  ['fov=20x20&acc=tol:0.02:0.5&feature=outline&form=curved', 'Ø20 mm 的圆柱工件，'],
  ['fov=100x20&acc=tol:0.02:0.5&feature=outline&form=curved', 'Ø20 × 100 mm 的圆柱工件，'],
  ['fov=20x20&acc=tol:0.02:0.5&feature=outline', '20 × 20 mm 的工件，'],
])('a diameter is told as one: %s', (search, said) => {
  expect(imaging(search).startsWith(said)).toBe(true);
});

test('of cameras side by side it is told what they see together', () => {
  const { state } = parseSelectionSearch('fov=210x210&acc=defect:0.1:3&mode=line&v=2000&beside=3', 'systems');
  expect(spaced(imagingSentence(state.task, state.sideBySide))).toMatch(
    /^幅宽 600 mm 的卷材或连续料，3 台相机并排看全，/,
  );
});

test('a task of line profilers says all that is asked of one', () => {
  const { state, problems } = parseProfileSearch(
    'mode=laser-3d&w=40&h=30&tol=1&dx=0.05&dy=0.1&v=100&hz=1000&res=2&rep=50&err=80&gap=60~&class=2m&ip=ip65&surface=matt',
  );
  expect(problems).toEqual([]);
  expect(spaced(profileSentence(state.task))).toBe(
    '40 mm 宽的工件，高度差 30 mm，来料高度 ± 1 mm，X 点间距不大于 50 µm，Y 轮廓间距不大于 0.1 mm，Z 向分辨率不大于 2 µm，Z 向重复精度不大于 50 µm，Z 向误差不大于 ± 80 µm，轮廓频率不低于 1000 Hz，以 100 mm/s 运动，安装净空至少 60 mm，激光等级不高于 2M 类，防护等级不低于 IP65，工件表面为哑光。',
  );
  const { state: least } = parseProfileSearch('mode=laser-3d&w=40&h=30');
  expect(spaced(profileSentence(least.task))).toMatch(/^40 mm 宽的工件，高度差 30 mm/);
  const { state: flat } = parseProfileSearch('mode=laser-3d&w=40');
  expect(spaced(profileSentence(flat.task))).toBe('40 mm 宽的工件。');
});

test('a task of 3D area cameras says the light around it', () => {
  const { state } = parseVolumeSearch('box=600x400&h=300&dist=900~1600&cycle=3&ambient=hall');
  expect(spaced(volumeSentence(state.task))).toMatch(/，安装距离 900～1600 mm，.*节拍 3 s，环境光为车间灯光。$/);
});
