export type Theme = 'light' | 'dark';

export type Colour = readonly [red: number, green: number, blue: number];

const sheets: Readonly<Record<Theme, Colour>> = { light: [255, 255, 255], dark: [35, 35, 36] };
const towards: Readonly<Record<Theme, Colour>> = { light: [0, 0, 0], dark: [255, 255, 255] };
const white: Colour = [255, 255, 255];
/** WCAG 2.2 AA for text. */
const READABLE = 4.5;

/**
 * Tokens of the accent colour from one colour, `#rrggbb`: text and marks are made darker (in the dark theme lighter) until
 * they are read on the sheet, filled grounds darker until white is read on them. Empty for anything else.
 */
export function accentTokens(text: string | null, theme: Theme): Readonly<Record<string, string>> {
  const given = readColour(text);
  if (!given) return {};
  const accent = readable(given, sheets[theme], towards[theme]);
  const fill = readable(given, white, [0, 0, 0]);
  return {
    '--sx-accent': css(accent),
    '--sx-accent-hover': css(mix(accent, towards[theme], 0.2)),
    '--sx-accent-soft': css(mix(sheets[theme], accent, 0.1)),
    '--sx-accent-fill': css(fill),
    '--sx-accent-fill-hover': css(mix(fill, [0, 0, 0], 0.2)),
  };
}

/** The colour that `#rrggbb` says; null for anything else. */
export function readColour(text: string | null): Colour | null {
  const [, r, g, b] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text ?? '') ?? [];
  if (!r || !g || !b) return null;
  return [Number.parseInt(r, 16), Number.parseInt(g, 16), Number.parseInt(b, 16)];
}

function readable(colour: Colour, ground: Colour, to: Colour): Colour {
  for (let part = 0; part < 1; part += 0.05) {
    const tried = mix(colour, to, part);
    if (contrast(tried, ground) >= READABLE) return tried;
  }
  return to;
}

const mix = ([r, g, b]: Colour, [toR, toG, toB]: Colour, part: number): Colour => [
  r + (toR - r) * part,
  g + (toG - g) * part,
  b + (toB - b) * part,
];
const css = (colour: Colour) => `rgb(${colour.map(Math.round).join(' ')})`;

/** Relative luminance and contrast as WCAG defines them. */
const luminance = (colour: Colour) => {
  const [r = 0, g = 0, b = 0] = colour.map(channel => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
export const contrast = (one: Colour, other: Colour) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
