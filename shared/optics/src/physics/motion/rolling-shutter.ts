import { defineFormula } from '../../formula/define-formula';
import { ownRule, uniformMotion } from '../../formula/sources/own-rule';
import type { Source } from '../../formula/sources/source';
import { objectPixelUm, speedMmS } from './variables';

/**
 * 卷帘 skew: lag of the last row behind the first in real pixels, caused by the motion of the part during the readout.
 * @throws OpticsInputError
 */
export const rollingShutterSkewPx = defineFormula<{ speedMmS: number; readoutMs: number; objectPixelUm: number }>({
  symbol: 'K',
  label: '卷帘倾斜',
  unit: 'px',
  expression: 'v × t_r ÷ p_o',
  inputs: {
    speedMmS,
    readoutMs: { symbol: 't_r', label: '整幅读出时间', unit: 'ms', min: 0, max: 100_000 },
    objectPixelUm,
  },
  source: uniformMotion,
  compute: ({ speedMmS, readoutMs, objectPixelUm }) => (speedMmS * readoutMs) / objectPixelUm,
});

/** Readout time of a frame where the data sheet does not state it, ms: at the highest rate frames follow without a pause. */
export const readoutFromFrameRateMs = defineFormula<{ frameRateFps: number }>({
  symbol: 't_r',
  label: '整幅读出时间（上限）',
  unit: 'ms',
  expression: '1000 ÷ fps',
  inputs: { frameRateFps: { symbol: 'fps', label: '最高帧率', unit: 'fps', min: 0.001, max: 10_000_000 } },
  source: ownRule('未标注读出时间时取最高帧率的倒数'),
  validity: '接口限制帧率时偏大',
  compute: ({ frameRateFps }) => 1000 / frameRateFps,
});

export interface RollingShutterAdvice {
  source: Source;
  text: string;
}

/** Measures that make a rolling shutter usable for a moving part. */
export const rollingShutterAdvice: readonly RollingShutterAdvice[] = [
  { text: '改用全局快门', source: ownRule('卷帘 + 运动') },
  { text: '用全局复位加频闪，环境光须远弱于闪光', source: ownRule('卷帘 + 运动') },
  { text: '曝光不短于读出时间，只在全部行同时曝光时闪光', source: ownRule('卷帘 + 运动') },
];
