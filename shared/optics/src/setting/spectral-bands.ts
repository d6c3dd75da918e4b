import { ownRule } from '../formula/sources/own-rule';
import type { RangeOf } from '../model/parts/part';

export interface SpectralBand extends RangeOf {
  label: string;
}

export const visible: SpectralBand = { min: 400, max: 700, label: '可见光' };

/** Wavelengths, nm, outside which a part transmits or sees nothing, and the ones for which it may be taken without a word. */
export interface SpectralLimits {
  possible: RangeOf;
  certain: RangeOf;
  label: string;
}

/** What cameras see and lenses transmit without special material, nm: near infrared with less signal and a shifted focus. */
export const ordinaryBand: RangeOf = { min: 400, max: 1000 };

const stated = (min: number, max: number, label: string): SpectralLimits => ({
  possible: { min, max },
  certain: { min, max },
  label,
});

/**
 * Spectral limits of cameras by the code of the catalogue. `silicon` follows from the material of the sensor; `silicon-implied`
 * from what no other material has, which says nothing of the short end.
 */
const spectralBands: ReadonlyMap<string, SpectralLimits> = new Map([
  ['visible', stated(400, 700, '可见光')],
  ['uv', stated(200, 400, '紫外')],
  ['nir', stated(400, 1050, '近红外')],
  ['swir', stated(900, 1700, '短波红外')],
  ['silicon', { possible: { min: 330, max: 1050 }, certain: ordinaryBand, label: '硅传感器' }],
  ['silicon-implied', { possible: { min: 0, max: 1050 }, certain: ordinaryBand, label: '硅传感器' }],
]);

/** A camera of which neither band nor type of sensor is stated may be of another material. */
const unstatedSensor: SpectralLimits = {
  possible: { min: 0, max: Number.POSITIVE_INFINITY },
  certain: ordinaryBand,
  label: '',
};

/** A lens without a stated range: crown glass absorbs outside 330 to 2300 nm, and the coating is made for visible light. */
const ordinaryGlass: SpectralLimits = {
  possible: { min: 330, max: 2300 },
  certain: ordinaryBand,
  label: '普通光学玻璃',
};

export const sensorLimits = (spectrum: string | null): SpectralLimits =>
  (spectrum === null ? undefined : spectralBands.get(spectrum)) ?? unstatedSensor;

export const glassLimits = (range: RangeOf | null): SpectralLimits =>
  range ? { possible: range, certain: range, label: '' } : ordinaryGlass;

/** Whether the data leave open if a part works at a wavelength, nm. */
export const isOpenAt = (wavelengthNm: number, { certain, possible }: SpectralLimits): boolean =>
  !contains(certain, wavelengthNm) && contains(possible, wavelengthNm);

export const contains = ({ min, max }: RangeOf, wavelengthNm: number): boolean =>
  wavelengthNm >= min && wavelengthNm <= max;

export const spectralBandsSource = ownRule(
  '波段按紫外 200～400、可见光 400～700、近红外 400～1050、短波红外 900～1700 nm 计；硅传感器在 330～1050 nm 之外不响应，未标注波段的镜头按普通光学玻璃（330～2300 nm）；400～1000 nm 之外无标注须向厂家确认',
);
