import type { Attributes } from '@shixuan/api/client';
import { expect, test } from 'vitest';
import { derivedText, deriveFigures } from './derive-figures';

const shown = (attrs: Attributes) =>
  deriveFigures(attrs).map(figure => `${figure.label} = ${figure.formula} = ${derivedText(figure)} ${figure.unit}`);

test('an area camera (IMX264)', () => {
  const attrs = { resolutionH: 2464, resolutionV: 2056, pixelSizeUm: 3.45, frameRateFps: 23.5, bitDepth: 12 };
  expect(shown(attrs)).toEqual([
    '像素级别 = 2464 × 2056 ÷ 10\u202f000 = 507 万像素',
    '靶面尺寸 = (2464 × 2056) × 3.45 µm = 8.5 × 7.09 mm',
    '靶面对角线 = √(2464² + 2056²) × 3.45 µm = 11.07 mm',
    '奈奎斯特频率 = 1000 ÷ (2 × 3.45 µm) = 144.9 lp/mm',
    '满速数据率（8 bit） = 2464 × 2056 × 23.5 fps × 8 bit ÷ 8 = 119.1 MB/s',
    '最大位深下的数据率 = 2464 × 2056 × 23.5 fps × 12 bit ÷ 8 = 178.6 MB/s',
  ]);
});

test('a line camera', () => {
  expect(shown({ pixels: 8192, pixelSizeUm: 5, lineRateKhz: 100 })).toEqual([
    '感光线长 = 8192 × 5 µm = 40.96 mm',
    '奈奎斯特频率 = 1000 ÷ (2 × 5 µm) = 100 lp/mm',
    '满速数据率（8 bit） = 8192 × 100 kHz × 8 bit ÷ 8 = 819.2 MB/s',
    '1× 倍率下的扫描速度 = 100 kHz × 5 µm = 500 mm/s',
  ]);
});

test('a telecentric lens; a sensor it does not cover is not spoken of', () => {
  expect(shown({ magnification: 0.5, imageCircleMm: 11, resolutionLpMm: 130 })).toEqual([
    '可分辨像元 = 1000 ÷ (2 × 130 lp/mm) = 3.85 µm',
    '物方视野直径 = 像圈 11 mm ÷ 0.5× = 22 mm',
    '配 2/3″ 靶面的视野 = (8.5 × 7.1) mm ÷ 0.5× = 17 × 14.2 mm',
  ]);
  expect(shown({ magnification: 0.5, imageCircleMm: 8 })).toEqual(['物方视野直径 = 像圈 8 mm ÷ 0.5× = 16 mm']);
});

test('what lacks an input is not shown', () => {
  expect(shown({ resolutionH: 2464, frameRateFps: 10, pixels: 4096 })).toEqual([]);
  expect(shown({ resolutionH: 0, resolutionV: 0, pixelSizeUm: 0 })).toEqual([]);
});
