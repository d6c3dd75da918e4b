import { checkLightFunction } from '../../checks/imaging/light-function';
import { lightGeometryOf } from '../../checks/imaging/light-geometry';
import { lightSpectrumVerdict } from '../../checks/imaging/spectrum';
import type { Verdict } from '../../formula/verdict';
import type { Camera } from '../../model/parts/camera';
import { isTelecentric } from '../../model/parts/lens';
import type { Light } from '../../model/parts/light';
import type { Requirements } from '../../model/task/requirements';
import { ledFamily } from '../../physics/illumination/led-families';
import { type LightTechnique, techniqueOfShape } from '../../physics/illumination/techniques';
import { contains, visible } from '../../setting/spectral-bands';
import { type OrderedTechnique, orderedTechniques, type Seen, suits } from './light-order';

/** A light for a system, with the verdicts that it was chosen by. */
export interface LightChoice {
  light: Light;
  technique: LightTechnique;
  /** Whether the light reaches the lens on the path that shows the part. */
  function: Verdict;
  geometry: Verdict;
  /** Reason of the technique's place in the order, and techniques before it that have no light of this size. */
  why: string;
  /** Whether the light has the wavelength of the task, or is white for colour cameras; null: its colours are not stated. */
  colourFits: boolean | null;
}

const shownLights = 3;
/** Of the best technique; the rest is of the next one that has a fitting light. */
const shownOfBest = 2;
/**
 * Number of fitting lights that are compared, and of lights that are tried to find them, from the smallest sufficient size on.
 */
const compared = 8;
const tried = 40;

/** Exposure below which a light that can be strobed is preferred, µs. */
const shortExposureUs = 200;

/** Sizes that are tried in turn with all techniques: within both bounds, above the upper one, not stated. */
const sizeRounds = ['within', 'above', 'unstated'] as const;
type SizeRound = (typeof sizeRounds)[number];

/**
 * Chooses lights for a system. All techniques that can show the part are tried in their order, first with sizes within both
 * bounds. Within a technique: by size check, colour, strobe where the exposure is short, and the smaller light.
 */
export function lightsFor(need: Requirements, seen: Seen, lights: readonly Light[]): readonly LightChoice[] {
  const lit = visibleFor(need, lights);
  const geometryOf = lightGeometryOf(need, seen);
  const chosen: LightChoice[] = [];
  const without: string[] = [];
  for (const round of sizeRounds) {
    for (const ordered of orderedTechniques(need, seen, lights)) {
      const found = fitting(need, { seen, geometryOf, lit }, ordered, round).slice(
        0,
        chosen.length === 0 ? shownOfBest : 1,
      );
      if (found.length === 0 && chosen.length === 0 && round === 'within') without.push(ordered.technique.label);
      const skipped = without.filter(label => label !== ordered.technique.label);
      const why = `${ordered.why}${skipped.length > 0 ? `；${skipped.join('、')}没有尺寸合适的` : ''}`;
      chosen.push(...found.map(each => ({ ...each, why })));
      if (chosen.length >= shownLights) return chosen;
    }
    if (chosen.length > 0) return chosen;
  }
  return chosen;
}

/** A system, the verdict of a light in it, and the lights of its wavelength. */
interface Lit {
  seen: Seen;
  geometryOf: (light: Light) => Verdict;
  lit: readonly Light[];
}

function fitting(
  need: Requirements,
  { seen, geometryOf, lit }: Lit,
  { technique, function: judged }: OrderedTechnique,
  round: SizeRound,
): LightChoice[] {
  const found: LightChoice[] = [];
  const leastMm = leastSize(need, seen, technique);
  for (const light of bySize(need, lit, technique, { leastMm, mostMm: mostOf[technique.id](leastMm), round })) {
    if (found.length === compared) break;
    const geometry = geometryOf(light);
    if (geometry === 'fail') continue;
    found.push({
      light,
      technique,
      function: judged,
      geometry,
      colourFits: colourFits(need, seen.camera, light),
      why: '',
    });
  }
  const short = (seen.setting.exposureUs ?? Number.POSITIVE_INFINITY) < shortExposureUs;
  return found.sort((a, b) => compare(a, b, short));
}

/** Upper bound of the size: a light much larger than the view costs and stands in the way. */
const mostOf: Readonly<Record<LightTechnique['id'], (leastMm: number) => number>> = {
  ring: leastMm => 3 * leastMm + 80,
  'low-angle': leastMm => 3 * leastMm + 80,
  dome: leastMm => 3 * leastMm + 80,
  backlight: leastMm => 2.5 * leastMm + 40,
  'collimated-backlight': leastMm => 2.5 * leastMm + 40,
  coaxial: leastMm => 2.5 * leastMm + 40,
  bar: leastMm => 2 * leastMm + 60,
  line: leastMm => 1.5 * leastMm + 100,
};

/** A given light, judged in a system. */
export interface GivenLight extends Omit<LightChoice, 'technique' | 'why'> {
  /** Null: the shape of the light suits no technique. */
  technique: LightTechnique | null;
}

/** Judges a given light. The light is returned whatever its verdicts. */
export function lightAsGiven(need: Requirements, seen: Seen, light: Light): GivenLight {
  const { camera, lens, setting } = seen;
  const system = { camera, lens, setting, light };
  return {
    light,
    technique: techniqueOfShape(light.shape) ?? null,
    function: checkLightFunction(need, system).verdict,
    geometry: lightGeometryOf(need, system)(light),
    colourFits: colourFits(need, seen.camera, light),
  };
}

const worth: Readonly<Record<Verdict, number>> = { pass: 0, warn: 1, unknown: 2, fail: 3 };

