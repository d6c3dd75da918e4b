import { statesSizes } from '../../checks/imaging/light-geometry';
import { isTelecentric } from '../../model/parts/lens';
import type { Light } from '../../model/parts/light';
import type { Requirements } from '../../model/task/requirements';
import { mostBarsInRow } from '../../physics/illumination/light-length';
import type { LightTechnique } from '../../physics/illumination/techniques';
import { type Seen, suits } from './light-order';

/** Sizes that are tried in turn with all techniques: within both bounds, above the upper one, bars in a row, not stated. */
export const sizeRounds = ['within', 'above', 'row', 'unstated'] as const;
export type SizeRound = (typeof sizeRounds)[number];

/** Upper bound of the size: a light much larger than the view costs and stands in the way. */
const mostOf: Readonly<Record<LightTechnique['id'], (leastMm: number) => number>> = {
  ring: leastMm => 3 * leastMm + 80,
  'low-angle': leastMm => 3 * leastMm + 80,
  dome: leastMm => 1.5 * leastMm + 80,
  backlight: leastMm => 2.5 * leastMm + 40,
  'collimated-backlight': leastMm => 2.5 * leastMm + 40,
  coaxial: leastMm => 2.5 * leastMm + 40,
  bar: leastMm => 2 * leastMm + 60,
  line: leastMm => 1.5 * leastMm + 100,
};

interface SizeBounds {
  leastMm: number;
  mostMm: number;
}

/**
 * Sizes of lights of a technique that suit a system, mm. The least is the long side of the field, or of the whole view where it
 * does not narrow towards the lens. A dome spans twice the view; only a tunnel, which lights a line, need not.
 */
export function sizeBounds(need: Requirements, { lens, setting }: Seen, { id }: LightTechnique): SizeBounds {
  const width = Math.min(setting.fieldWidthMm.nominal, need.fieldWidthMm);
  const height = Math.min(setting.fieldHeightMm.nominal, need.fieldHeightMm);
  const wide = id === 'dome' && !need.lineScan ? 2 : isTelecentric(lens) && lookedThrough.has(id) ? 1 : 0;
  const leastMm = wide === 0 ? Math.max(width, height) : wide * Math.hypot(width, height);
  return { leastMm, mostMm: mostOf[id](leastMm) };
}

const lookedThrough: ReadonlySet<LightTechnique['id']> = new Set(['ring', 'low-angle']);

/** A system, and lights of its wavelength; `stated` leaves out those that do not state all sizes that their check asks for. */
interface Sought {
  seen: Seen;
  lit: readonly Light[];
  stated: boolean;
}

/**
 * Lights of a technique and a size, the smallest sufficient one first, and of bars in a row the longest. A size that is not stated is taken to be no larger than
 * those that are, so that no such light is offered for a field larger than all of these.
 */
export function bySize(
  need: Requirements,
  { seen, lit, stated }: Sought,
  technique: LightTechnique,
  round: SizeRound,
): readonly Light[] {
  const { ordered, sizesMm } = sorted(need, lit, technique, stated);
  const { leastMm, mostMm } = sizeBounds(need, seen, technique);
  if (round === 'row') {
    const shortest = firstFrom(sizesMm, leastMm / mostBarsInRow.count);
    return technique.id === 'bar' ? ordered.slice(shortest, firstFrom(sizesMm, leastMm)).reverse() : [];
  }
  const statedCount = firstFrom(sizesMm, unstatedMm);
  if (round === 'unstated' && statedCount > 0 && (sizesMm[statedCount - 1] ?? 0) < leastMm) return [];
  const from = firstFrom(sizesMm, round === 'within' ? leastMm : round === 'above' ? mostMm : unstatedMm);
  const to = round === 'unstated' ? ordered.length : round === 'within' ? firstFrom(sizesMm, mostMm) : statedCount;
  return ordered.slice(from, to);
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
function sorted(
  need: Requirements,
  lights: readonly Light[],
  technique: LightTechnique,
  stated: boolean,
): SortedLights {
  const orders = kept.get(lights) ?? new Map<string, SortedLights>();
  kept.set(lights, orders);
  // A line takes other shapes than an area.
  const key = `${technique.id} ${need.lineScan} ${stated}`;
  const found = orders.get(key);
  if (found) return found;
  const used = lights.filter(light => suits(need, technique, light.shape) && (!stated || statesSizes(light)));
  const ordered = used.sort((a, b) => sizeOf(a) - sizeOf(b) || 0);
  const made = { ordered, sizesMm: Float64Array.from(ordered, sizeOf) };
  orders.set(key, made);
  return made;
}

/** In place of a size that is not stated, so that such lights come last. */
const unstatedMm = Number.MAX_VALUE;

/** The size that a light is chosen by, mm: of a panel the long side, whichever its data sheet states first. */
export const sizeOf = ({ emittingLengthMm, emittingWidthMm, outerDiameterMm, lengthMm }: Light) =>
  emittingLengthMm === null
    ? (outerDiameterMm ?? lengthMm ?? unstatedMm)
    : Math.max(emittingLengthMm, emittingWidthMm ?? 0);
