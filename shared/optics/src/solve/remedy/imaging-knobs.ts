import type { System } from '../../checks/imaging/system';
import type { ImagingTask } from '../../model/task/imaging-task';
import type { CheckId } from '../../model/verdict/check';
import type { Knob } from './least-change';
import { distanceEnd, lessMargin, tenfold, tenth } from './tried-remedies';

type ImagingKnob = Knob<ImagingTask, System>;
type Range = 'workingDistance' | 'objectImageDistance';

const rangeLabels: Readonly<Record<Range, string>> = { workingDistance: '工作距离', objectImageDistance: '物像距' };

const end = (range: Range, which: 'minMm' | 'maxMm'): ImagingKnob =>
  distanceEnd(
    rangeLabels[range],
    which,
    task => task[range],
    (task, ends) => ({ ...task, [range]: ends }),
  );

const stop = (open: boolean): ImagingKnob => ({
  value: ({ fNumber }, { lens, setting }) => (lens.kind === 'focal' ? (fNumber ?? setting.fNumber) : null),
  farthest: (value, { lens }) => {
    if (lens.kind !== 'focal') return value;
    return open ? Math.min(value, lens.maxAperture ?? value) : Math.max(value, lens.minAperture ?? value);
  },
  changed: (task, fNumber) => ({ ...task, fNumber }),
  words: shown => `光圈${open ? '开' : '收'}到 F${shown}`,
});

const knobs = {
  farther: end('workingDistance', 'maxMm'),
  nearer: end('workingDistance', 'minMm'),
  longer: end('objectImageDistance', 'maxMm'),
  shorter: end('objectImageDistance', 'minMm'),
  lessMargin: lessMargin(),
  coarser: {
    value: ({ accuracy }) => {
      if (accuracy.kind === 'feature') return accuracy.featureMm;
      return accuracy.kind === 'tolerance' ? accuracy.toleranceMm : accuracy.objectPixelMm;
    },
    farthest: tenfold,
    changed: (task, value) => {
      const { accuracy } = task;
      if (accuracy.kind === 'feature') return { ...task, accuracy: { ...accuracy, featureMm: value } };
      if (accuracy.kind === 'tolerance') return { ...task, accuracy: { ...accuracy, toleranceMm: value } };
      return { ...task, accuracy: { ...accuracy, objectPixelMm: value } };
    },
    words: (shown, { accuracy }) =>
      `${{ feature: '最小缺陷', tolerance: '公差', 'object-pixel': '单像素精度' }[accuracy.kind]}放宽到 ${shown} mm`,
  },
  flatter: {
    value: ({ heightVariationMm }) => (heightVariationMm > 0 ? heightVariationMm : null),
    farthest: tenth,
    changed: (task, heightVariationMm) => ({ ...task, heightVariationMm }),
    words: shown => `高度差控制在 ${shown} mm 以内`,
  },
  closerMounted: {
    value: ({ workingDistanceToleranceMm: value }) => (value > 0 ? value : null),
    farthest: tenth,
    changed: (task, workingDistanceToleranceMm) => ({ ...task, workingDistanceToleranceMm }),
    words: shown => `工作距离公差控制在 ±${shown} mm 以内`,
  },
  stoppedDown: stop(false),
  opened: stop(true),
  exposedShorter: {
    value: ({ exposureUs }) => exposureUs,
    farthest: tenth,
    changed: (task, exposureUs) => ({ ...task, exposureUs }),
    words: shown => `曝光缩短到 ${shown} µs`,
  },
  blurred: {
    value: ({ blurPx, speedMmS }) => (speedMmS > 0 ? blurPx : null),
    farthest: value => Math.max(value, 3),
    changed: (task, blurPx) => ({ ...task, blurPx }),
    words: shown => `允许拖影放宽到 ${shown} px`,
  },
  slower: {
    value: ({ speedMmS }) => (speedMmS > 0 ? speedMmS : null),
    farthest: tenth,
    changed: (task, speedMmS) => ({ ...task, speedMmS }),
    words: shown => `速度降到 ${shown} mm/s`,
  },
  rarer: {
    value: ({ rateHz, mode, speedMmS }) => (mode === 'line' && speedMmS > 0 ? null : rateHz),
    farthest: tenth,
    changed: (task, rateHz) => ({ ...task, rateHz }),
    words: (shown, { mode }) => (mode === 'line' ? `行频降到 ${shown} Hz` : `帧率降到 ${shown} fps`),
  },
  shorterCable: {
    value: ({ cableM }) => cableM,
    farthest: tenth,
    changed: (task, cableM) => ({ ...task, cableM }),
    words: shown => `线长缩短到 ${shown} m`,
  },
} as const satisfies Readonly<Record<string, ImagingKnob>>;

export type KnobId = keyof typeof knobs;
export const imagingKnob = (id: KnobId): ImagingKnob => knobs[id];

/** What may help a check, the least costly in practice first. Parts are not exchanged: the list shows those that fit. */
export const knobsOf: Readonly<Record<CheckId, readonly KnobId[]>> = {
  distance: ['farther', 'nearer', 'longer', 'shorter', 'coarser'],
  'field-of-view': ['farther', 'longer', 'lessMargin'],
  accuracy: ['nearer', 'shorter', 'lessMargin', 'coarser'],
  magnification: ['farther', 'longer', 'coarser'],
  'image-circle': ['farther', 'nearer', 'lessMargin'],
  mount: [],
  focus: ['farther', 'longer', 'coarser'],
  sharpness: ['opened', 'farther', 'coarser'],
  'depth-of-field': ['stoppedDown', 'closerMounted', 'flatter', 'farther', 'coarser'],
  'height-error': ['farther', 'flatter', 'coarser'],
  distortion: ['coarser', 'lessMargin'],
  exposure: ['exposedShorter', 'slower', 'blurred', 'rarer'],
  shutter: ['slower', 'blurred'],
  rate: ['exposedShorter', 'slower', 'rarer'],
  link: ['shorterCable', 'slower', 'rarer'],
  host: [],
  spectrum: [],
  'light-function': [],
  'light-geometry': [],
  mechanics: [],
};
