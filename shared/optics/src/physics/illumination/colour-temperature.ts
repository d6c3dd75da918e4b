import { OpticsInputError } from '../../formula/optics-input-error';
import type { Source } from '../../formula/sources/source';

export const tannerHelland: Source = { name: 'Tanner Helland，色温–RGB 近似' };

/** Screen colour of a white light, 0…255 each, for 1000…40000 K. @throws OpticsInputError */
export function colourOfTemperature(kelvin: number): readonly [red: number, green: number, blue: number] {
  if (!(kelvin >= 1000 && kelvin <= 40_000)) {
    throw new OpticsInputError({ field: 'kelvin', message: `色温：应在 1000～40000 K 之间，现为 ${kelvin} K` });
  }
  const t = kelvin / 100;
  const red = t <= 66 ? 255 : 329.698727446 * (t - 60) ** -0.1332047592;
  const green = t <= 66 ? 99.4708025861 * Math.log(t) - 161.1195681661 : 288.1221695283 * (t - 60) ** -0.0755148492;
  const blue = t >= 66 ? 255 : t <= 19 ? 0 : 138.5177312231 * Math.log(t - 10) - 305.0447927307;
  return [channel(red), channel(green), channel(blue)];
}

const channel = (value: number) => Math.round(Math.min(255, Math.max(0, value)));
