import type { Attrs } from './data-sheets';
import { figure, pitchUm, sensorMm, span } from './data-sheets';
import { type Fault, Faults, slack } from './fault';
import { judgeLight } from './judge-light';
import { judgeSpectrum } from './judge-spectrum';
import { judgeTime } from './judge-time';
import { circleOf, isOfOneDistance, mountsMeet, ratedPixelUm } from './lens-sheet';
import type { Offer, Task } from './offer';

// Written from the textbook and the data files, not from the engine: thin lens, similar triangles, Airy disc.

/** Largest pixel on the object, mm, by hand from what is asked for. */
function pixelAskedMm({ accuracy }: Task): number {
  if (accuracy.kind === 'object-pixel') return accuracy.objectPixelMm;
  if (accuracy.kind === 'feature') return accuracy.featureMm / accuracy.pixelsPerFeature;
  return Math.min(accuracy.toleranceMm, accuracy.toleranceMm / ((accuracy.gaugeRatio ?? 10) * accuracy.subPixelFactor));
}

/** All faults of an offered system. */
export function judgeSystem(task: Task, offer: Offer): readonly Fault[] {
  const faults = new Faults();
  const { camera, lens } = offer;
  const line = task.mode === 'line';
  faults.must((figure(camera, 'pixels') !== null) === line, 'kind', 'line camera for lines, area camera for areas');
  const all = magnifications(offer, faults);
  const [m] = all;
  mountsMeet(camera, lens, faults);
  judgeSpectrum(task, offer, faults);
  judgeDistance(task, offer, faults);
  if (m === undefined) return faults.found;
  const pixelMm = pitchUm(camera) / 1000 / m;
  judgeField(task, offer, all, faults);
  faults.must(pixelMm <= pixelAskedMm(task) * slack, 'pixel', `${pixelMm} mm a pixel, ${pixelAskedMm(task)} asked`);
  const askedUm = Math.max(pitchUm(camera), pixelAskedMm(task) * m * 1000);
  judgeImage(task, offer, m, askedUm, faults);
  judgeSizeError(task, offer, m, faults);
  judgeTime(task, offer, pixelMm, faults);
  if (offer.light) judgeLight(task, offer, offer.light, m, faults);
  return faults.found;
}

/** Nominal first, then what an unstated principal plane (front to 0.7 f behind it) leaves possible. */
function magnifications({ lens, distanceMm, ringMm, magnification }: Offer, faults: Faults): readonly number[] {
  const [f, printed, range] = [
    figure(lens, 'focalLengthMm'),
    figure(lens, 'magnification'),
    span(lens, 'magnificationRange'),
  ];
  const within = (m: number) => range === null || (m >= range[0] / 1.02 && m <= range[1] * 1.02);
  if (printed !== null && range === null) return [printed];
  if (f === null) {
    faults.must(within(magnification), 'magnification', `${magnification}× outside ${range?.join('…')}×`);
    return [magnification];
  }
  if (distanceMm === null) return [];
  const closest = figure(lens, 'minObjectDistanceMm');
  const most = figure(lens, 'maxMagnification');
  const at = (depth: number) => f / (distanceMm + depth - f);
  // The row that the maker prints: a distance with its magnification.
  const [rowMm, rowM] = printed === null ? [closest, most] : [figure(lens, 'workingDistanceMm'), printed];
  const recovered = rowMm === null || rowM === null ? null : f * (1 + 1 / rowM) - rowMm;
  const known = recovered !== null && recovered >= -f && recovered <= 3 * f;
  const m = at(known ? recovered : 0.35 * f);
  faults.must(within(m), 'magnification', `${m}× outside ${range?.join('…')}×`);
  const macro = Math.max(most ?? 0, range?.[1] ?? 0);
  faults.must(m > 0 && m <= Math.max(0.5, macro) * slack, 'magnification', `${m}× with a lens for distance`);
  faults.mustWith(
    printed === null ? (closest ?? (range === null ? null : 1)) : rowMm && 1,
    each => ringMm > 0 || distanceMm * slack >= each,
    'focus',
    'closest distance',
  );
  return [m];
}

function judgeField(task: Task, { camera, turned }: Offer, all: readonly number[], faults: Faults): void {
  const sensor = sensorMm(camera);
  const [across, along] = turned ? [sensor[1], sensor[0]] : sensor;
  const [m = Number.NaN] = all;
  const seen = (factor: number) =>
    (across / m) * slack >= task.object.widthMm * factor &&
    (task.mode === 'line' || (along / m) * slack >= task.object.heightMm * factor);
  faults.must(seen(1), 'field', `${across / m} × ${along / m} mm in view`);
  if (seen(1)) faults.must(seen(1 + task.marginPct / 100), 'margin', `${across / m} × ${along / m} mm in view`);
}

/** A lens of one magnification works where its sheet says, give or take three percent. */
function judgeDistance(task: Task, { lens, distanceMm }: Offer, faults: Faults): void {
  const { minMm, maxMm } = task.workingDistance;
  const fixed = isOfOneDistance(lens);
  const printed = figure(lens, 'workingDistanceMm');
  if (fixed && printed === null) faults.open('distance', 'distance not stated');
  if (distanceMm === null) return;
  if (fixed && printed !== null)
    faults.must(Math.abs(distanceMm / printed - 1) < 0.032, 'distance', 'off its distance');
  const give = fixed ? 1.032 : slack;
  faults.must(minMm === null || distanceMm * give >= minMm, 'distance', `${distanceMm} mm, too near`);
  faults.must(maxMm === null || distanceMm <= maxMm * give, 'distance', `${distanceMm} mm, too far`);
}

