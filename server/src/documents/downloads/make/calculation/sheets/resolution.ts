import {
  measuringRepeatability,
  objectPixelForFeature,
  objectPixelForTolerance,
  pixelsForFeature,
  pixelsForObjectPixel,
} from '@shixuan/optics/physics';
import { type CalculationSheet, step } from '../calculation-sheet';

export const resolutionSheet: CalculationSheet = {
  code: 'resolution',
  title: '分辨率与精度计算表',
  summary: '三种“精度”分开算：最小缺陷、尺寸公差、重复性，各自需要多少像素。',
  inputs: [
    { name: 'field', symbol: 'FOV', label: '视野', unit: 'mm', value: 60 },
    { name: 'feature', symbol: 'δ', label: '最小缺陷', unit: 'mm', value: 0.1 },
    {
      name: 'perFeature',
      symbol: 'k',
      label: '缺陷占像素数',
      unit: 'px',
      value: 3,
      note: '有无检测 2～3，分类与读码 4 以上。',
    },
    { name: 'tolerance', symbol: 'T', label: '尺寸公差带', unit: 'mm', value: 0.05 },
    {
      name: 'gauge',
      symbol: 'n',
      label: '公差与测量不确定度之比',
      unit: '',
      value: 10,
      note: '量具的十分之一原则；放宽时不低于 4。',
    },
    {
      name: 'subPixel',
      symbol: 's',
      label: '亚像素系数',
      unit: '',
      value: 0.25,
      note: '背光轮廓 0.1～0.25，表面光 0.25～0.5，不用亚像素填 1。',
    },
    {
      name: 'bandPixels',
      symbol: 'q',
      label: '公差带内最少像素',
      unit: 'px',
      value: 2,
      note: '一般 2；远心镜头加平行背光 1 即可。',
    },
  ],
  steps: [
    step(
      'forFeature',
      objectPixelForFeature,
      { featureMm: 'feature', pixelsPerFeature: 'perFeature' },
      cell => `${cell('featureMm')}/${cell('pixelsPerFeature')}`,
    ),
    step(
      'pixelsFeature',
      pixelsForFeature,
      { pixelsPerFeature: 'perFeature', fieldOfViewMm: 'field', featureMm: 'feature' },
      cell => `ROUNDUP(ROUND(${cell('pixelsPerFeature')}*${cell('fieldOfViewMm')}/${cell('featureMm')},9),0)`,
    ),
    step(
      'forTolerance',
      objectPixelForTolerance,
      { toleranceMm: 'tolerance', gaugeRatio: 'gauge', subPixelFactor: 'subPixel', bandPixels: 'bandPixels' },
      cell =>
        `MIN(${cell('toleranceMm')}/(${cell('gaugeRatio')}*${cell('subPixelFactor')}),${cell('toleranceMm')}/${cell('bandPixels')})`,
    ),
    step(
      'pixelsTolerance',
      pixelsForObjectPixel,
      { fieldOfViewMm: 'field', objectPixelMm: 'forTolerance' },
      cell => `ROUNDUP(ROUND(${cell('fieldOfViewMm')}/${cell('objectPixelMm')},9),0)`,
    ),
    step(
      'repeatability',
      measuringRepeatability,
      { objectPixelMm: 'forTolerance', subPixelFactor: 'subPixel' },
      cell => `${cell('objectPixelMm')}*${cell('subPixelFactor')}`,
    ),
  ],
  limits: ['彩色相机的有效分辨率低于像素数，测量优先黑白。', '像素够不等于看得清：镜头的解析力与景深另查。'],
};
