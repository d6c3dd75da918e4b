import { type Attrs, figure, words } from './data-sheets';
import { type Fault, Faults, slack } from './fault';

/** What the judge reads of a profiler's task; its fields have the names of the call. */
export interface ProfilerTask {
  widthMm: number;
  marginPct: number;
  heightVariationMm: number;
  heightToleranceMm: number;
  pointSpacingMm: number | null;
  travelSpacingMm: number | null;
  speedMmS: number;
  repeatabilityUm: number | null;
  standOff: { minMm: number | null; maxMm: number | null };
  maxLaserClass: string | null;
}

const classes: readonly string[] = ['1', '1m', '2', '2m', '3r', '3b', '4'];

/** Faults of a profiler whose range begins `topMm` above the highest point of the part. */
export function judgeProfiler(task: ProfilerTask, profiler: Attrs, topMm: number | null): readonly Fault[] {
  const faults = new Faults();
  const used = task.heightVariationMm + 2 * task.heightToleranceMm;
  const range = figure(profiler, 'measuringRangeZMm');
  faults.mustWith(range, each => each * slack >= used, 'range', `${used} mm of height in`);
  const [near, far] = [figure(profiler, 'fovNearMm'), figure(profiler, 'fovFarMm')];
  const needed = task.widthMm * (1 + task.marginPct / 100);
  if (near !== null && far !== null && range !== null && topMm !== null) {
    const at = (mm: number) => near + ((far - near) * mm) / range;
    const width = Math.min(at(topMm), at(topMm + used));
    faults.must(width * slack >= needed, 'width', `${width} mm of ${needed} mm`);
    const points = figure(profiler, 'points');
    const spacing = points === null ? null : Math.max(at(topMm), at(topMm + used)) / points;
    if (task.pointSpacingMm !== null && figure(profiler, 'resolutionXUm') === null) {
      const asked = task.pointSpacingMm;
      faults.mustWith(spacing, each => each <= asked * slack, 'spacing', `${asked} mm asked, spacing`);
    }
  } else faults.mustWith(far ?? near, each => each * slack >= needed, 'width', `${needed} mm in at most`);
  judgeRate(task, profiler, range === null ? 1 : Math.max(1, range / Math.max(used, 1e-9)), faults);
  const asked = task.repeatabilityUm;
  if (asked !== null) {
    faults.mustWith(
      figure(profiler, 'repeatabilityZUm'),
      each => each <= asked * slack,
      'resolution-z',
      `${asked} µm, has`,
    );
  }
  const most = task.maxLaserClass;
  const offered = words(profiler, 'laserClass');
  if (most !== null && offered.length > 0) {
    const allowed = offered.some(each => classes.indexOf(each) <= classes.indexOf(most));
    faults.must(allowed, 'laser-class', `${offered.join(', ')} of at most ${most}`);
  }
  return faults.found;
}

/** The fewer rows are read, the faster: at most in proportion to the share of the range in use. */
function judgeRate(task: ProfilerTask, profiler: Attrs, shareOfRange: number, faults: Faults): void {
  if (task.speedMmS === 0 || task.travelSpacingMm === null) return;
  const rate = task.speedMmS / task.travelSpacingMm;
  const [full, most] = [figure(profiler, 'profileRateHz'), figure(profiler, 'profileRateMaxHz')];
  const limits = [most, full === null ? null : full * shareOfRange].filter(each => each !== null);
  if (limits.length === 0) faults.open('rate', 'rate not stated');
  else faults.must(Math.min(...limits) * slack >= rate, 'rate', `${rate} Hz of at most ${Math.min(...limits)} Hz`);
  if (full === null) faults.open('rate', 'rate over the whole range not stated');
}
