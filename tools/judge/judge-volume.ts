import { type Attrs, figure, word } from './data-sheets';
import { type Fault, Faults, slack } from './fault';

/** What the judge reads of a volume's task; its fields have the names of the call. */
export interface VolumeTask {
  widthMm: number;
  heightMm: number;
  marginPct: number;
  depthMm: number;
  distance: { minMm: number | null; maxMm: number | null };
  pointSpacingMm: number | null;
  accuracyMm: number | null;
  cycleS: number | null;
}

/** Faults of a 3D area camera that is mounted `topMm` above the highest point of the volume. */
export function judgeVolume(task: VolumeTask, camera: Attrs, topMm: number | null): readonly Fault[] {
  const faults = new Faults();
  const [near, far] = endsOf(camera);
  const { minMm, maxMm } = task.distance;
  if (near === null || far === null) faults.open('range', 'range not stated');
  if (task.cycleS !== null)
    faults.mustWith(figure(camera, 'frameRateFps'), each => each * slack >= 1 / (task.cycleS ?? 1), 'rate', 'frames/s');
  if (topMm === null) {
    faults.open('range', 'place not known');
    return faults.found;
  }
  const baseMm = topMm + task.depthMm;
  faults.must(near === null || topMm * slack >= near, 'range', `${topMm} mm, sees from ${near} mm`);
  faults.must(far === null || baseMm <= far * slack, 'range', `${baseMm} mm, sees to ${far} mm`);
  faults.must(minMm === null || topMm * slack >= minMm, 'distance', `${topMm} mm, too near`);
  faults.must(maxMm === null || topMm <= maxMm * slack, 'distance', `${topMm} mm, too far`);
  judgeView(task, camera, topMm, faults);
  judgeSpacing(task, camera, baseMm, faults);
  judgeError(task, camera, baseMm, faults);
  return faults.found;
}

function endsOf(camera: Attrs): readonly [near: number | null, far: number | null] {
  const printed = camera.workingDistanceMm;
  const [low, high]: unknown[] = Array.isArray(printed) ? printed : [];
  const near = typeof low === 'number' ? low : figure(camera, 'clearanceDistanceMm');
  const range = figure(camera, 'measuringRangeZMm');
  return [near, typeof high === 'number' ? high : near !== null && range !== null ? near + range : null];
}

/** A straight line between two printed figures at the ends of the range; null where one is missing. */
function between(camera: Attrs, keys: readonly [string, string], mm: number): number | null {
  const [near, far] = endsOf(camera);
  const [first, last] = [figure(camera, keys[0]), figure(camera, keys[1])];
  if (near === null || far === null || first === null || last === null || far <= near) return null;
  return first + ((last - first) * (mm - near)) / (far - near);
}

const angled = (deg: number | null, mm: number) => (deg === null ? null : 2 * mm * Math.tan((deg * Math.PI) / 360));

function viewAt(camera: Attrs, mm: number): readonly [wide: number | null, high: number | null] {
  const wide = between(camera, ['fovNearMm', 'fovFarMm'], mm) ?? angled(figure(camera, 'fovHDeg'), mm);
  const high = between(camera, ['fovNearHeightMm', 'fovFarHeightMm'], mm) ?? angled(figure(camera, 'fovVDeg'), mm);
  const [across, along] = [figure(camera, 'depthResolutionH'), figure(camera, 'depthResolutionV')];
  const square = wide === null || across === null || along === null ? null : (wide * along) / across;
  return [wide, high ?? square];
}

/** The whole base is seen at its highest layer, whichever way the camera is turned. */
function judgeView(task: VolumeTask, camera: Attrs, topMm: number, faults: Faults): void {
  const [wide, high] = viewAt(camera, topMm);
  if (wide === null || high === null) {
    faults.open('field', 'view not stated');
    return;
  }
  const factor = 1 + task.marginPct / 100;
  const asked = [task.widthMm * factor, task.heightMm * factor].toSorted((a, b) => b - a) as [number, number];
  const seen = [wide, high].toSorted((a, b) => b - a) as [number, number];
  faults.must(
    seen[0] * slack >= asked[0] && seen[1] * slack >= asked[1],
    'field',
    `${wide} × ${high} mm of ${asked[0]} × ${asked[1]} mm`,
  );
}

/** Points are farthest apart at the lowest layer. */
function judgeSpacing({ pointSpacingMm: asked }: VolumeTask, camera: Attrs, baseMm: number, faults: Faults): void {
  if (asked === null) return;
  const printed = between(camera, ['resolutionXUm', 'resolutionXFarUm'], baseMm);
  const [wide] = viewAt(camera, baseMm);
  const points = figure(camera, 'depthResolutionH');
  const spacing = printed !== null ? printed / 1000 : wide !== null && points !== null ? wide / points : null;
  faults.mustWith(spacing, each => each <= asked * slack, 'spacing', `${asked} mm asked, spacing`);
}

/** `3.86 mm @ 1000 mm`, `误差 < 2 % @ 2000 mm`. */
const ACCURACY = /(\d+(?:\.\d+)?)\s*(mm|µm|um|%)\s*@\s*(\d+(?:\.\d+)?)\s*mm/;

/** Triangulation errs with the square of the distance, time of flight in proportion to it. */
function judgeError({ accuracyMm: asked }: VolumeTask, camera: Attrs, baseMm: number, faults: Faults): void {
  if (asked === null) return;
  const printed = ACCURACY.exec(word(camera, 'accuracyZ') ?? '');
  if (!printed) {
    const repeatUm = figure(camera, 'repeatabilityZUm');
    faults.must(repeatUm === null || repeatUm / 1000 <= asked * slack, 'resolution-z', `repeats to ${repeatUm} µm`);
    faults.open('resolution-z', 'error not stated');
    return;
  }
  const [, text = '', unit, place = ''] = printed;
  const at = Number(place);
  const error = Number(text) * (unit === '%' ? at / 100 : unit === 'mm' ? 1 : 0.001);
  const power = ['tof', 'lidar'].includes(word(camera, 'principle') ?? '') ? 1 : 2;
  const here = error * (baseMm / at) ** power;
  faults.must(here <= asked * slack, 'resolution-z', `${here} mm of ${asked} mm`);
}
