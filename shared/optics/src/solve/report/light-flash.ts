import { shownTime } from '../../checks/shown';
import { ownRule } from '../../formula/sources/own-rule';
import type { Light } from '../../model/parts/light';
import type { Requirements } from '../../model/task/requirements';
import { type OrderedTechnique, type Seen, standings } from './light-order';
import { sizeOf } from './lights-by-size';

/** Exposure up to which a light is chosen by how bright it is. */
const shortExposure = {
  longestUs: 100,
  source: ownRule('曝光不长于 100 µs 时优先可频闪（线扫描除外，光源常亮）、单位长度功率高的光源'),
} as const;

/** Exposure of a system, as far as it decides between lights. */
export interface Exposed {
  us: number;
  short: boolean;
  /** Whether a light can be brighter in a flash: beside a line scan, which is exposed all the time, it is on all the time. */
  flashes: boolean;
  /** Whether the part scatters by itself, so that light from all around shows no more of it. */
  matt: boolean;
}

export function exposureOf({ task, lineScan }: Requirements, { setting: { exposureUs } }: Seen): Exposed {
  const us = exposureUs ?? Number.POSITIVE_INFINITY;
  const short = us <= shortExposure.longestUs;
  return { us, short, flashes: short && !lineScan, matt: task.surface === 'matt' };
}

/** Where the exposure is short: a light that states that it can be strobed first, then the one of more power for its size. */
export const brighterFirst = ({ short, flashes }: Exposed, a: Light, b: Light): number =>
  (flashes ? strobes(b) - strobes(a) : 0) || (short ? densityOf(b) - densityOf(a) : 0);

/**
 * Steps of a quarter in W per mm of length or diameter: a larger light of the same make has more power but is no brighter, and
 * a few per cent more are none. Minus infinity: not stated.
 */
const densityOf = (light: Light) => Math.round(Math.log((light.powerW ?? 0) / sizeOf(light)) / Math.log(1.25));

const strobes = ({ strobe }: Light) => Number(strobe === true);

/**
 * Techniques that show a part equally well, with the lights found for each, in their order. Where lights flash, those
 * with a light that states that it can be strobed come first; but none from behind that may not reach the lens at all, and on a matt
 * part no dome, which spreads its power over a wall much larger than the part.
 */
export function* inTurn<Found extends { light: Light }>(
  techniques: readonly OrderedTechnique[],
  find: (technique: OrderedTechnique) => readonly Found[],
  { flashes: areFlashed, matt }: Exposed,
): Iterable<readonly [OrderedTechnique, readonly Found[]]> {
  if (!areFlashed) {
    for (const each of techniques) yield [each, find(each)];
    return;
  }
  const isOvertaking = ({ technique: { id }, standing }: OrderedTechnique) =>
    !(standing === standings.open && id.endsWith('backlight')) && !(matt && id === 'dome');
  const flashes = ([ordered, [first]]: readonly [OrderedTechnique, readonly Found[]]) =>
    first && isOvertaking(ordered) ? strobes(first.light) : 0;
  const found = techniques.map(each => [each, find(each)] as const);
  yield* found.sort((a, b) => flashes(b) - flashes(a));
}

/** What the reason of a light says of a short exposure; empty for one that is not. */
export function flashReason({ us, short, flashes }: Exposed, { strobe }: Light): string {
  if (!short) return '';
  if (!flashes) return `；曝光 ${shownTime(us)} 很短，单位长度功率高的优先`;
  const stated = {
    true: '此型号标注支持频闪',
    false: '此型号标注不支持频闪',
    null: '此型号未标注频闪，须向厂家确认',
  } as const;
  return `；曝光 ${shownTime(us)} 很短，可频闪、单位长度功率高的优先，${stated[`${strobe}`]}`;
}
