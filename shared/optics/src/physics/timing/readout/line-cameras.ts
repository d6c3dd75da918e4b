import { defineFormula } from '../../../formula/define-formula';
import { baslerRacer, baslerSprint } from '../../../formula/sources/timing';

/** Line rate of a Basler sprint with a region of interest, Hz. @throws OpticsInputError */
export const sprintRegionRate = defineFormula<{ segmentPixels: number; segments: number }>({
  symbol: 'f_r',
  label: '读出允许的行频',
  unit: 'Hz',
  expression: '160 × 10⁶ × n ÷ (N + 224)',
  inputs: {
    segments: { symbol: 'n', label: '读出段数', unit: '', min: 1, max: 64, integer: true },
    segmentPixels: { symbol: 'N', label: '最长段像素数', unit: 'px', min: 1, max: 100_000, integer: true },
  },
  source: baslerSprint,
  compute: ({ segmentPixels, segments }) => (160e6 * segments) / (segmentPixels + 224),
});

/** Line rate by the Camera Link port of a Basler racer, Hz. @throws OpticsInputError */
export const racerLinkRate = defineFormula<{ clockMhz: number; taps: number; pixels: number }>({
  symbol: 'f_l',
  label: '接口允许的行频',
  unit: 'Hz',
  expression: 'f_c × 10⁶ × n ÷ (N + 7 × n)',
  inputs: {
    clockMhz: { symbol: 'f_c', label: '时钟', unit: 'MHz', min: 0.001, max: 1000 },
    taps: { symbol: 'n', label: '抽头数', unit: '', min: 1, max: 10, integer: true },
    pixels: { symbol: 'N', label: '行像素数', unit: 'px', min: 1, max: 1_000_000, integer: true },
  },
  source: baslerRacer,
  compute: ({ clockMhz, taps, pixels }) => (clockMhz * 1e6 * taps) / (pixels + 7 * taps),
});
