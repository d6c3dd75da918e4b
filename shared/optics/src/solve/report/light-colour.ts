import { isLitBy, lightSpectrumVerdict, litNm, wavelengthDecides } from '../../checks/imaging/spectrum';
import type { Camera } from '../../model/parts/camera';
import type { Light } from '../../model/parts/light';
import type { Requirements } from '../../model/task/requirements';
import { contains, visible } from '../../setting/spectral-bands';

const litBy = new WeakMap<readonly Light[], Map<string, readonly Light[]>>();
/** Wavelengths that are kept. Tasks of a site have a few; a stranger may ask for any. */
const keptWavelengths = 32;

/**
 * Lights with the wavelength of the task, or in the visible without a stated one; those of another visible colour where the task
 * leaves the colour open. Kept by wavelength, as many systems and tasks have the same.
 */
export function litFor(need: Requirements, lights: readonly Light[]): readonly Light[] {
  const key = `${litNm(need.task)} ${wavelengthDecides(need.task)}`;
  const kept = litBy.get(lights) ?? new Map<string, readonly Light[]>();
  litBy.set(lights, kept);
  const found = kept.get(key);
  if (found) return found;
  if (kept.size === keptWavelengths) kept.clear();
  const lit = lights.filter(light => isLit(need, light));
  kept.set(key, lit);
  return lit;
}

function isLit(need: Requirements, light: Light): boolean {
  const verdict = lightSpectrumVerdict(need, light);
  if (verdict === 'unknown') return contains(visible, litNm(need.task));
  return verdict === 'pass' || (verdict === 'warn' && !wavelengthDecides(need.task));
}

/** Whether a light has the wavelength of the task, or is white for a colour camera; null: not stated. */
export function colourFits({ task }: Requirements, camera: Camera, light: Light): boolean | null {
  const { colours } = light;
  // A camera that does not state it has to be a colour camera where the task asks for one.
  if ((camera.colour ?? task.colour) !== 'color') return isLitBy(light, litNm(task));
  return colours.length === 0 ? null : colours.some(colour => whites.has(colour));
}

const whites: ReadonlySet<string> = new Set(['white', 'rgb', 'rgbw']);

/** A camera that has to tell colours apart sees none by light of one colour. */
export const isWrongColour = ({ task }: Requirements, fits: boolean | null): boolean =>
  fits === false && task.colour === 'color';
