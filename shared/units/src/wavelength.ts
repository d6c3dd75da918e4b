/** The bands of the catalogue: centre in nm and the colour that stands for it. Each is 50 nm wide, [centre − 25, centre + 25). */
export const wavelengthBands = [
  { centreNm: 400, colour: '#8000ff' },
  { centreNm: 450, colour: '#0046ff' },
  { centreNm: 500, colour: '#00c8a0' },
  { centreNm: 550, colour: '#4bd200' },
  { centreNm: 600, colour: '#ffb400' },
  { centreNm: 650, colour: '#ff2800' },
  { centreNm: 700, colour: '#c80000' },
] as const;

const HALF_WIDTH_NM = 25;
const BLACK = '#000000';

/** Colour of the band that a wavelength lies in; black outside of all bands (below 375 nm, from 725 nm on). */
export function wavelengthColour(wavelengthNm: number): string {
  const band = wavelengthBands.find(
    ({ centreNm }) => wavelengthNm >= centreNm - HALF_WIDTH_NM && wavelengthNm < centreNm + HALF_WIDTH_NM,
  );
  return band?.colour ?? BLACK;
}

/** `470` → `470nm`: at least three digits, rounded to whole nanometres. */
export function wavelengthLabel(wavelengthNm: number): string {
  return `${String(Math.round(wavelengthNm)).padStart(3, '0')}nm`;
}

export interface WavelengthAppearance {
  /** Colour to draw with, readable on light and dark grounds. */
  colour: string;
  /** False below 380 nm (紫外) and from 780 nm on (红外): to be drawn hatched. */
  visible: boolean;
  region: 'ultraviolet' | 'visible' | 'infrared';
}

/** Hues of spectral light at full strength, toned down in lightness so that lines keep 3:1 on white where they can. */
const spectrum: readonly (readonly [wavelengthNm: number, red: number, green: number, blue: number])[] = [
  [380, 130, 40, 215],
  [420, 116, 48, 255],
  [440, 66, 64, 255],
  [470, 20, 105, 255],
  [490, 0, 170, 225],
  [510, 0, 180, 110],
  [530, 20, 180, 60],
  [555, 110, 185, 0],
  [580, 240, 195, 0],
  [600, 255, 140, 0],
  [620, 250, 75, 20],
  [640, 240, 45, 40],
  [700, 195, 15, 30],
  [780, 140, 10, 40],
];

/** A physically reasonable colour to draw a wavelength with. Ultraviolet and infrared get a stand-in and are flagged. */
export function wavelengthAppearance(wavelengthNm: number): WavelengthAppearance {
  if (wavelengthNm < 380) return { colour: '#7a3cf0', visible: false, region: 'ultraviolet' };
  if (wavelengthNm >= 780) return { colour: '#a8324a', visible: false, region: 'infrared' };
  return { colour: spectralColour(wavelengthNm), visible: true, region: 'visible' };
}

function spectralColour(wavelengthNm: number): string {
  const upper = Math.max(
    1,
    spectrum.findIndex(([at]) => at > wavelengthNm),
  );
  const [low, high] = [spectrum[upper - 1], spectrum[upper]];
  if (!low || !high) return BLACK;
  const share = (wavelengthNm - low[0]) / (high[0] - low[0]);
  const channel = (index: 1 | 2 | 3) => Math.round(low[index] + (high[index] - low[index]) * share);
  return `#${[channel(1), channel(2), channel(3)].map(value => value.toString(16).padStart(2, '0')).join('')}`;
}
