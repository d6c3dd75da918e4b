import type { Source } from '../../formula/sources/source';

export const bruton: Source = {
  name: 'Bruton 波长–颜色近似（γ 0.8）',
  url: 'https://github.com/AlGepe/OmniSnippets_JS',
};

type Rgb = readonly [red: number, green: number, blue: number];

/** Colours are interpolated between these wavelengths. */
const stops: readonly (readonly [fromNm: number, colour: Rgb])[] = [
  [380, [1, 0, 1]],
  [440, [0, 0, 1]],
  [490, [0, 1, 1]],
  [510, [0, 1, 0]],
  [580, [1, 1, 0]],
  [645, [1, 0, 0]],
  [780, [1, 0, 0]],
];
const GAMMA = 0.8;

/**
 * Screen colour of spectral light, `#rrggbb`, for the strip of a spectrum; black outside the visible 380…780 nm. Not for LEDs:
 * 625 nm is shown orange (see `ledFamilies` for their colours). Source: `bruton`.
 */
export function spectrumColour(wavelengthNm: number): string {
  const upper = stops.findIndex(([from]) => from >= wavelengthNm);
  const above = stops[upper];
  const below = stops[Math.max(upper - 1, 0)];
  if (!above || !below || !(wavelengthNm >= 380)) return '#000000';
  const width = above[0] - below[0];
  const share = width === 0 ? 0 : (wavelengthNm - below[0]) / width;
  const strength = fadingAtTheEnds(wavelengthNm);
  const channel = (index: 0 | 1 | 2) => {
    const value = below[1][index] + (above[1][index] - below[1][index]) * share;
    return Math.round(255 * (value * strength) ** GAMMA);
  };
  return `#${([0, 1, 2] as const).map(index => channel(index).toString(16).padStart(2, '0')).join('')}`;
}

function fadingAtTheEnds(wavelengthNm: number): number {
  if (wavelengthNm < 420) return 0.3 + (0.7 * (wavelengthNm - 380)) / 40;
  if (wavelengthNm > 700) return 0.3 + (0.7 * (780 - wavelengthNm)) / 80;
  return 1;
}
