import { isTelecentric, type Light } from '@shixuan/optics/model';
import { type RankedDepthCamera, type RankedProfiler, type SolvedSystem, systemCost } from '@shixuan/optics/solve';
import type { Band, LensKind, ProfilerPurchase, Purchase, VolumePurchase } from './panel-task';

/** What an engineer would object to in the first recommendation; empty: would buy. */
export function objections(buys: Purchase, system: SolvedSystem): string[] {
  const { camera, lens, setting, lights } = system;
  const pixels = camera.kind === 'line' ? camera.pixelsH / 1000 : (camera.pixelsH * camera.pixelsV) / 1e6;
  const kind: LensKind = isTelecentric(lens) ? 'telecentric' : lens.kind === 'fixed' ? 'macro' : 'focal';
  const { focalMm, magnification } = buys.lens;
  const [light] = lights;
  const { costClass } = systemCost({ camera, lens, light: light?.light });
  return [
    camera.kind === buys.camera.kind ? '' : `${camera.kind} camera`,
    outside(camera.kind === 'line' ? 'k pixels' : 'MP', pixels, buys.camera.resolution),
    buys.camera.shutter === undefined || camera.shutter === buys.camera.shutter ? '' : `${camera.shutter} shutter`,
    buys.camera.colour === undefined || camera.colour === buys.camera.colour ? '' : `${camera.colour}`,
    buys.lens.kinds.includes(kind) ? '' : `${kind} lens`,
    focalMm && lens.kind === 'focal' ? outside('mm focal length', lens.focalLengthMm, focalMm) : '',
    magnification ? outside('×', setting.magnification.nominal, magnification) : '',
    ...lightObjections(buys.light, light?.light, light?.technique.id),
    costClass === null ? 'cost unknown' : outside('cost class', costClass, buys.cost),
  ].filter(text => text !== '');
}

function lightObjections(wanted: Purchase['light'], light: Light | undefined, technique: string | undefined): string[] {
  if (wanted === null) return [];
  if (!light) return ['no light'];
  const sizeMm = light.emittingLengthMm ?? light.outerDiameterMm ?? light.lengthMm;
  return [
    wanted.techniques.some(id => id === technique) ? '' : `${technique} light`,
    sizeMm === null ? 'light of unknown size' : outside('mm light', sizeMm, wanted.sizeMm),
  ];
}

/** The width counts where the part lies in the range, as the profiler is mounted. */
export function profilerObjections(buys: ProfilerPurchase, { profiler, mounting }: RankedProfiler): string[] {
  const { measuringRangeMm } = profiler;
  return [
    outside('mm wide', mounting.widthMm ?? Number.NaN, buys.widthMm),
    outside('mm range', measuringRangeMm ?? Number.NaN, buys.measuringRangeMm),
  ].filter(text => text !== '');
}

/** The principle, and a distance that the task allows. */
export function volumeObjections(buys: VolumePurchase, { camera, mounting }: RankedDepthCamera): string[] {
  return [
    camera.principle !== null && buys.principles.includes(camera.principle) ? '' : `${camera.principle}`,
    outside('mm away', mounting.topMm ?? Number.NaN, buys.workingDistanceMm),
  ].filter(text => text !== '');
}

/** Makers round: a share of 2 % outside the band is within it. */
const outside = (unit: string, value: number, [least, most]: Band): string =>
  value >= least * 0.98 && value <= most * 1.02 ? '' : `${Number(value.toPrecision(4))} ${unit}`;

/** Whether another kind of system is named where one would name it. */
export const notCrossed = (
  { crossing }: Pick<Purchase, 'crossing'>,
  offered: readonly { kind: string }[],
): readonly string[] =>
  crossing === undefined || offered.some(({ kind }) => crossing.some(each => each === kind))
    ? []
    : [`no word of ${crossing.join(' or ')}`];
