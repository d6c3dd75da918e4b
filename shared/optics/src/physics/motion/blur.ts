import { defineFormula } from '../../formula/define-formula';
import { datalogicMatrix300, vClub, visionBench } from '../../formula/sources/motion';
import { exposureUs, movingSpeedMmS, objectPixelUm, speedMmS } from './variables';

/** 拖影 on the object, µm: the travel during the exposure. @throws OpticsInputError */
export const motionBlurUm = defineFormula<{ speedMmS: number; exposureUs: number }>({
  symbol: 'B',
  label: '拖影',
  unit: 'µm',
  expression: 'v × t ÷ 1000',
  inputs: { speedMmS, exposureUs },
  source: visionBench,
  compute: ({ speedMmS, exposureUs }) => (speedMmS * exposureUs) / 1000,
});

/** 拖影 in real pixels of the chosen system, not in the pixels asked for. @throws OpticsInputError */
export const motionBlurPx = defineFormula<{ speedMmS: number; exposureUs: number; objectPixelUm: number }>({
  symbol: 'B',
  label: '拖影',
  unit: 'px',
  expression: 'v × t ÷ 1000 ÷ p_o',
  inputs: { speedMmS, exposureUs, objectPixelUm },
  source: vClub,
  compute: ({ speedMmS, exposureUs, objectPixelUm }) => (speedMmS * exposureUs) / 1000 / objectPixelUm,
});

/** Longest exposure for a 拖影 in real pixels, µm. @throws OpticsInputError */
export const longestExposureUs = defineFormula<{ blurPx: number; objectPixelUm: number; speedMmS: number }>({
  symbol: 't',
  label: '最长曝光',
  unit: 'µs',
  expression: 'k × p_o × 1000 ÷ v',
  inputs: {
    blurPx: { symbol: 'k', label: '允许拖影', unit: 'px', min: 0.01, max: 1000 },
    objectPixelUm,
    speedMmS: movingSpeedMmS,
  },
  source: vClub,
  compute: ({ blurPx, objectPixelUm, speedMmS }) => (blurPx * objectPixelUm * 1000) / speedMmS,
});

/** Highest speed for a travel of the object during the exposure, mm/s. @throws OpticsInputError */
export const fastestSpeedMmS = defineFormula<{ blurUm: number; exposureUs: number }>({
  symbol: 'v',
  label: '最高速度',
  unit: 'mm/s',
  expression: 'B × 1000 ÷ t',
  inputs: { blurUm: { symbol: 'B', label: '允许拖影', unit: 'µm', min: 0.001, max: 1_000_000 }, exposureUs },
  source: datalogicMatrix300,
  compute: ({ blurUm, exposureUs }) => (blurUm * 1000) / exposureUs,
});
