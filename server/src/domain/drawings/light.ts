import { wavelengthAppearance } from '@shixuan/units';
import type { Figures } from './figures';

/** A light as it is drawn. */
export interface Light {
  /** Short, for ids. */
  name: string;
  /** CSS colour; what has no colour of its own follows the theme. */
  colour: string;
  /** False for ultraviolet and infrared: drawn hatched. */
  visible: boolean;
}

export const white: Light = { name: 'white', colour: 'var(--white-light)', visible: true };

/** Colours of the filters of a colour sensor. */
export const filterColours = {
  red: { name: 'red', colour: '#f53f3f', visible: true },
  green: { name: 'green', colour: '#14b84b', visible: true },
  blue: { name: 'blue', colour: '#2b6bff', visible: true },
} satisfies Record<string, Light>;

const lights: Record<string, Light> = {
  white,
  ...filterColours,
  yellow: { name: 'yellow', colour: '#f7c600', visible: true },
  orange: { name: 'orange', colour: '#ff7d00', visible: true },
  violet: { name: 'violet', colour: '#8f3dff', visible: true },
  infrared: { name: 'ir', colour: 'var(--infrared)', visible: false },
  ultraviolet: { name: 'uv', colour: 'var(--ultraviolet)', visible: false },
};

const names: readonly [RegExp, readonly string[]][] = [
  [/rgbw/i, ['red', 'green', 'blue', 'white']],
  [/rgb/i, ['red', 'green', 'blue']],
  [/multi|spectr|多光谱/i, ['blue', 'green', 'yellow', 'red']],
  [/infra|^n?ir|红外/i, ['infrared']],
  [/ultra|^uv|紫外/i, ['ultraviolet']],
  [/white|白/i, ['white']],
  [/red|^r$|红/i, ['red']],
  [/green|^g$|绿/i, ['green']],
  [/blue|^b$|蓝/i, ['blue']],
  [/yellow|amber|黄/i, ['yellow']],
  [/orange|橙/i, ['orange']],
  [/violet|purple|紫/i, ['violet']],
];

export interface LightSource {
  /** What the beam is drawn in. */
  beam: Light;
  /** What the diodes are drawn in, in turn: several for lights that mix colours. */
  diodes: readonly [Light, ...Light[]];
  /** Colours that the model comes in. */
  offered: readonly Light[];
}

/** Light of a product: from its wavelength, else from its colours; white where nothing is stated. */
export function lightSource(figures: Figures): LightSource {
  const colours = figures.several('colours', 'colour');
  const wavelengthNm = figures.number('wavelengthNm') ?? figures.pair('wavelengthRangeNm')[0];
  if (wavelengthNm !== undefined && colours.length <= 1) {
    const light = lightOfWavelength(wavelengthNm);
    return { beam: light, diodes: [light], offered: [light] };
  }
  const named = colours.map(colour => names.find(([pattern]) => pattern.test(colour))?.[1] ?? []);
  const offered = [...new Set(named.flat())].flatMap(name => lights[name] ?? []);
  const [first = white, ...others] = offered;
  const mixes = named.length === 1 && offered.length > 1;
  return { beam: mixes ? white : first, diodes: mixes ? [first, ...others] : [first], offered };
}

/** Light of one wavelength in its physical colour. */
export function lightOfWavelength(wavelengthNm: number): Light {
  const { colour, visible, region } = wavelengthAppearance(wavelengthNm);
  if (region !== 'visible') return lights[region] ?? white;
  return { name: `w${Math.round(wavelengthNm)}`, colour, visible };
}
