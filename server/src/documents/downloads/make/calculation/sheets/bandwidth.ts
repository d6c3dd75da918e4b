import { dataRateMBs, frameBytes, linkRate, megabits } from '@shixuan/optics/physics';
import { type CalculationSheet, step } from '../calculation-sheet';

export const bandwidthSheet: CalculationSheet = {
  code: 'bandwidth',
  title: '数据率与接口计算表',
  summary: '图像的数据率，以及接口的可用带宽允许的最高帧率。',
  inputs: [
    { name: 'width', symbol: 'W', label: '图像宽', unit: 'px', value: 2448 },
    { name: 'height', symbol: 'H', label: '图像高', unit: 'px', value: 2048, note: '线扫填 1，帧率即行频。' },
    {
      name: 'bits',
      symbol: 'b',
      label: '每像素位数',
      unit: 'bit',
      value: 8,
      note: 'Mono8 为 8，10 位紧凑格式 10，非紧凑 16，RGB8 为 24。',
    },
    { name: 'rate', symbol: 'fps', label: '帧率', unit: 'fps', value: 20 },
    {
      name: 'usable',
      symbol: 'R_u',
      label: '接口可用带宽',
      unit: 'MB/s',
      value: 115,
      note: 'GigE 约 115，USB3 约 380；按网卡、线缆与接口资料修正。',
    },
  ],
  steps: [
    step(
      'data',
      dataRateMBs,
      { width: 'width', height: 'height', bitsPerPixel: 'bits', frameRateFps: 'rate' },
      cell => `${cell('width')}*${cell('height')}*${cell('bitsPerPixel')}/8*${cell('frameRateFps')}/1000000`,
    ),
    step('megabit', megabits, { megabytes: 'data' }, cell => `${cell('megabytes')}*8`),
    step(
      'frame',
      frameBytes,
      { width: 'width', height: 'height', bitsPerPixel: 'bits' },
      cell => `${cell('width')}*${cell('height')}*${cell('bitsPerPixel')}/8`,
    ),
    step(
      'most',
      linkRate,
      { usableMBs: 'usable', frameBytes: 'frame' },
      cell => `${cell('usableMBs')}*1000000/${cell('frameBytes')}`,
      '相机自身的读出上限另查，取两者中较小的。',
    ),
  ],
  limits: ['多台相机共用一个接口时，数据率相加。'],
};
