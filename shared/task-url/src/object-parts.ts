import type { AccuracyDemand } from '@shixuan/optics/physics';
import { printFigure, rangeText, readFigure } from './figure-text';
import { type UrlPart, withTask } from './url-part';

const SIDE_MM = [0.001, 50_000] as const;
const DISTANCE_MM = [0.01, 1_000_000] as const;
const side = (text: string) => readFigure(text, ...SIDE_MM);
const distance = (text: string) => readFigure(text, ...DISTANCE_MM);

/** `fov=60x45` */
export const fieldPart: UrlPart = {
  key: 'fov',
  label: '视野',
  expected: { form: '宽x高（如 60x45）', range: rangeText('sideMm', ...SIDE_MM) },
  print: ({ task: { object } }) => `${printFigure(object.widthMm)}x${printFigure(object.heightMm)}`,
  read: (text, state) => {
    const [width, height, ...more] = text.split('x');
    const [widthMm, heightMm] = [side(width ?? ''), side(height ?? '')];
    return widthMm === null || heightMm === null || more.length > 0
      ? null
      : withTask(state, { object: { widthMm, heightMm } });
  },
};

const rangePart = (key: string, label: string, field: 'workingDistance' | 'objectImageDistance'): UrlPart => ({
  key,
  label,
  expected: { form: '一个值或从小到大的一段（如 280~320）', range: rangeText('distanceMm', ...DISTANCE_MM) },
  print: ({ task: { [field]: range } }) => {
    const { minMm, maxMm } = range;
    if (minMm === null && maxMm === null) return null;
    if (minMm === maxMm && minMm !== null) return printFigure(minMm);
    return `${minMm === null ? '' : printFigure(minMm)}~${maxMm === null ? '' : printFigure(maxMm)}`;
  },
  read: (text, state) => {
    const ends = text.split('~');
    if (text === '~' || ends.length > 2) return null;
    const [low = '', high = low] = ends;
    const [minMm, maxMm] = [low === '' ? null : distance(low), high === '' ? null : distance(high)];
    if ((low !== '' && minMm === null) || (high !== '' && maxMm === null)) return null;
    if (minMm !== null && maxMm !== null && minMm > maxMm) return null;
    return withTask(state, { [field]: { minMm, maxMm } });
  },
});

/** `wd=300`, `wd=280~320`, `wd=~320`, `wd=280~` */
export const distancePart = rangePart('wd', '工作距离', 'workingDistance');
/** `oo=500`, as the working distance. */
export const objectImagePart = rangePart('oo', '物像距', 'objectImageDistance');

/** Most cameras beside each other that an address may ask for. */
const mostCameras = 99;

/** `beside=3`: three cameras share the width, of which `fov` is the part that one sees; `beside=3:height`: the height. */
export const sideBySidePart: UrlPart = {
  key: 'beside',
  label: '并排台数',
  expected: { form: ` 2～${mostCameras} 的整数，沿高度时写作 3:height` },
  print: ({ sideBySide }) =>
    sideBySide ? `${sideBySide.cameras}${sideBySide.along === 'height' ? ':height' : ''}` : null,
  read: (text, state) => {
    const [, digits, height] = /^([1-9]\d?)(:height)?$/.exec(text) ?? [];
    const cameras = Number(digits);
    if (!(cameras >= 2 && cameras <= mostCameras)) return null;
    return { ...state, sideBySide: { cameras, along: height ? 'height' : 'width' } };
  },
};

/** `acc=defect:0.1:3`, `acc=tol:0.1:0.5`, `acc=tol:0.1:0.5:10`, `acc=px:0.02` */
export const accuracyPart: UrlPart = {
  key: 'acc',
  label: '精度',
  expected: { form: '像素精度（如 px:0.02）、缺陷与像素数（如 defect:0.1:3）或公差与亚像素（如 tol:0.1:0.5）' },
  print: ({ task: { accuracy } }) => printAccuracy(accuracy),
  read: (text, state) => {
    const accuracy = readAccuracy(text.split(':'));
    return accuracy && withTask(state, { accuracy });
  },
};

function printAccuracy(demand: AccuracyDemand): string {
  if (demand.kind === 'object-pixel') return `px:${printFigure(demand.objectPixelMm)}`;
  if (demand.kind === 'feature')
    return `defect:${printFigure(demand.featureMm)}:${printFigure(demand.pixelsPerFeature)}`;
  const { toleranceMm, subPixelFactor, gaugeRatio, bandPixels } = demand;
  const ratio = gaugeRatio === undefined ? '' : printFigure(gaugeRatio);
  const pixels = bandPixels === undefined ? '' : printFigure(bandPixels);
  return `tol:${printFigure(toleranceMm)}:${printFigure(subPixelFactor)}:${ratio}:${pixels}`.replace(/:+$/, '');
}

function readAccuracy([
  kind,
  size = '',
  factor = '',
  ratio,
  pixels,
  ...more
]: readonly string[]): AccuracyDemand | null {
  if (more.length > 0) return null;
  if (kind === 'px' && factor === '') {
    const objectPixelMm = readFigure(size, 1e-6, 1000);
    return objectPixelMm === null ? null : { kind: 'object-pixel', objectPixelMm };
  }
  const lengthMm = readFigure(size, 1e-5, 10_000);
  if (lengthMm === null) return null;
  if (kind === 'defect' && ratio === undefined) {
    const pixelsPerFeature = readFigure(factor, 0.1, 1000);
    return pixelsPerFeature === null ? null : { kind: 'feature', featureMm: lengthMm, pixelsPerFeature };
  }
  const subPixelFactor = readFigure(factor, 0.01, 2);
  if (kind !== 'tol' || subPixelFactor === null) return null;
  // `tol:0.1:0.5::1`: the ratio is left out.
  const gaugeRatio =
    ratio === undefined || (ratio === '' && pixels !== undefined) ? undefined : readFigure(ratio, 1, 100);
  const bandPixels = pixels === undefined ? undefined : readFigure(pixels, 0.1, 100);
  if (gaugeRatio === null || bandPixels === null) return null;
  return {
    kind: 'tolerance',
    toleranceMm: lengthMm,
    subPixelFactor,
    ...(gaugeRatio !== undefined && { gaugeRatio }),
    ...(bandPixels !== undefined && { bandPixels }),
  };
}
