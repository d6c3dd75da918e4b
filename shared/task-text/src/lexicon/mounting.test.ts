import { neutralProfileState } from '@shixuan/task-url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyToProfile, readTask } from '..';
import { written } from '../written';

const at = (minMm: number | null, maxMm: number | null = minMm) => `wd=${JSON.stringify({ minMm, maxMm })}`;

test('where a camera hangs is its working distance, in any of the usual wordings', () => {
  const wordings = fc.constantFrom(
    '相机装在 # 高',
    '相机安装在 # 高的地方',
    '把相机架在 # 高处',
    '装在 # 远处',
    '相机固定在 # 高的支架上',
    '相机离工件 #',
    '镜头距玻璃盖板表面 #',
    '距离产品 #',
    '相机到工件的距离 #',
    '工件离镜头 #',
    '工件到相机的距离是 #',
    '镜头前端到物面 #',
    '相机装在传送带上方 #',
    '相机高度 #',
    '相机架高 #',
    '安装高度 #',
    '离 # 拍',
    '放在 # 远的地方看',
    '从 # 高往下看',
    'camera mounted at #',
    'camera # above the conveyor',
    'distance to the part #',
  );
  fc.assert(
    fc.property(
      wordings,
      fc.integer({ min: 50, max: 2000 }),
      fc.constantFrom('', '，视野 60×45'),
      (wording, mm, more) => {
        const line = wording.replace('#', `${mm} mm`);
        const { readings, questions, pieces } = readTask(line + more);
        const wd = readings.find(({ slot }) => slot === 'wd');
        expect([line, wd?.value, questions]).toEqual([line, { minMm: mm, maxMm: mm }, []]);
        expect([line, pieces.filter(({ kind }) => kind === 'strange')]).toEqual([line, []]);
      },
    ),
  );
});

test.each([
  ['镜头离工件 200~300 mm', at(200, 300)],
  ['相机距离不能超过 500 mm', at(null, 500)],
  ['工作距离不得小于 200 mm', at(200, null)],
  ['工作距离最大 500', at(null, 500)],
  ['镜头到产品 100 mm 以内', at(null, 100)],
  ['相机距工件约 300 mm', at(270, 330)],
  ['工作距离约 150', at(135, 165)],
  ['物距大概 300~400 mm', at(300, 400)],
  ['working distance about 300 mm', at(270, 330)],
  ['机身离板 250', at(250)],
  ['相机装在 2 m 高，高度差 3 mm', `${at(2000)} heightVariation=3`],
  ['相机装高 800 宽 600', `${at(800)} width=600`],
  ['工作距离 300 高 50 宽 40', `${at(300)} height=50 width=40`],
])('%s', (line, said) => {
  expect(written(line)).toBe(said);
});

test('what only looks like a mounting is none', () => {
  const others = [
    '检查装配间隙 0.1 mm',
    '两个件分离 5 mm',
    '固定 30 mm 高的工件',
    '装在 30 mm 高的托盘里',
    '相机装在 500 mm',
    '安装孔距 20 mm',
    '架子宽 300 mm',
    '距离 300',
  ];
  const read = (line: string) => readTask(line).readings.map(({ slot }) => slot);
  expect(others.filter(line => read(line).includes('wd'))).toEqual([]);
  expect(written('装配高度差 0.5 mm')).toBe('heightVariation=0.5');
  expect(written('安装公差 ±1 mm')).toBe('mountTolerance=1');
  expect(written('相机和镜头要 60×45 视野')).toBe('field={"widthMm":60,"heightMm":45}');
});

test('a range of a distance alone is that of camera or sensor, whose name the form has; others are asked about', () => {
  const range = '{"minMm":250,"maxMm":400}';
  for (const words of ['距离 250~400 mm', '距离：250-400', '距离为 25 到 40 cm', 'distance 250 to 400 mm'])
    for (const line of [words, `视野 60×45，${words}`])
      expect([line, written(line).split(' ').at(-1)]).toEqual([line, `wd=${range}`]);
  expect(written('距离 250~400 mm', 'volume')).toBe(`wd=${range}`);
  expect(written('距离 250~400 mm', 'profile')).toBe(`standOff=${range}`);
  expect(written('3D 线激光，距离 250~400 mm')).toBe(`mode=profile standOff=${range}`);
  for (const line of ['孔距离 20~30 mm', '两孔的距离 20~30 mm', '距离 300 mm', '距离 300'])
    expect([line, readTask(line).readings]).toEqual([line, []]);
});

test('a line profiler has a clearance instead: one click says so', () => {
  const line = '线激光，宽 60 mm，传感器装在 200~300 mm 高';
  const [question] = readTask(line).questions;
  const [start, end] = [question?.spans[0]?.start ?? 0, question?.spans.at(-1)?.end];
  const answered = readTask(line.slice(0, start) + question?.choices[0]?.text + line.slice(end));
  expect(answered.questions).toEqual([]);
  const { task } = applyToProfile(neutralProfileState, answered.readings).state;
  expect(task).toMatchObject({ widthMm: 60, standOff: { minMm: 200, maxMm: 300 } });
});

test.each([
  'standoff 300 mm',
  'stand-off: 300',
  '300 mm above',
  'belt 200 mm/s, camera 300 mm above',
  '300 mm above the belt',
  'at 300 mm distance',
  'at a distance of 300 mm',
  '300 mm away from the part',
  '300 mm from the lens',
  'mount height 300 mm',
  'camera mounted at 300 mm',
])('a distance in English is that of the camera: %s', line => {
  expect(written(line)).toContain(at(300));
  expect(written(line)).not.toContain('?');
});

test('what is above a figure is a limit of something else, and a depth is no distance', () => {
  expect(written('above 300 mm')).not.toContain('wd');
  expect(written('groove 6 mm wide, 4 mm deep')).toBe('width=6 heightVariation=4');
});

test('the clearance of a profiler that is said roughly is a range of it', () => {
  const said = readTask('weld seam tracking, groove 6 mm wide, standoff about 150 mm');
  expect(said.questions).toEqual([]);
  expect(said.readings).toContainEqual(
    expect.objectContaining({ slot: 'standOff', value: { minMm: 135, maxMm: 165 } }),
  );
});
