import { defineFormula } from '../../formula/define-formula';
import { sxkekun } from '../../formula/sources/accuracy';
import { ratePeriod } from '../../formula/sources/own-rule';
import { speedMmS } from './variables';

/** 飞拍: lowest frame rate that captures every part, or every field of a continuous web, fps. @throws OpticsInputError */
export const flyingCaptureFps = defineFormula<{ speedMmS: number; pitchMm: number }>({
  symbol: 'fps',
  label: '飞拍最低帧率',
  unit: 'fps',
  expression: 'v ÷ L',
  inputs: { speedMmS, pitchMm: { symbol: 'L', label: '拍摄间距', unit: 'mm', min: 0.001, max: 1_000_000 } },
  source: sxkekun,
  compute: ({ speedMmS, pitchMm }) => speedMmS / pitchMm,
});

/** Distance between two overlapping images, mm. @throws OpticsInputError */
export const pitchWithOverlapMm = defineFormula<{ fieldAlongMotionMm: number; overlapPct: number }>({
  symbol: 'L',
  label: '拍摄间距',
  unit: 'mm',
  expression: 'FOV × (1 − q ÷ 100)',
  inputs: {
    fieldAlongMotionMm: { symbol: 'FOV', label: '运动方向视野', unit: 'mm', min: 0.001, max: 100_000 },
    overlapPct: { symbol: 'q', label: '重叠', unit: '%', min: 0, max: 95 },
  },
  source: sxkekun,
  compute: ({ fieldAlongMotionMm, overlapPct }) => fieldAlongMotionMm * (1 - overlapPct / 100),
});

/** Frame rate for a 节拍, fps: the images of one part within its cycle time. @throws OpticsInputError */
export const taktFps = defineFormula<{ taktS: number; shotsPerPart: number }>({
  symbol: 'fps',
  label: '节拍所需帧率',
  unit: 'fps',
  expression: 'n ÷ T',
  inputs: {
    shotsPerPart: { symbol: 'n', label: '每件拍摄次数', unit: '', min: 1, max: 100_000, integer: true },
    taktS: { symbol: 'T', label: '节拍', unit: 's', min: 0.0001, max: 1_000_000 },
  },
  source: ratePeriod,
  compute: ({ taktS, shotsPerPart }) => shotsPerPart / taktS,
});
