import { defineFormula } from '../../formula/define-formula';
import { free3dworld } from '../../formula/sources/accuracy';
import { ownRule } from '../../formula/sources/own-rule';
import type { Source } from '../../formula/sources/source';
import { objectPixelMm } from './variables';

export interface SubPixelFactor {
  id: 'front' | 'back' | 'edge-fit' | 'telecentric-back';
  label: string;
  /** Repeatability of an edge as a share of a pixel. */
  factor: number;
  source: Source;
}

/**
 * Repeatability of a measurement as a share of a pixel, by method and light. These are starting values; trials on the part take
 * precedence.
 */
export const subPixelFactors: readonly SubPixelFactor[] = [
  { id: 'front', label: '正面打光，普通找边', factor: 1, source: free3dworld },
  { id: 'back', label: '背光，普通找边', factor: 0.5, source: free3dworld },
  { id: 'edge-fit', label: '亚像素边缘拟合', factor: 0.25, source: { name: 'Adept：亚像素 1/4 px' } },
  {
    id: 'telecentric-back',
    label: '远心镜头 + 平行背光，亚像素边缘拟合',
    factor: 0.1,
    source: ownRule('小于 0.1 px 只有远心镜头配背光可期'),
  },
];

/** Expected repeatability of a measurement, mm. The factor is an estimate. @throws OpticsInputError */
export const measuringRepeatability = defineFormula<{ objectPixelMm: number; subPixelFactor: number }>({
  symbol: 'r',
  label: '测量重复性',
  unit: 'mm',
  expression: 'p_o × s',
  inputs: { objectPixelMm, subPixelFactor: { symbol: 's', label: '亚像素系数', unit: '', min: 0.01, max: 2 } },
  source: { name: 'Adept；free3dworld', url: 'https://www.free3dworld.com/post-49.html' },
  compute: ({ objectPixelMm, subPixelFactor }) => objectPixelMm * subPixelFactor,
});