function compare(a: LightChoice, b: LightChoice, short: boolean): number {
  const strobe = short ? Number(b.light.strobe === true) - Number(a.light.strobe === true) : 0;
  return (
    worth[a.geometry] - worth[b.geometry] ||
    colourOrder(a.colourFits) - colourOrder(b.colourFits) ||
    strobe ||
    sizeOf(a.light) - sizeOf(b.light)
  );
}

const colourOrder = (fits: boolean | null) => (fits === null ? 1 : fits ? 0 : 2);

const litBy = new WeakMap<readonly Light[], Map<number, readonly Light[]>>();
/** Wavelengths that are kept. Tasks of a site have a few; a stranger may ask for any. */
const keptWavelengths = 32;

/**
 * Lights with the wavelength of the task; in the visible also those of another visible colour, or without a stated one. Kept by
 * wavelength, as many systems and tasks have the same.
 */
function visibleFor(need: Requirements, lights: readonly Light[]): readonly Light[] {
  const nm = litNm(need.task);
  const kept = litBy.get(lights) ?? new Map<number, readonly Light[]>();
  litBy.set(lights, kept);
  const found = kept.get(nm);
  if (found) return found;
  if (kept.size === keptWavelengths) kept.clear();
  const lit = lights.filter(light => isLit(need, light));
  kept.set(nm, lit);
  return lit;
}

function isLit(need: Requirements, light: Light): boolean {
  const verdict = lightSpectrumVerdict(need, light);
  return verdict === 'pass' || verdict === 'warn' || (verdict === 'unknown' && contains(visible, litNm(need.task)));
}

interface Bounds {
  leastMm: number;
  mostMm: number;
  round: SizeRound;
}

/** Lights to be tried, the smallest sufficient one first. */
function bySize(
  need: Requirements,
  lights: readonly Light[],
  technique: LightTechnique,
  { leastMm, mostMm, round }: Bounds,
): readonly Light[] {
  const { ordered, sizesMm } = sorted(need, lights, technique);
  const from = firstFrom(sizesMm, round === 'within' ? leastMm : round === 'above' ? mostMm : unstatedMm);
  const to = round === 'unstated' ? ordered.length : firstFrom(sizesMm, round === 'within' ? mostMm : unstatedMm);
  return ordered.slice(from, Math.min(to, from + tried));
}

/** Index of the first of the ascending sizes that is not smaller, by halving. */
function firstFrom(sizesMm: Float64Array, leastMm: number): number {
  let from = 0;
  let to = sizesMm.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sizesMm[middle] ?? 0) < leastMm) from = middle + 1;
    else to = middle;
  }
  return from;
}

interface SortedLights {
  ordered: readonly Light[];
  sizesMm: Float64Array;
}

const kept = new WeakMap<readonly Light[], Map<string, SortedLights>>();

/** Sorted lights of a technique, cached by the catalogue, because a catalogue is solved many times. */
function sorted(need: Requirements, lights: readonly Light[], technique: LightTechnique): SortedLights {
  const orders = kept.get(lights) ?? new Map<string, SortedLights>();
  kept.set(lights, orders);
  // A line takes other shapes than an area.
  const key = `${technique.id} ${need.lineScan}`;
  const found = orders.get(key);
  if (found) return found;
  const used = lights.filter(({ shape }) => suits(need, technique, shape));
  const ordered = used.sort((a, b) => sizeOf(a) - sizeOf(b) || 0);
  const made = { ordered, sizesMm: Float64Array.from(ordered, sizeOf) };
  orders.set(key, made);
  return made;
}

/** In place of a size that is not stated, so that such lights come last. */
const unstatedMm = Number.MAX_VALUE;

const sizeOf = ({ emittingLengthMm, outerDiameterMm, lengthMm }: Light) =>
  emittingLengthMm ?? outerDiameterMm ?? lengthMm ?? unstatedMm;

const lookedThrough: ReadonlySet<LightTechnique['id']> = new Set(['ring', 'low-angle', 'dome']);

/**
 * Smallest size that may be sufficient, mm: the long side of the field, or of the whole view where it does not narrow towards
 * the lens.
 */
function leastSize(need: Requirements, { lens, setting }: Seen, { id }: LightTechnique): number {
  const width = Math.min(setting.fieldWidthMm.nominal, need.fieldWidthMm);
  const height = Math.min(setting.fieldHeightMm.nominal, need.fieldHeightMm);
  return isTelecentric(lens) && lookedThrough.has(id) ? Math.hypot(width, height) : Math.max(width, height);
}

function colourFits({ task }: Requirements, camera: Camera, light: Light): boolean | null {
  const { wavelengthNm, wavelengthRangeNm, colours } = light;
  if (camera.colour === 'color') return colours.length === 0 ? null : colours.some(colour => whites.has(colour));
  const near = (low: number, high: number) => litNm(task) >= low - nearNm && litNm(task) <= high + nearNm;
  if (wavelengthNm !== null) return near(wavelengthNm, wavelengthNm);
  if (wavelengthRangeNm) return near(wavelengthRangeNm.min, wavelengthRangeNm.max);
  if (colours.length === 0) return null;
  return colours.some(colour => {
    const band = ledFamily(colour)?.wavelengthsNm;
    return band ? near(band[0], band[1]) : whites.has(colour);
  });
}

const whites: ReadonlySet<string> = new Set(['white', 'rgb', 'rgbw']);
/** Tolerance of the wavelength, nm: an LED has a bandwidth of 20 to 30 nm. */
const nearNm = 15;

/** Wavelength that the light must have. */
const litNm = ({ excitationNm, wavelengthNm }: Requirements['task']) => excitationNm ?? wavelengthNm;
