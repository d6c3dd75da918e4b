import { defineFormula } from '../../formula/define-formula';
import { source } from '../../formula/sources/imaging';
import { ownRule } from '../../formula/sources/own-rule';

/** Centre wavelength of an interference filter for oblique light, nm; always shorter. @throws OpticsInputError */
export const shiftedWavelengthNm = defineFormula<{ wavelengthNm: number; angleDeg: number; effectiveIndex: number }>({
  symbol: 'λ_θ',
  label: '斜入射的中心波长',
  unit: 'nm',
  expression: 'λ_0 × √(1 − (sin(θ) ÷ n_eff)²)',
  inputs: {
    wavelengthNm: { symbol: 'λ_0', label: '中心波长', unit: 'nm', min: 100, max: 20_000 },
    angleDeg: { symbol: 'θ', label: '入射角', unit: '°', min: 0, max: 90 },
    effectiveIndex: { symbol: 'n_eff', label: '滤镜有效折射率', unit: '', min: 1.2, max: 5 },
  },
  source: { name: 'H. A. Macleod，Thin-Film Optical Filters' },
  validity: '干涉滤镜；吸收型滤镜不漂移',
  compute: ({ wavelengthNm, angleDeg, effectiveIndex }) =>
    wavelengthNm * Math.sqrt(1 - (Math.sin((angleDeg * Math.PI) / 180) / effectiveIndex) ** 2),
});

/**
 * Smallest width of a band-pass that passes an LED over the whole field, nm: the width of the LED plus the shift at the corner.
 * @throws OpticsInputError
 */
export const bandPassWidthNm = defineFormula<{ ledWidthNm: number; shiftNm: number }>({
  symbol: 'FWHM',
  label: '带通滤镜带宽',
  unit: 'nm',
  expression: 'w + Δλ',
  inputs: {
    ledWidthNm: { symbol: 'w', label: 'LED 谱宽', unit: 'nm', min: 0.1, max: 500 },
    shiftNm: { symbol: 'Δλ', label: '边缘漂移', unit: 'nm', min: 0, max: 500 },
  },
  source: ownRule('带宽不小于 LED 谱宽加角度漂移'),
  compute: ({ ledWidthNm, shiftNm }) => ledWidthNm + shiftNm,
});

/** LEDs are 20 to 30 nm wide; filters of 40 to 60 nm suit them. */
export const usualBandPass = {
  ledWidthNm: [20, 30],
  filterWidthNm: [40, 60],
  source: ownRule('LED 谱宽 20～30 nm，滤镜带宽 40～60 nm'),
} as const;

/**
 * Shortest focal length for an interference filter before the lens. Below it the corners darken: the filter goes behind the
 * lens, or a coloured glass is used.
 */
export const filterFocalLengthLimit = { mm: 12, source: ownRule('焦距 8～12 mm 以下的镜头慎用前置干涉滤镜') };

/** Loss of crossed polarisers on light and lens, in stops. */
export const crossedPolarisers = { stops: 2.25, min: 2, max: 2.5, source: ownRule('正交偏振损失 2～2.5 档') };

/** Factor of the exposure time for a loss in stops. @throws OpticsInputError */
export const exposureFactorOfStops = defineFormula<{ stops: number }>({
  symbol: 'k_t',
  label: '曝光倍数',
  unit: '×',
  expression: '2^n',
  inputs: { stops: { symbol: 'n', label: '损失档数', unit: '档', min: -20, max: 20 } },
  source: { name: '曝光档的定义：每档 2 倍' },
  compute: ({ stops }) => 2 ** stops,
});

/** Shift of the focus by a plate behind the lens, mm; about a third of the thickness of the glass. @throws OpticsInputError */
export const plateFocusShiftMm = defineFormula<{ thicknessMm: number; refractiveIndex: number }>({
  symbol: 'Δs',
  label: '后置滤镜引起的焦移',
  unit: 'mm',
  expression: 'd × (n − 1) ÷ n',
  inputs: {
    thicknessMm: { symbol: 'd', label: '玻璃厚度', unit: 'mm', min: 0, max: 100 },
    refractiveIndex: { symbol: 'n', label: '折射率', unit: '', min: 1, max: 5 },
  },
  source: source.greivenkamp,
  compute: ({ thicknessMm, refractiveIndex }) => (thicknessMm * (refractiveIndex - 1)) / refractiveIndex,
});
