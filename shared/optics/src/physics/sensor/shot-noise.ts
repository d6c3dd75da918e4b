import { defineFormula } from '../../formula/define-formula';
import { source } from '../../formula/sources/imaging';

/** Electrons at saturation, where shot noise is the largest noise: the signal-to-noise ratio is their square root. */
export const electronsOfSnr = defineFormula<{ maxSnrDb: number }>({
  symbol: 'N_sat',
  label: '饱和电子数（由最大信噪比）',
  unit: 'e',
  expression: '10^(SNR ÷ 10)',
  inputs: { maxSnrDb: { symbol: 'SNR', label: '最大信噪比', unit: 'dB', min: 1, max: 80 } },
  source: source.sensorNoise,
  validity: '接近饱和、散粒噪声为主时',
  compute: ({ maxSnrDb }) => 10 ** (maxSnrDb / 10),
});

/**
 * Standard deviation of shot noise, grey levels, at a grey value of a range that ends at saturation: n electrons vary by √n.
 */
export const shotNoiseLevels = defineFormula<{ electronsAtSaturation: number; greyLevel: number; greyRange: number }>({
  symbol: 'σ',
  label: '散粒噪声',
  unit: '级',
  expression: '(g × G ÷ N_sat)^0.5',
  inputs: {
    greyLevel: { symbol: 'g', label: '灰度', unit: '级', min: 0, max: 65_535 },
    greyRange: { symbol: 'G', label: '饱和灰度', unit: '级', min: 1, max: 65_535 },
    electronsAtSaturation: { symbol: 'N_sat', label: '饱和电子数', unit: 'e', min: 1, max: 1e8 },
  },
  source: source.sensorNoise,
  validity: '曝光到饱和；读出噪声不计',
  compute: ({ electronsAtSaturation, greyLevel, greyRange }) =>
    Math.sqrt((greyLevel * greyRange) / electronsAtSaturation),
});
