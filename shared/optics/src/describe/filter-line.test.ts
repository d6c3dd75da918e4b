import { expect, it } from 'vitest';
import { cameraOf, fixedOf, focalOf, lightOf, taskOf } from '../fixtures/parts';
import type { Camera } from '../model/parts/camera';
import type { Lens } from '../model/parts/lens';
import type { Light } from '../model/parts/light';
import type { ImagingTask } from '../model/task/imaging-task';
import { requirementsOf } from '../model/task/requirements';
import { nearestSetting } from '../setting/nearest-setting';
import { filterLines } from './filter-line';

interface Case {
  task?: Partial<ImagingTask>;
  camera?: Partial<Camera>;
  lens?: Lens;
  light?: Partial<Light> | null;
}

function filter({ task = {}, camera: own = {}, lens = focalOf({ filterThread: 'm30.5x0.5' }), light = {} }: Case) {
  const need = requirementsOf(taskOf(task));
  const camera = cameraOf({ id: 7, colour: 'mono', ...own });
  const system = { camera, lens, setting: nearestSetting(need, camera, lens) };
  const lit = light && lightOf({ id: 8, colours: [], wavelengthNm: null, wavelengthRangeNm: null, ...light });
  return filterLines(need, { ...system, light: lit })[0];
}

it('offers a band-pass of the colour of the light to a monochrome camera, as a choice', () => {
  expect(filter({ light: { colours: ['red'], wavelengthNm: 625 } })).toMatchObject({
    productId: null,
    text: expect.stringMatching(/^选配：带通滤镜，中心约 625 nm（以光源峰值为准），带宽不小于 3\d nm$/),
    count: 1,
    note: '现场有杂光、又不能加遮光罩时装；螺纹 M30.5×0.5；目录中没有滤镜，按此规格另购',
  });
  expect(filter({ light: { colours: ['green'] } })?.text).toContain('525 nm');
  expect(filter({ light: { wavelengthRangeNm: { min: 460, max: 470 } } })?.text).toContain('465 nm');
});

it('takes the colour that the task states where a light is sold in several', () => {
  const light = { colours: ['red', 'green', 'white'] };
  expect(filter({ light })).toBeUndefined();
  expect(filter({ light, task: { wavelengthNm: 625 } })?.text).toContain('625 nm');
});

it.each<[string, Case]>([
  ['white light', { light: { colours: ['white'] } }],
  ['light of unknown colour', {}],
  ['light of a wide range', { light: { wavelengthRangeNm: { min: 400, max: 700 } } }],
  ['a colour camera', { camera: { colour: 'color' }, light: { colours: ['red'] } }],
  ['no light', { light: null }],
])('offers none with %s', (_, each) => expect(filter(each)).toBeUndefined());

it('asks for one where other light than that of the task would make the picture', () => {
  const infrared = filter({ task: { wavelengthNm: 850 }, light: { colours: ['infrared'] } });
  expect(infrared).toMatchObject({ text: '长通滤镜，透过 850 nm，截止可见光' });
  expect(infrared?.note).toMatch(/^不装则车间灯光与日光一起成像；/);
  expect(filter({ task: { wavelengthNm: 365 } })?.text).toMatch(/^带通滤镜，中心约 365 nm/);
  const blind = { camera: { spectrum: 'swir' }, task: { wavelengthNm: 1450 } };
  expect(filter(blind)).toBeUndefined();
  const glowing = { wavelengthNm: 520, excitationNm: 450 };
  expect(filter({ task: glowing, camera: { colour: 'color' } })).toMatchObject({
    text: '荧光滤镜，透过 520 nm，截止激发光 450 nm',
    note: expect.stringMatching(/^不装则激发光盖过荧光；/),
  });
});

it('says what the thread leaves open, and what the angle of a short lens does to an interference filter', () => {
  const light = { colours: ['red'], wavelengthNm: 625 };
  expect(filter({ light, lens: focalOf({ filterThread: null }) })?.note).toContain('滤镜螺纹未标注，向厂家确认');
  expect(filter({ light, lens: fixedOf() })?.note).toContain('镜头能否装滤镜未标注，向厂家确认');
  const short = focalOf({ focalLengthMm: 8, filterThread: 'm27x0.5' });
  expect(filter({ light, lens: short })?.note).toContain('四角变暗：改用吸收型滤镜，或装在镜头之后');
});
