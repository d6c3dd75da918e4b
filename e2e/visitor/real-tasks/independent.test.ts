import { expect, test } from 'vitest';
import { judge } from './independent';
import type { Demand, Offer } from './offer';

// Whoever judges must be able to find fault: one sound system, and what is said of it once something is changed.

const demand: Demand = {
  objectMm: [60, 45],
  marginPct: 10,
  pixelMm: 0.035,
  distanceMm: [200, 260],
  speedMmS: 100,
  blurPx: 1,
  rateHz: 10,
};

// 2448 × 2048 of 3.45 µm and 25 mm in 208 mm: 66 × 55.2 mm in view, 27 µm a pixel.
const sound: Offer = {
  camera: {
    resolutionH: 2448,
    resolutionV: 2048,
    pixelSizeUm: 3.45,
    shutter: 'global',
    monoColor: 'mono',
    frameRateFps: 24,
    interface: 'gige',
    mount: ['c'],
  },
  lens: { focalLengthMm: 25, minObjectDistanceMm: 200, imageCircleMm: 11.1, mount: 'c' },
  distanceMm: 212,
  ringMm: 0,
  turned: false,
  exposureUs: 250,
};
const with_ = (part: 'camera' | 'lens', attrs: Record<string, unknown>): Offer => ({
  ...sound,
  [part]: { ...sound[part], ...attrs },
});

test('a sound system is found sound', () => {
  expect(new Set(Object.values(judge(demand, sound).findings))).toEqual(new Set(['holds']));
});

for (const [what, offer, label, finding] of [
  ['the object is cut off', { ...sound, distanceMm: 180 }, '视野', 'lacking'],
  [
    'too few pixels',
    with_('camera', { resolutionH: 1224, resolutionV: 1024, pixelSizeUm: 6.9 }),
    '单像素精度',
    'lacking',
  ],
  ['a mosaic of colours', with_('camera', { monoColor: 'color' }), '单像素精度', 'reservation'],
  ['out of the machine', { ...sound, distanceMm: 280 }, '工作距离', 'lacking'],
  ['nearer than it focuses', with_('lens', { minObjectDistanceMm: 300 }), '对焦与接圈', 'lacking'],
  ['no word of its nearest', with_('lens', { minObjectDistanceMm: undefined }), '对焦与接圈', 'unstated'],
  ['dark where the object is', with_('lens', { imageCircleMm: 8 }), '靶面覆盖', 'lacking'],
  ['dark corners', with_('lens', { imageCircleMm: 10.5 }), '靶面覆盖', 'reservation'],
  ['no word of its circle', with_('lens', { imageCircleMm: undefined }), '靶面覆盖', 'unstated'],
  ['a flange too short', with_('camera', { mount: ['f'] }), '镜头接口', 'lacking'],
  ['an adapter', with_('lens', { mount: 'f' }), '镜头接口', 'reservation'],
  ['no word of its mount', with_('camera', { mount: undefined }), '镜头接口', 'unstated'],
  ['smeared', { ...sound, exposureUs: 500 }, '曝光与拖影', 'lacking'],
  ['too slow', with_('camera', { frameRateFps: 8 }), '帧率', 'lacking'],
  ['no word of its rate', with_('camera', { frameRateFps: undefined }), '帧率', 'unstated'],
  ['a wire too thin', with_('camera', { interface: 'usb2' }), '接口带宽', 'lacking'],
  ['lanes not counted', with_('camera', { interface: 'cxp' }), '接口带宽', 'unstated'],
  ['rows one after the other', with_('camera', { shutter: 'rolling' }), '快门', 'reservation'],
] as const) {
  test(`${what}: ${label} is ${finding}`, () => {
    expect(judge(demand, offer).findings[label]).toBe(finding);
  });
}

test('what the task does not ask for is neither met nor missed', () => {
  const { rateHz: _, ...unclocked } = { ...demand, speedMmS: 0 };
  const { findings } = judge(
    unclocked,
    with_('camera', { shutter: 'rolling', frameRateFps: undefined, interface: 'cxp' }),
  );
  const unasked = (of: typeof findings) => Object.keys(of).filter(label => of[label] === 'unasked');
  expect(unasked(findings)).toEqual(['曝光与拖影', '帧率', '接口带宽', '快门']);
  expect(unasked(judge({ ...demand, speedMmS: 0 }, sound).findings)).toEqual(['曝光与拖影', '快门']);
});
