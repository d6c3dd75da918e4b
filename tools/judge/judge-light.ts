import { type Attrs, figure, word } from './data-sheets';
import { type Faults, slack } from './fault';
import type { Offer, Task } from './offer';

const rings: ReadonlySet<string> = new Set([
  'ring',
  'low-angle-ring',
  'diffuse-ring',
  'polarised-ring',
  'multi-channel-ring',
]);
/** Largest hole that a housing of an outer diameter leaves, mm: a ring needs a wall for its LEDs, a dome its shell. */
const holeOf = (shape: string, outerMm: number) =>
  shape === 'dome' ? 0.45 * outerMm : Math.min(0.85 * outerMm, outerMm - 10);

/** Whether the view passes through the hole of a light, and a light is as large as what it has to light. */
export function judgeLight(task: Task, offer: Offer, light: Attrs, m: number, faults: Faults): void {
  const shape = word(light, 'shape') ?? '';
  const outer = figure(light, 'outerDiameterMm');
  const [width, height] = [task.object.widthMm, task.mode === 'line' ? 0 : task.object.heightMm];
  if (rings.has(shape) || shape === 'dome') {
    const hole = figure(light, 'innerDiameterMm') ?? (outer === null ? null : holeOf(shape, outer));
    const needed = narrowest(offer, m, Math.hypot(width, height));
    if (hole !== null && needed !== null) {
      faults.must(hole * 1.01 >= needed, 'light-hole', `${shape} with a hole of at most ${hole} mm for ${needed} mm`);
    }
  }
  const long = figure(light, 'emittingLengthMm') ?? figure(light, 'lengthMm');
  const short = figure(light, 'emittingWidthMm') ?? figure(light, 'widthMm') ?? long;
  if (shape === 'backlight' && long !== null && short !== null) {
    const holds =
      Math.max(long, short) * slack >= Math.max(width, height) &&
      Math.min(long, short) * slack >= Math.min(width, height);
    faults.must(holds, 'light-size', `${long} × ${short} mm behind ${width} × ${height} mm`);
  }
  if (shape === 'collimated-backlight' && long !== null && short !== null) {
    // A round beam covers the diagonal, a rectangular one the sides.
    const [sides, diagonal] = [[width, height].toSorted((one, other) => other - one), Math.hypot(width, height)];
    const [wide = 0, high = 0] = sides;
    const holds = outer !== null ? outer * slack >= diagonal : long * slack >= wide && short * slack >= high;
    faults.must(holds, 'light-size', `${long} × ${short} mm behind ${width} × ${height} mm`);
  }
  if (shape === 'dome' || shape === 'flat-dome') {
    const sides = ['emittingLengthMm', 'emittingWidthMm', 'outerDiameterMm', 'lengthMm', 'widthMm'].flatMap(
      key => figure(light, key) ?? [],
    );
    const [span, asked] = [Math.min(...sides), 2 * Math.hypot(width, height)];
    faults.must(span * slack >= asked, 'light-size', `${shape} of ${span} mm over ${asked} mm`);
  }
  // Up to four bars stand in a row, but not along a line.
  if (shape === 'bar' && long !== null) {
    const most = (task.mode === 'line' ? 1 : 4) * long;
    faults.must(most * slack >= Math.max(width, height), 'light-size', `bars of ${most} mm along ${width} mm`);
  }
  if (task.mode !== 'line') faults.must(shape !== 'tunnel', 'light-size', 'a slit over an area');
  if ((shape === 'line' || shape === 'tunnel') && long !== null)
    faults.must(long * slack >= width, 'light-size', `${long} mm along ${width} mm`);
}

/** Narrowest place of the view, mm: at the lens for a normal lens, all the way for a telecentric one. */
function narrowest({ lens, telecentric, distanceMm, fNumber }: Offer, m: number, viewMm: number): number | null {
  if (telecentric) return viewMm;
  const f = figure(lens, 'focalLengthMm');
  if (f !== null && fNumber !== null) return Math.min(viewMm, f / fNumber);
  const stop = figure(lens, 'fNumber');
  return stop === null || distanceMm === null ? null : Math.min(viewMm, (distanceMm * m) / stop);
}
