import { isLitBy, wavelengthDecides } from '../checks/imaging/spectrum';
import type { System } from '../checks/imaging/system';
import { isPlaceholder } from '../model/parts/is-placeholder';
import type { Lens } from '../model/parts/lens';
import type { Light } from '../model/parts/light';
import type { Requirements } from '../model/task/requirements';
import { adviseBandPass } from '../physics/illumination/filter-advice';
import { ledFamily } from '../physics/illumination/led-families';
import { contains, sensorLimits, visible } from '../setting/spectral-bands';
import type { BillLine } from './bill-line';
import { printed } from './printed';

/**
 * The filter on the lens. A task of fluorescence, of near infrared or of ultraviolet light cannot do without; a monochrome camera under
 * light of one colour takes a band-pass against the light of the hall. The catalogue holds no filters: the line says which one to ask for.
 */
export function filterLines(need: Requirements, system: System): BillLine[] {
  const { camera, lens } = system;
  if (isPlaceholder(camera) || isPlaceholder(lens)) return [];
  const kind = filterOf(need, system);
  if (!kind) return [];
  const note = [kind.note, threadText(lens), '目录中没有滤镜，按此规格另购'].filter(Boolean).join('；');
  return [{ item: '滤镜', productId: null, text: kind.text, count: 1, note }];
}

interface Filter {
  text: string;
  note: string;
}

function filterOf({ task }: Requirements, system: System): Filter | null {
  const { wavelengthNm, excitationNm } = task;
  const { camera, light } = system;
  if (excitationNm !== null)
    return {
      text: `荧光滤镜，透过 ${printed(wavelengthNm)} nm，截止激发光 ${printed(excitationNm)} nm`,
      note: '不装则激发光盖过荧光',
    };
  const invisible = !contains(visible, wavelengthNm);
  if (invisible && wavelengthNm > visible.max) {
    // The sensor itself is blind to what the filter would hold back.
    if (sensorLimits(camera.spectrum).possible.min >= visible.max) return null;
    return {
      text: `长通滤镜，透过 ${printed(wavelengthNm)} nm，截止可见光`,
      note: '不装则车间灯光与日光一起成像',
    };
  }
  if (invisible) return bandPass(system, wavelengthNm, '不装则车间灯光与日光一起成像');
  if (camera.colour !== 'mono' || !light) return null;
  const peakNm = isOrderedIn(task, light) ? wavelengthNm : singlePeakNm(light);
  if (peakNm === null) return null;
  const { text, note } = bandPass(system, peakNm, '现场有杂光、又不能加遮光罩时装');
  return { text: `选配：${text}`, note };
}

/** A band-pass as wide as the LED and the shift at the corner of the picture need. */
function bandPass({ lens, setting }: System, ledNm: number, why: string): Filter {
  const { fieldWidthMm, fieldHeightMm, objectDistanceMm } = setting;
  const halfDiagonalMm = Math.hypot(fieldWidthMm.nominal, fieldHeightMm.nominal) / 2;
  // The chief rays of a telecentric lens are parallel; of another lens of a printed magnification the angle is not stated.
  const halfAngleDeg = objectDistanceMm === null ? 0 : (Math.atan(halfDiagonalMm / objectDistanceMm) * 180) / Math.PI;
  const focalLengthMm = lens.kind === 'focal' ? lens.focalLengthMm : Number.POSITIVE_INFINITY;
  const { centreNm, widthNm, verdict, reason } = adviseBandPass({ ledNm, halfAngleDeg, focalLengthMm });
  return {
    text: `带通滤镜，中心约 ${printed(Math.round(centreNm))} nm（以光源峰值为准），带宽不小于 ${Math.ceil(widthNm)} nm`,
    note: verdict === 'warn' ? `${why}；${reason}` : why,
  };
}

/** Whether the light is ordered in the colour that the task states. */
const isOrderedIn = (task: Requirements['task'], light: Light): boolean =>
  wavelengthDecides(task) &&
  isLitBy(light, task.wavelengthNm) === true &&
  light.colours.some(code => ledFamily(code)?.wavelengthsNm !== undefined);

/** Middle of the only colour of a light, nm; null for white, for several colours, and where none is stated. */
function singlePeakNm({ wavelengthNm, wavelengthRangeNm, colours }: Light): number | null {
  if (wavelengthNm !== null) return wavelengthNm;
  const [only, ...others] = colours;
  const family = only === undefined || others.length > 0 ? undefined : ledFamily(only)?.wavelengthsNm;
  if (colours.length > 0 && !family) return null;
  if (wavelengthRangeNm && wavelengthRangeNm.max - wavelengthRangeNm.min <= widestColourNm)
    return (wavelengthRangeNm.min + wavelengthRangeNm.max) / 2;
  return family ? (family[0] + family[1]) / 2 : null;
}

/** A stated range that is wider is that of white or mixed light. */
const widestColourNm = 60;

const threadText = (lens: Lens): string => {
  if (lens.kind !== 'focal') return '镜头能否装滤镜未标注，向厂家确认';
  return lens.filterThread
    ? `螺纹 ${lens.filterThread.replace(/^m/i, 'M').replace('x', '×')}`
    : '镜头滤镜螺纹未标注，向厂家确认';
};
