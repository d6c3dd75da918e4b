import { defineFormula, type Variable } from '../../../formula/define-formula';
import { roundUp } from '../../../formula/numbers';
import type { Source } from '../../../formula/sources/source';

const manual: Source = {
  name: 'Basler A620f 手册',
  url: 'http://38.142.81.21:8001/manual/basler/a620f/1-user-s-manual-english/page-43.html',
};
const width: Variable = { symbol: 'W', label: '区域宽', unit: 'px', min: 1, max: 1280, integer: true };
const height: Variable = { symbol: 'H', label: '区域高', unit: 'px', min: 1, max: 1024, integer: true };

/** Frame rate of the sensor of a Basler A620f with a region of interest and exposure, fps. @throws OpticsInputError */
export const a620fReadoutFps = defineFormula<{ width: number; height: number; exposureS: number }>({
  symbol: 'f_1',
  label: '读出与曝光允许的帧率',
  unit: 'fps',
  expression: '1 ÷ (((159 + W) × (H + 1) + 4157) ÷ 39321000 + t)',
  inputs: { width, height, exposureS: { symbol: 't', label: '曝光', unit: 's', min: 1e-6, max: 100 } },
  source: manual,
  compute: ({ width, height, exposureS }) => 1 / (((159 + width) * (height + 1) + 4157) / 39_321_000 + exposureS),
});

/** Frame rate of its IEEE 1394 link with one packet per 125 µs, fps. @throws OpticsInputError */
export const a620fLinkFps = defineFormula<{ width: number; height: number; packetBytes: number }>({
  symbol: 'f_2',
  label: '接口允许的帧率',
  unit: 'fps',
  expression: '1 ÷ (⌈W × H ÷ P⌉ × 125 ÷ 10⁶)',
  inputs: {
    width,
    height,
    packetBytes: { symbol: 'P', label: '包长', unit: 'B', min: 1, max: 8192, integer: true },
  },
  source: manual,
  compute: ({ width, height, packetBytes }) => 1 / (roundUp((width * height) / packetBytes) * 125e-6),
});
