import { ImagingTask, ProfileTask, VolumeTask } from '@shixuan/api';

/** One task of the run: what is asked, and which of the questions of the site it is asked as. */
export type JudgedTask =
  | { kind: 'system' | 'camera' | 'lens'; mode: string; task: Imaging; pick: number }
  | { kind: 'profiler'; mode: 'profiler'; task: Profile; pick: number }
  | { kind: 'volume'; mode: 'volume'; task: Volume; pick: number };
type Imaging = ReturnType<typeof ImagingTask.parse>;
type Profile = ReturnType<typeof ProfileTask.parse>;
type Volume = ReturnType<typeof VolumeTask.parse>;

/** mulberry32: the same numbers for the same seed. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

class Draw {
  readonly #next: () => number;
  constructor(seed: number) {
    this.#next = generator(seed);
  }
  /** Between two figures, even in their logarithm, to three digits. */
  between = (low: number, high: number) => Number((low * (high / low) ** this.#next()).toPrecision(3));
  one = <T>(list: readonly T[]): T => list[Math.floor(this.#next() * list.length)] as T;
  chance = (share: number) => this.#next() < share;
  pick = () => Math.floor(this.#next() * 1e6);
}

const surfaces = ['matt', 'glossy', 'mirror', 'transparent', null] as const;
const features = ['outline', 'print', 'relief', 'flat-defect', 'inside', null] as const;
const techniques = ['ring', 'backlight', 'coaxial', 'dome', 'bar', 'low-angle', 'collimated-backlight'] as const;

/** How often of twenty-two tasks each mode is drawn. */
const modes = {
  area: 6,
  telecentric: 3,
  line: 3,
  macro: 2,
  'beyond the visible': 2,
  profiler: 2,
  volume: 2,
  'camera alone': 1,
  'lens alone': 1,
} as const;
type Mode = keyof typeof modes;
const order = Object.entries(modes).flatMap(([mode, share]) => Array.from({ length: share }, () => mode as Mode));

/** Tasks as visitors have them, all modes in turn, the same for the same seed. */
export function seededTasks(count: number, seed = 20_261_123): readonly JudgedTask[] {
  const draw = new Draw(seed);
  return Array.from({ length: count }, (_, place) => taskOf(order[(place * 7) % order.length] ?? 'area', draw));
}

function taskOf(mode: Mode, draw: Draw): JudgedTask {
  if (mode === 'profiler') return { kind: 'profiler', mode, task: profile(draw), pick: draw.pick() };
  if (mode === 'volume') return { kind: 'volume', mode, task: volume(draw), pick: draw.pick() };
  const kind = mode === 'camera alone' ? 'camera' : mode === 'lens alone' ? 'lens' : 'system';
  return { kind, mode, task: imaging(mode, draw), pick: draw.pick() };
}

function imaging(mode: Mode, draw: Draw): Imaging {
  const widthMm =
    mode === 'macro'
      ? draw.between(0.5, 8)
      : mode === 'telecentric'
        ? draw.between(4, 150)
        : draw.between(5, mode === 'line' ? 1600 : 800);
  const heightMm = Number((widthMm * draw.between(0.4, 1)).toPrecision(3));
  const pixels = mode === 'line' ? draw.between(1000, 12_000) : draw.between(400, 4000);
  const moving = mode === 'line' || draw.chance(0.3);
  const nearMm = mode === 'macro' ? draw.between(20, 120) : draw.between(60, 600);
  const free = draw.chance(0.3);
  const lit = draw.one(surfaces);
  return ImagingTask.parse({
    mode: mode === 'line' || mode === 'telecentric' ? mode : 'area',
    object: { widthMm, heightMm },
    marginPct: draw.one([0, 5, 10, 10, 20]),
    accuracy: accuracy(mode, widthMm / pixels, draw),
    ...(!free && { workingDistance: { minMm: nearMm, maxMm: Number((nearMm * draw.between(1.2, 4)).toPrecision(3)) } }),
    workingDistanceToleranceMm: draw.chance(0.25) ? draw.between(0.1, 2) : 0,
    heightVariationMm: draw.chance(0.5) ? draw.between(widthMm / 500, widthMm / 10) : 0,
    ...(moving && { speedMmS: draw.between(widthMm / 10, widthMm * 5) }),
    ...(mode !== 'line' && draw.chance(0.4) && { rateHz: draw.between(1, 60) }),
    wavelengthNm:
      mode === 'beyond the visible'
        ? draw.one([254, 310, 365, 385, 730, 850, 940, 1050, 1200, 1450, 1550])
        : draw.one([550, 550, 465, 630]),
    colour: draw.one(['mono', 'color', null, null, null]),
    shutter: draw.chance(0.2) ? 'global' : null,
    surface: lit,
    feature: draw.one(features),
    technique: draw.chance(0.4) ? draw.one(techniques) : null,
    backAccessible: draw.one([true, false, null]),
  });
}

function accuracy(mode: Mode, pixelMm: number, draw: Draw): Imaging['accuracy'] {
  if (mode === 'telecentric' || draw.chance(0.2)) {
    return {
      kind: 'tolerance',
      toleranceMm: Number((pixelMm * draw.between(1, 4)).toPrecision(3)),
      subPixelFactor: draw.one([0.1, 0.2, 0.5]),
    };
  }
  return draw.chance(0.5)
    ? { kind: 'feature', featureMm: Number((3 * pixelMm).toPrecision(3)), pixelsPerFeature: 3 }
    : { kind: 'object-pixel', objectPixelMm: pixelMm };
}

function profile(draw: Draw): Profile {
  const widthMm = draw.between(3, 800);
  const nearMm = draw.between(15, 400);
  return ProfileTask.parse({
    widthMm,
    marginPct: draw.one([0, 5, 10]),
    heightVariationMm: draw.between(widthMm / 50, widthMm * 1.5),
    heightToleranceMm: draw.chance(0.5) ? draw.between(0.05, 5) : 0,
    pointSpacingMm: draw.chance(0.6) ? widthMm / draw.between(300, 4000) : null,
    ...(draw.chance(0.8) && { speedMmS: draw.between(5, 2000), travelSpacingMm: draw.between(0.02, 1) }),
    repeatabilityUm: draw.chance(0.3) ? draw.between(0.5, 50) : null,
    ...(draw.chance(0.4) && { standOff: { minMm: nearMm, maxMm: nearMm * 4 } }),
    maxLaserClass: draw.one(['2', '2m', '3r', null, null]),
    surface: draw.one(['matt', 'glowing', 'mirror', null, null]),
  });
}

function volume(draw: Draw): Volume {
  const widthMm = draw.between(20, 2500);
  const nearMm = draw.between(80, 2000);
  return VolumeTask.parse({
    widthMm,
    heightMm: Number((widthMm * draw.between(0.4, 1)).toPrecision(3)),
    marginPct: draw.one([0, 5, 10, 20]),
    depthMm: draw.chance(0.8) ? draw.between(widthMm / 50, widthMm) : 0,
    ...(draw.chance(0.6) && { distance: { minMm: nearMm, maxMm: nearMm * draw.between(1.5, 4) } }),
    pointSpacingMm: draw.chance(0.5) ? widthMm / draw.between(100, 1500) : null,
    accuracyMm: draw.chance(0.4) ? draw.between(0.01, 30) : null,
    cycleS: draw.chance(0.5) ? draw.between(0.05, 10) : null,
    ambient: draw.one(['hall', 'daylight', null]),
  });
}
