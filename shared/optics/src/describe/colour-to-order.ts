import type { Light } from '../model/parts/light';
import { ledFamilies } from '../physics/illumination/led-families';

/** How makers write the colours of a light in its part number, with their codes in the catalogue. */
const colourLetters: Readonly<Record<string, string>> = {
  W: 'white',
  R: 'red',
  G: 'green',
  B: 'blue',
  IR: 'infrared',
  UV: 'ultraviolet',
};
const letters = Object.keys(colourLetters).join('|');
/** `-W-R-G-B-IR` or `-W/B` at the end of a part number. */
const offered = new RegExp(`-((?:${letters})(?:[-/](?:${letters}))+)$`);

/**
 * What has to be said when a light is ordered whose part number stands for several colours: 颜色下单时选定：W/R/G/B. Null for a part number that
 * is ordered as it stands: its data state no colours or others than its letters name, or it names none.
 * @param wavelengthNm of the task
 */
export function colourToOrder(
  { model, colours }: Pick<Light, 'model' | 'colours'>,
  wavelengthNm: number,
): string | null {
  const named = offered.exec(model)?.[1]?.split(/[-/]/);
  if (!named?.every(letter => colours.some(code => code === colourLetters[letter]))) return null;
  const family = ledFamilies.find(
    ({ wavelengthsNm: [from, to] = [Number.NaN, Number.NaN] }) => from <= wavelengthNm && wavelengthNm <= to,
  );
  const fitting = family && named.find(letter => colourLetters[letter] === family.id);
  return `颜色下单时选定：${named.join('/')}${fitting ? `；按任务的 ${wavelengthNm} nm 选 ${fitting}（${family.label}）` : ''}`;
}
