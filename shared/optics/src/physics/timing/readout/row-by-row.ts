import { defineFormula } from '../../../formula/define-formula';
import { cCamBci5 } from '../../../formula/sources/timing';

/** Readout time of a frame, row by row at a pixel clock with a pause after each row, µs. @throws OpticsInputError */
export const rowByRowReadoutUs = defineFormula<{
  width: number;
  height: number;
  pixelClockMhz: number;
  blankingUs: number;
}>({
  symbol: 't_r',
  label: '读出时间',
  unit: 'µs',
  expression: '(W ÷ f_p + t_b) × H',
  inputs: {
    width: { symbol: 'W', label: '区域宽', unit: 'px', min: 1, max: 1_000_000, integer: true },
    pixelClockMhz: { symbol: 'f_p', label: '像素时钟', unit: 'MHz', min: 0.001, max: 100_000 },
    blankingUs: { symbol: 't_b', label: '行消隐', unit: 'µs', min: 0, max: 1_000_000 },
    height: { symbol: 'H', label: '区域高', unit: 'px', min: 1, max: 1_000_000, integer: true },
  },
  source: cCamBci5,
  compute: ({ width, height, pixelClockMhz, blankingUs }) => (width / pixelClockMhz + blankingUs) * height,
});