/** Image circle, Airy disc, rating of the lens, and depth of field. */
function judgeImage(task: Task, offer: Offer, m: number, askedUm: number, faults: Faults): void {
  const { camera, lens, ringMm } = offer;
  const [across, along] = sensorMm(camera);
  const object = Math.hypot(task.object.widthMm, task.mode === 'line' ? 0 : task.object.heightMm) * m;
  const image = Math.min(Math.hypot(across, along), object);
  const withMargin = Math.min(Math.hypot(across, along), object * (1 + task.marginPct / 100));
  const circle = circleOf(lens);
  const widened = ringMm > 0 ? 1 + m : 1;
  if (circle.stated) {
    const isLit = circle.mm * widened * 1.03 >= image;
    faults.must(isLit, 'circle', `${circle.mm} mm for ${image} mm`);
    if (isLit)
      faults.must(circle.mm * widened * 1.015 >= withMargin, 'margin', `${circle.mm} mm lit of ${withMargin} mm`);
  } else {
    faults.must(circle.mm * widened >= image, 'circle', `at most ${circle.mm} mm possible for ${image} mm`);
    faults.open('circle', 'circle not stated');
  }
  const printed = workingFNumber(lens, m);
  const effective = offer.fNumber === null ? printed : offer.fNumber * (1 + m);
  const rated = ratedPixelUm(lens);
  if (rated !== null)
    faults.must(rated <= 2 * askedUm * slack, 'resolution', `rated for ${rated} µm, ${askedUm} needed`);
  const depth = task.heightVariationMm + 2 * task.workingDistanceToleranceMm;
  if (effective === null) {
    if (depth > 0) faults.open('depth', 'f-number not stated');
    return;
  }
  const airyUm = (2.44 * task.wavelengthNm * effective) / 1000;
  faults.must(airyUm <= 4 * askedUm * slack, 'diffraction', `Airy disc ${airyUm} µm on ${askedUm} µm`);
  // The wave optical depth λ ÷ NA²: of a lens that prints its aperture, and of a focused one from m = 1 on.
  const isWave = offer.fNumber === null || m >= 1;
  const wave = isWave ? (task.wavelengthNm * 1e-6) / (m / (2 * effective)) ** 2 : 0;
  const sharpFor = (blurMm: number) =>
    Math.max(wave, (2 * effective * blurMm) / m ** 2, betweenLimits(offer, m, blurMm));
  const sharp = sharpFor(askedUm / 1000);
  const sharpAtPixel = sharpFor((Number.isNaN(pitchUm(camera)) ? askedUm : pitchUm(camera)) / 1000);
  faults.must(depth <= sharpAtPixel * 1.03, 'depth-at-pixel', `${sharpAtPixel} mm sharp at the pixel of ${depth} mm`);
  faults.must(depth <= sharp * 1.03, 'depth', `${sharp} mm sharp of ${depth} mm`);
}

/** Exact near and far limit of a focused lens, which lie farther apart than the symmetric rule says where the depth is large. */
function betweenLimits({ lens, fNumber }: Offer, m: number, blurMm: number): number {
  const f = figure(lens, 'focalLengthMm');
  if (f === null || fNumber === null) return 0;
  const [a, hyper] = [f * (1 + 1 / m), f ** 2 / (fNumber * blurMm)];
  const beyond = a - f;
  return hyper <= beyond ? Number.POSITIVE_INFINITY : (2 * a * beyond * hyper) / (hyper ** 2 - beyond ** 2);
}

function workingFNumber(lens: Attrs, m: number): number | null {
  const printed = figure(lens, 'fNumber');
  if (printed !== null) return printed;
  const objectSide = figure(lens, 'objectSideFNumber');
  if (objectSide !== null) return m * objectSide;
  const aperture = figure(lens, 'numericalAperture');
  if (aperture !== null) return m / (2 * aperture);
  const nominal = figure(lens, 'maxAperture');
  return nominal === null ? null : figure(lens, 'focalLengthMm') === null ? nominal : nominal * (1 + m);
}

/** Error of a measured size over heights and mounting tolerance; it may not exceed the tolerance of the size. */
function judgeSizeError(task: Task, { lens, telecentric, distanceMm }: Offer, m: number, faults: Faults): void {
  if (task.accuracy.kind !== 'tolerance') return;
  const heights = task.heightVariationMm + 2 * task.workingDistanceToleranceMm;
  if (heights === 0) return;
  const size = Math.max(task.object.widthMm, task.mode === 'line' ? 0 : task.object.heightMm);
  if (telecentric) {
    const angle = lens.telecentricityDeg;
    if (typeof angle !== 'number' || angle > 1) faults.open('size-error', 'telecentricity not stated');
    else {
      const error = 2 * heights * Math.tan((Math.abs(angle) * Math.PI) / 180);
      faults.must(error <= task.accuracy.toleranceMm * slack, 'size-error', `${error} mm`);
    }
    return;
  }
  const f = figure(lens, 'focalLengthMm');
  const away = f !== null && !isOfOneDistance(lens) ? f * (1 + 1 / m) : distanceMm;
  if (away === null) faults.open('size-error', 'distance not stated');
  else
    faults.must(
      (size * heights) / away <= task.accuracy.toleranceMm * 1.02,
      'size-error',
      `${(size * heights) / away} mm`,
    );
}
