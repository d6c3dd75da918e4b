import { figure, word } from './data-sheets';
import { type Faults, slack } from './fault';
import type { Offer, Task } from './offer';

/** Raw rates of links, MB/s, which no transmission exceeds. */
const wires: Readonly<Record<string, number>> = {
  usb2: 60,
  usb3: 500,
  gige: 125,
  '2.5gige': 312.5,
  '5gige': 625,
  '10gige': 1250,
  '25gige': 3125,
  '100gige': 12_500,
};

/** Exposure, rate, link and shutter. */
export function judgeTime(task: Task, { camera, exposureUs }: Offer, pixelMm: number, faults: Faults): void {
  const line = task.mode === 'line';
  const seconds = (exposureUs ?? 0) / 1e6;
  const smear = (task.speedMmS * seconds) / pixelMm;
  faults.must(smear <= task.blurPx * slack, 'blur', `${smear} px`);
  const rate = line && task.speedMmS > 0 ? task.speedMmS / pixelMm : task.rateHz;
  if (rate !== null) {
    const lines = figure(camera, 'lineRateKhz');
    const highest = line ? (lines === null ? null : 1000 * lines) : figure(camera, 'frameRateFps');
    faults.mustWith(highest, each => each * slack >= rate, 'rate', `${rate} Hz asked, highest`);
    faults.must(seconds <= slack / rate, 'blur', 'exposure longer than the period');
    const wire = wires[word(camera, 'interface') ?? ''];
    const pixels =
      figure(camera, 'pixels') ?? (figure(camera, 'resolutionH') ?? 0) * (figure(camera, 'resolutionV') ?? 0);
    if (word(camera, 'interface') === null) faults.open('link', 'link not stated');
    else
      faults.must(wire === undefined || (rate * pixels) / 1e6 <= wire * slack, 'link', `${(rate * pixels) / 1e6} MB/s`);
  }
  if (line) return;
  const shutter = word(camera, 'shutter');
  if (shutter === null) {
    if (task.speedMmS > 0 || task.shutter !== null) faults.open('shutter', 'shutter not stated');
    return;
  }
  faults.must(task.shutter === null || task.shutter === shutter, 'shutter', shutter);
  const frames = figure(camera, 'frameRateFps');
  if (shutter === 'rolling' && task.shutter !== 'rolling' && task.speedMmS > 0 && frames !== null) {
    // The rows are read one after the other during one frame at most.
    const skew = task.speedMmS / frames / pixelMm;
    faults.must(skew <= task.blurPx * slack, 'shutter', `${skew} px of skew`);
  }
}
