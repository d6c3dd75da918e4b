import {
  encoderFrequencyHz,
  encoderMmPerPulse,
  lineRate,
  lineRateWithMargin,
  linesPerPulse,
  longestLineExposureUs,
  motionBlurUm,
  wheelCircumferenceMm,
} from '@shixuan/optics/physics';
import { type CalculationSheet, step } from '../calculation-sheet';

export const lineRateSheet: CalculationSheet = {
  code: 'line-rate',
  title: '行频与编码器计算表',
  summary: '由速度与单像素精度求行频，配编码器的脉冲当量、频率与每脉冲行数，给出最长行曝光。',
  inputs: [
    { name: 'speed', symbol: 'v', label: '物体速度（最快时）', unit: 'mm/s', value: 500 },
    { name: 'objectPixel', symbol: 'p_o', label: '单像素精度', unit: 'µm', value: 50 },
    { name: 'margin', symbol: 'q_f', label: '行频余量', unit: '%', value: 20 },
    { name: 'wheel', symbol: 'D', label: '测量轮直径', unit: 'mm', value: 63.662 },
    { name: 'pulses', symbol: 'PPR', label: '编码器每转脉冲数', unit: '', value: 1000 },
    { name: 'edges', symbol: 'q', label: '倍频', unit: '', value: 4, note: 'A/B 两相四倍频填 4，单相单沿填 1。' },
    { name: 'overhead', symbol: 't_0', label: '行间开销', unit: 'µs', value: 2, note: '见相机资料；不知道时填 2。' },
    {
      name: 'linePitch',
      symbol: 'p_o',
      label: '单像素精度（毫米）',
      unit: 'mm',
      value: 0.05,
      note: '与上面的单像素精度相同，按毫米填写。',
    },
  ],
  steps: [
    step(
      'rate',
      lineRate,
      { speedMmS: 'speed', objectPixelUm: 'objectPixel' },
      cell => `${cell('speedMmS')}*1000/${cell('objectPixelUm')}`,
    ),
    step(
      'withMargin',
      lineRateWithMargin,
      { lineRateHz: 'rate', marginPct: 'margin' },
      cell => `${cell('lineRateHz')}*(1+${cell('marginPct')}/100)`,
      '相机的最高行频不低于此值。',
    ),
    step('around', wheelCircumferenceMm, { wheelDiameterMm: 'wheel' }, cell => `PI()*${cell('wheelDiameterMm')}`),
    step(
      'perPulse',
      encoderMmPerPulse,
      { mmPerRevolution: 'around', pulsesPerRevolution: 'pulses', edges: 'edges' },
      cell => `${cell('mmPerRevolution')}/(${cell('pulsesPerRevolution')}*${cell('edges')})`,
    ),
    step(
      'lines',
      linesPerPulse,
      { mmPerPulse: 'perPulse', linePitchMm: 'linePitch' },
      cell => `${cell('mmPerPulse')}/${cell('linePitchMm')}`,
      '为 1 或 1 的整数倍最好；其他值用相机或采集卡的乘除功能凑。',
    ),
    step(
      'frequency',
      encoderFrequencyHz,
      { speedMmS: 'speed', mmPerPulse: 'perPulse' },
      cell => `${cell('speedMmS')}/${cell('mmPerPulse')}`,
      '不得超过编码器与输入口的上限。',
    ),
    step(
      'exposure',
      longestLineExposureUs,
      { lineRateHz: 'withMargin', overheadUs: 'overhead' },
      cell => `1000000/${cell('lineRateHz')}-${cell('overheadUs')}`,
    ),
    step(
      'blur',
      motionBlurUm,
      { speedMmS: 'speed', exposureUs: 'exposure' },
      cell => `${cell('speedMmS')}*${cell('exposureUs')}/1000`,
      '行曝光取满时的拖影，不超过一个像素。',
    ),
  ],
  limits: ['滑动、偏心与加减速使实际行距变化：关键尺寸用编码器触发，不用内部时钟。'],
};
