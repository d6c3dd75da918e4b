import { assumedSideOf, parseProfileSearch, parseSelectionSearch, parseVolumeSearch } from '@shixuan/task-url';
import { expect, test } from 'vitest';
import { countedInImaging, countedInProfiles, countedInVolumes } from './counted-as';

const words = (counted: readonly { text: string }[]) => counted.map(({ text }) => text.replace(/（.*/, ''));
function imaging(search: string) {
  const { state } = parseSelectionSearch(search, 'systems');
  return words(countedInImaging(state.task, assumedSideOf(state)));
}

test('a camera task without speed and height is one of a flat part at rest', () => {
  expect(imaging('fov=60x45&acc=defect:0.1:3')).toEqual(['工件静止', '工件为平面']);
  expect(imaging('fov=60x45&acc=defect:0.1:3&v=50&dz=2')).toEqual([]);
});

test('a field of which one side is told is counted as a square', () => {
  expect(imaging('fov=120x45&acc=defect:0.1:3&v=50&dz=2&unset=height')).toEqual(['视野按正方形']);
});

test('a line scan without a speed is not counted as one at rest, and a curved part not as flat', () => {
  expect(imaging('mode=line&fov=600x1&acc=defect:0.2:3')).toEqual(['工件为平面']);
  expect(imaging('fov=20x20&acc=tol:0.02:0.5&form=curved&v=5')).toEqual(['弯曲表面的高低不计入景深']);
});

test('3D tasks say what they leave open in the same way', () => {
  const profile = (search: string) => words(countedInProfiles(parseProfileSearch(search).state.task));
  expect(profile('mode=laser-3d&w=40&h=10')).toEqual(['轮廓间距不核对', '来料高度不变', '表面反光不核对']);
  // A measuring range that is chosen for a flat part may be too small.
  expect(profile('mode=laser-3d&w=6&err=100')[0]).toBe('工件为平面');
  expect(profile('mode=laser-3d&w=40&h=10&v=10&tol=1&surface=matt')).toEqual([]);
  const volume = (search: string) => words(countedInVolumes(parseVolumeSearch(search).state.task));
  expect(volume('box=800x600')).toEqual(['料平放一层', '安装距离由视野与夹具净空定', '车间灯光']);
  expect(volume('box=800x600&h=400&dist=900~1600&ambient=hall')).toEqual([]);
});
