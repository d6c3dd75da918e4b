import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseCable } from './choose-cable';
import { dataRateMBs, mebibytes } from './data-rate';
import { wireEfficiency } from './gige-packets';
import type { LinkInterface } from './interface';
import { linkInterface, linkInterfaces, usableLinkMBs } from './interfaces';
import { linkUsage } from './link-usage';
import { pcieSlotMBs } from './pcie';
import { pixelFormat, pixelFormats } from './pixel-formats';

const link = (id: string): LinkInterface => {
  const found = linkInterface(id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

test.each([
  ['gige', 1, 115],
  // The name of one link is part of the name of another.
  ['2.5gige', 1, 280],
  ['5gige', 1, 560],
  ['10gige', 1, 1100],
  ['25gige', 1, 2800],
  ['100gige', 1, 11_000],
  ['usb2', 1, 40],
  ['usb3', 1, 360],
  ['usb3-gen2', 1, 900],
  ['cl-base', 1, 255],
  ['cl-medium', 1, 510],
  ['cl-full', 1, 680],
  ['cl-deca', 1, 850],
  ['cxp-6', 2, 1200],
  ['cxp-6', 4, 2400],
  ['cxp-12', 1, 1200],
  ['cxp-12', 4, 4800],
  ['clhs', 7, 2100],
  ['clhs', 20, 6000],
  ['gmsl2', 1, 600],
  // The code does not state the speed: unknown, never sufficient.
  ['cxp', 4, undefined],
  ['camera-link', 1, undefined],
  ['mipi', 1, undefined],
  ['hslink', 1, undefined],
] as const)('%s × %d carries %s MB/s', (id, lanes, expected) => {
  expect(usableLinkMBs(link(id), lanes)).toBe(expected);
});

test('codes are unique, and what is planned with is less than what the wire carries', () => {
  expect(new Set(linkInterfaces.map(({ id }) => id)).size).toBe(linkInterfaces.length);
  for (const { lineRateGbps, codedMBs, usableMBs, usableSource } of linkInterfaces) {
    if (usableMBs === undefined) continue;
    expect(usableSource?.name).toBeTruthy();
    expect(usableMBs).toBeLessThanOrEqual(codedMBs ?? Number.POSITIVE_INFINITY);
    expect(usableMBs).toBeLessThanOrEqual((lineRateGbps ?? 0) * 125);
  }
  expect(linkInterface('GigE')).toBeUndefined();
  expect(() => usableLinkMBs(link('gige'), 2)).toThrow('应为 1 到 1 的整数');
});

test.each([
  [80, 100, 'pass'],
  [80.1, 100, 'warn'],
  [100, 100, 'warn'],
  [100.1, 100, 'fail'],
  [1, null, 'unknown'],
] as const)('%d of %s MB/s: %s', (rate, usable, verdict) => {
  expect(linkUsage([rate], usable)).toMatchObject({ verdict });
});

test('cameras on one network card are summed, and it is said how much slower would do', () => {
  expect(linkUsage([60, 60, 24], 115)).toEqual({
    verdict: 'fail',
    totalMBs: 144,
    usableMBs: 115,
    usagePct: (144 / 115) * 100,
    spareMBs: -29,
    rateFactor: 80 / ((144 / 115) * 100),
    text: '数据率 144 MB/s，可用 115 MB/s，占用 125.2 %；帧率降到 63.89 % 即宽裕',
  });
  expect(() => linkUsage([-1], 115)).toThrow('数据率');
});

test('slowed down by what is said, a link is in the green', () => {
  const rate = fc.double({ min: 1, max: 10_000, noNaN: true });
  fc.assert(
    fc.property(rate, rate, (total, usable) => {
      const { rateFactor = 1 } = linkUsage([total], usable);
      expect(linkUsage([total * rateFactor * (1 - 1e-9)], usable).verdict).toBe('pass');
    }),
  );
});

test('what is sent is not the depth of the converter', () => {
  expect(pixelFormats.map(({ id, bitsPerPixel }) => [id, bitsPerPixel])).toEqual([
    ['mono8', 8],
    ['mono10p', 10],
    ['mono12p', 12],
    ['mono10', 16],
    ['mono12', 16],
    ['mono16', 16],
    ['yuv422', 16],
    ['rgb8', 24],
    ['bgra8', 32],
  ]);
  expect(pixelFormat('mono12p')?.bitsPerPixel).toBe(12);
  expect(dataRateMBs({ width: 2448, height: 2048, bitsPerPixel: 8, frameRateFps: 23 })).toBeCloseTo(115.3, 1);
  expect(mebibytes({ megabytes: 1.048576 })).toBe(1);
});

test.each([
  [1500, 0.952],
  [4000, 0.982],
  [8192, 0.991],
  [9000, 0.992],
])('packets of %d bytes use %d of the wire', (mtuBytes, efficiency) => {
  expect(wireEfficiency({ mtuBytes })).toBeCloseTo(efficiency, 3);
});

test.each([
  [3, 4, 3191],
  [3, 8, 6383],
  [2, 4, 1620],
  [9, 4, undefined],
])('PCIe %d × %d', (generation, lanes, expected) => {
  const found = pcieSlotMBs(generation, lanes);
  expect(found === undefined ? undefined : Math.round(found)).toBe(expected);
});

test.each([
  ['usb3', 3, 'pass', '无源 USB 线可达 3 m'],
  ['usb3', 10, 'pass', '有源光纤 USB 线可达 20 m'],
  ['usb3-gen2', 2, 'warn', '无源 USB 线超过 1 m 后视线材而定，最长 3 m'],
  ['gige', 100, 'pass', 'Cat5e 网线可达 100 m'],
  ['cxp-12', 50, 'fail', 'CoaXPress CXP-12 最长 35 m，短 15 m：改用中继、光纤延长或其他接口'],
  ['mipi', 1, 'unknown', 'MIPI CSI-2 的线缆长度未标注'],
] as const)('%s over %d m: %s', (id, lengthM, verdict, text) => {
  expect(chooseCable(link(id), lengthM)).toMatchObject({ verdict, text });
});
