import type { Camera } from '../../model/parts/camera';
import type { Lens } from '../../model/parts/lens';
import type { ImagingTask } from '../../model/task/imaging-task';
import type { Setting } from '../../setting/setting';

/*
 * Written from the textbook, not from the engine: the thin lens, similar triangles, and what a wire carries at most.
 */

interface Picture {
  camera: Camera;
  lens: Lens;
  setting: Setting;
}

/** Raw rates of the wires, MB/s, which no link exceeds. */
const wireMBs: Readonly<Record<string, number>> = {
  gige: 125,
  '2.5gige': 312.5,
  '5gige': 625,
  '10gige': 1250,
  usb2: 60,
  usb3: 500,
  'cxp-6': 625,
  'cxp-12': 1250,
};

const flangeMm: Readonly<Record<string, number>> = { c: 17.526, cs: 12.526, f: 46.5 };

const slack = 1.001;

/** Contradictions to physics, in words; empty when the data sheets allow everything. */
export function impossibilities(task: ImagingTask, objectPixelMm: number, picture: Picture): readonly string[] {
  const { camera, lens, setting } = picture;
  const line = task.mode === 'line';
  const [object, along] = [task.object.widthMm, line ? 0 : task.object.heightMm];
  const [sensorH, sensorV] = [camera.pixelsH * camera.pixelSizeUm, camera.pixelsV * camera.pixelSizeUm];
  const [across, down] = setting.orientation === 0 ? [sensorH, sensorV] : [sensorV, sensorH];
  const found: string[] = [];
  const must = (holds: boolean, what: string) => {
    if (!holds) found.push(what);
  };
  must((camera.kind === 'line') === line, 'kind of camera');
  for (const m of magnifications(picture)) {
    must(across / 1000 / m >= object / slack, `width at ${m}`);
    must(line || down / 1000 / m >= along / slack, `height at ${m}`);
  }
  const m = magnifications(picture)[0] ?? 0;
  const pixelMm = camera.pixelSizeUm / 1000 / m;
  must(pixelMm <= objectPixelMm * slack, 'pixel on the object');
  distances(task, picture, must);
  const image = Math.min(Math.hypot(sensorH, line ? 0 : sensorV) / 1000, Math.hypot(object, along) * m);
  const widened = setting.ringMm > 0 ? 1 + m : 1;
  must(lens.imageCircleMm === null || lens.imageCircleMm * widened * slack >= image, 'image circle');
  const flange = lens.mount === null ? undefined : flangeMm[lens.mount];
  const bodies = camera.mounts.map(mount => flangeMm[mount] ?? 0);
  must(flange === undefined || bodies.length === 0 || bodies.some(body => flange >= body - 0.001), 'flange');
  time(task, picture, pixelMm, must);
  const coarse = Math.max(camera.pixelSizeUm, objectPixelMm * m * 1000);
  const effective = setting.effectiveFNumber;
  must(effective === null || (2.44 * task.wavelengthNm * effective) / 1000 <= 4 * coarse * slack, 'diffraction');
  return found;
}

type Must = (holds: boolean, what: string) => void;

/** Nominal value first, then the ends of the known range of the principal plane: from the lens front to 0.7 f behind it. */
function magnifications({ lens, setting }: Picture): readonly number[] {
  if (lens.kind === 'fixed') {
    const range = lens.magnificationRange;
    return [range ? Math.min(range.max, Math.max(range.min, setting.magnification.nominal)) : lens.magnification];
  }
  const { focalLengthMm: f, maxMagnification, minObjectDistanceMm } = lens;
  const free = setting.workingDistanceMm;
  if (free === null) return [];
  const at = (workingDistanceMm: number, depth: number) => f / (workingDistanceMm + depth - f);
  const recovered =
    maxMagnification === null || minObjectDistanceMm === null
      ? null
      : f * (1 + 1 / maxMagnification) - minObjectDistanceMm;
  if (recovered !== null && recovered >= -f && recovered <= 3 * f) return [at(free.nominal, recovered)];
  return [at(free.nominal, 0.35 * f), at(free.high, 0), at(free.low, 0.7 * f)];
}

function distances(task: ImagingTask, { lens, setting }: Picture, must: Must): void {
  const free = setting.workingDistanceMm;
  if (free === null) return;
  const { minMm, maxMm } = task.workingDistance;
  const give = lens.kind === 'fixed' ? 1.031 : slack;
  must(minMm === null || free.nominal * give >= minMm, 'too near');
  must(maxMm === null || free.nominal <= maxMm * give, 'too far');
  if (lens.kind === 'fixed') {
    const printed = lens.workingDistanceMm ?? free.nominal;
    must(Math.abs(free.nominal / printed - 1) <= 0.0301, 'off its distance');
    return;
  }
  const macro = lens.maxMagnification ?? 0;
  must(setting.magnification.nominal <= Math.max(0.5, macro) * slack, 'magnification of a lens for distance');
  const closest = lens.minObjectDistanceMm;
  must(closest === null || setting.ringMm > 0 || free.nominal >= closest / slack, 'focus');
}

function time(task: ImagingTask, { camera, setting }: Picture, pixelMm: number, must: Must): void {
  const exposureS = (setting.exposureUs ?? 0) / 1e6;
  must((task.speedMmS * exposureS) / pixelMm <= task.blurPx * slack, 'blur');
  const asked = task.mode === 'line' && task.speedMmS > 0 ? task.speedMmS / pixelMm : task.rateHz;
  if (asked === null) return;
  must(camera.maxRateHz === null || camera.maxRateHz * slack >= asked, 'rate of the sensor');
  must(exposureS <= slack / asked, 'exposure longer than the period');
  const wire = camera.link === null ? undefined : wireMBs[camera.link];
  const frameMB = (camera.pixelsH * (camera.kind === 'line' ? 1 : camera.pixelsV)) / 1e6;
  must(wire === undefined || asked * frameMB <= wire * (camera.linkLanes ?? 1) * slack, 'rate of the link');
}
