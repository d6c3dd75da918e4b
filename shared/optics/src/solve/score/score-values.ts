import type { Camera } from '../../model/parts/camera';
import type { Lens } from '../../model/parts/lens';
import type { Requirements } from '../../model/task/requirements';
import { accuracyReserve } from '../../physics/accuracy/accuracy-demand';
import { amplyBright, diffractionLimits } from '../../setting/choose-f-number';
import { lensFacts } from '../../setting/lens-facts';
import { type Directed, directed } from './directed';
import type { PairFigures } from './pair-figures';

/** Values of the score parts of a pair, each 0 to 1; an unknown figure has the value 0. */
export interface PairValues extends Directed {
  accuracy: number;
  field: number;
  depth: number;
  light: number;
  sharpness: number;
  economy: number;
  /** Share by which the field is larger than asked for; 0: not at all. */
  excess: number;
}

export const blankValues = (): PairValues => ({
  accuracy: Number.NaN,
  field: Number.NaN,
  depth: Number.NaN,
  light: Number.NaN,
  sharpness: Number.NaN,
  economy: Number.NaN,
  nearness: Number.NaN,
  relaxed: false,
  excess: Number.NaN,
});

/** @param into is overwritten */
export function pairValues(need: Requirements, figures: PairFigures, into = blankValues()): PairValues {
  const { objectPixelMm, depthMm, fieldWidthMm, fieldHeightMm, lineScan } = need;
  const width = figures.fieldWidthMm / fieldWidthMm;
  // Area of the field over the area asked for; for a line, widths.
  into.excess = lineScan ? width - 1 : (width * figures.fieldHeightMm) / fieldHeightMm - 1;
  into.accuracy = half(objectPixelMm / figures.objectPixelMm - 1, need.usefulReserve - 1);
  into.field = 1 / (1 + Math.max(0, into.excess));
  into.depth = depthMm === 0 ? 1 : orNothing(half((undiffracted(figures) * figures.depthForTaskMm) / depthMm - 1, 1));
  into.light = orNothing(falling(figures.effectiveFNumber / amplyBright.effective, fStopSpan));
  into.sharpness = sharpness(figures);
  into.economy = economy(need, figures, into.excess);
  directed(need, figures, into);
  return into;
}

/** Value of the frame or line rate; 1 without a demand. */
export function rateValue(rateHz: number | null, demandHz: number | null): number {
  if (demandHz === null) return 1;
  return rateHz === null ? 0 : half(rateHz / demandHz - 1, 0.2);
}

/** Value of the housing size of a lens. */
export function sizeValue(volumeMm3: number | null): number {
  return volumeMm3 === null ? 0 : unit(1 - Math.log10(volumeMm3 / 20_000) / 2);
}

/** Volume of the housing of a lens as a cylinder, mm³; null where a dimension is not stated. */
export const volumeOf = ({ diameterMm, lengthMm }: Lens): number | null =>
  diameterMm === null || lengthMm === null ? null : (Math.PI / 4) * diameterMm ** 2 * lengthMm;

/** Number of stated figures among those that checks read of a lens, and how many such figures there are. */
export function knownOfLens(lens: Lens): number {
  const facts = lensFacts(lens);
  const distance = lens.kind === 'focal' ? lens.minObjectDistanceMm : lens.workingDistanceMm;
  const stop = lens.kind === 'focal' ? lens.maxAperture : lens.fNumber;
  return count([lens.mount, facts.imageCircleMm, facts.ratedLpMm, lens.distortionPct, stop, distance]);
}

/** The same for a camera; a line-scan camera has no shutter to state. */
export function knownOfCamera(camera: Camera, linkMBs: number | null): number {
  const shutter = camera.kind === 'line' ? 'line' : camera.shutter;
  return count([camera.mounts.length > 0 ? 1 : null, shutter, camera.maxRateHz, linkMBs, camera.colour]);
}

export const figuresAsked = 11;

const count = (figures: readonly (number | string | null)[]) => figures.filter(each => each !== null).length;

function sharpness({ airyUm, askedPixelUm, ratedLpMm }: PairFigures): number {
  const airy = orNothing(unit((diffractionLimits.finePx * askedPixelUm) / airyUm));
  return (airy + orNothing(unit((ratedLpMm * 2 * askedPixelUm) / 1000))) / 2;
}

/** Share of the depth that is left at the stop at which diffraction costs no detail of the task; the depth rises with the f-number. */
const undiffracted = ({ airyUm, askedPixelUm }: PairFigures): number =>
  Math.min(1, (diffractionLimits.finePx * askedPixelUm) / airyUm);

/**
 * Pixels, and field of a lens of a printed magnification, over what the task needs: surplus is paid for and not used. A reserve of
 * accuracy that is of use is no surplus. A line scan has square pixels as well: a line twice as fine is also triggered twice as often.
 */
function economy(need: Requirements, figures: PairFigures, excess: number): number {
  const finer = (need.objectPixelMm / figures.objectPixelMm) * (accuracyReserve.times / need.usefulReserve);
  const pixels = (1 + excess) * finer * finer;
  const least = falling(pixels / ample.pixels, ample.pixelSpan);
  if (!figures.fixed || !(figures.imageCircleMm > 0)) return least;
  const fieldMm = figures.imageCircleMm / figures.magnification;
  const share = fieldMm / need.fieldDiagonalMm;
  return Math.min(least, falling(share / ample.field, ample.fieldSpan));
}

/** Multiples of the need that cost nothing, and the logarithms of the spans over which the value falls to 0. */
const ample = { pixels: 2.2, pixelSpan: Math.log(8 / 2.2), field: 1.5, fieldSpan: Math.log(4 / 1.5) };

/** Value of the cost of camera and grabber, and of that of a lens: cheapest 1, logarithmic; not estimable 0. */
export const cameraCostValue = (points: number | null): number => costValue(points, 1.5, 80);
export const lensCostValue = (points: number | null): number => costValue(points, 0.5, 60);
/** Share of the camera in the value of the cost. */
export const cameraCostShare = 0.6;

/** Value of cost points: 1 up to the cheapest, 0 from the dearest on, logarithmic between; not estimable 0. */
export const costValue = (points: number | null, cheapest: number, dearest: number): number =>
  points === null ? 0 : unit(1 - Math.log(points / cheapest) / Math.log(dearest / cheapest));

const orNothing = (value: number) => (Number.isNaN(value) ? 0 : value);

/** 1/2 where the limit is just met, 1 where it is exceeded by `full`. */
const half = (margin: number, full: number) => 0.5 + 0.5 * unit(margin / full);

const fStopSpan = Math.log(amplyBright.dark / amplyBright.effective);

/** 1 up to a multiple of 1, then less by its logarithm, 0 where that exceeds the span. Most multiples need no logarithm. */
const falling = (multiple: number, span: number) => (multiple <= 1 ? 1 : unit(1 - Math.log(multiple) / span));

const unit = (value: number) => Math.min(1, Math.max(0, value));
