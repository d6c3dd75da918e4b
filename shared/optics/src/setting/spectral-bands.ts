import { ownRule } from '../formula/sources/own-rule';
import type { RangeOf } from '../model/parts/part';

export interface SpectralBand extends RangeOf {
  label: string;
}

export const visible: SpectralBand = { min: 400, max: 700, label: '可见光' };

/** Spectral bands of cameras in nm, by the code of the catalogue. */
export const spectralBands: ReadonlyMap<string, SpectralBand> = new Map([
  ['visible', visible],
  ['uv', { min: 200, max: 400, label: '紫外' }],
  ['nir', { min: 400, max: 1000, label: '近红外' }],
  ['swir', { min: 900, max: 1700, label: '短波红外' }],
]);

export const spectralBandsSource = ownRule(
  '波段按紫外 200～400、可见光 400～700、近红外 400～1000、短波红外 900～1700 nm 计',
);
