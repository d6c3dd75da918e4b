import type { System } from '@shixuan/optics/checks';
import type { Check, CheckId } from '@shixuan/optics/model';
import { quantityText } from './printed-quantity';

/** What the phrases of a system are made of, beside its checks. */
interface Rested {
  system: System;
  /** Demands that it meets only in part, as the search words them: they say what their checks warn of. */
  shortcomings: readonly string[];
  /** Whether the lens goes onto the camera by a ring of the bill. */
  adapted: boolean;
}

type Phrase = (check: Check, rested: Rested) => string;

/**
 * On what a system rests that fails nothing, one phrase each, in the order of its checks: what has to be done (做畸变标定), accepted
 * (能接受四角发暗), or confirmed before a check that judges the task can pass. Empty where all of them pass.
 */
export function premisesOf(checks: readonly Check[], rested: Rested): string[] {
  const accepted = rested.shortcomings.map(phrase => `能接受${phrase}`);
  const warned = checks.filter(check => check.verdict === 'warn' && !isShortcoming(check, rested));
  const named = warned.map(check => phrases[check.id]?.(check, rested) ?? heeded(check));
  return [...accepted, ...named, ...confirmed(checks.filter(check => judges(check, rested)))];
}

/** The same of a part that is complete in itself: its checks say in their reasons what is to be done. */
export const premisesOfPart = (checks: readonly Check<string>[]): string[] => [
  ...checks.filter(({ verdict }) => verdict === 'warn').map(heeded),
  ...confirmed(checks),
];

const heeded = ({ label, reason }: Check<string>): string => `处理好${label}（${reason}）`;

function confirmed(checks: readonly Check<string>[]): string[] {
  const open = checks.filter(({ verdict }) => verdict === 'unknown').map(({ label }) => label);
  return open.length > 0 ? [`确认${open.join('、')}`] : [];
}

/**
 * Whether an open check is about the task with the parts that are chosen. The height of the whole is only told, as no task limits
 * it; and what a part that is not chosen yet leaves open is told as that part.
 */
function judges({ id }: Check, { system }: Rested): boolean {
  if (id === 'mechanics') return false;
  if (id === 'spectrum') return system.camera.id > 0;
  return (id !== 'light-function' && id !== 'light-geometry') || Boolean(system.light);
}

function isShortcoming({ id, marginPct }: Check, { shortcomings }: Rested): boolean {
  const told = (word: string) => shortcomings.some(phrase => phrase.includes(word));
  if (id === 'depth-of-field') return told('景深');
  if (id === 'field-of-view') return told('视野') && marginPct !== null && marginPct < 0;
  return id === 'image-circle' && told('像圈');
}

const figures = ({ figure, limit, unit }: Check): string =>
  figure === null || limit === null ? '' : `${quantityText(figure, unit)}，允许 ${quantityText(limit, unit)}`;

const phrases: Readonly<Partial<Record<CheckId, Phrase>>> = {
  'field-of-view': () => '核实焦距（视野只有按标称焦距才够）',
  accuracy: ({ band }) =>
    band?.holds === 'nominal' ? '核实焦距（单像素精度只有按标称焦距才够）' : '能接受彩色插值后的精度',
  'image-circle': (_, { system }) => `能接受${system.camera.kind === 'line' ? '两端' : '四角'}发暗`,
  mount: (_, { adapted }) => (adapted ? '加转接环' : '核对法兰距'),
  focus: (_, { system }) => `加 ${quantityText(system.setting.ringMm, 'mm')} 接圈`,
  sharpness: ({ figure, limit, sense, unit }) => {
    if (figure === null || limit === null) return '试样确认细节够清楚';
    const [of, ought] = [unit === 'px' ? '艾里斑' : '镜头解析力', sense === 'at-most' ? '宜不大于' : '宜不小于'];
    return `试样确认细节够清楚（${of} ${quantityText(figure, unit)}，${ought} ${quantityText(limit, unit)}）`;
  },
  'depth-of-field': () => '能接受景深按相机像元盖不住高度差',
  'height-error': check => `校正${check.label}（${figures(check)}）`,
  distortion: check => `做畸变标定（畸变 ${figures(check)}）`,
  exposure: (_, { system: { setting } }) =>
    `用频闪或足够强的光${setting.exposureUs === null ? '' : `（曝光 ${quantityText(setting.exposureUs, 'µs')}）`}`,
  shutter: ({ figure }) => `能接受卷帘倾斜${figure === null ? '' : ` ${quantityText(figure, 'px')}`}`,
  rate: ({ label, marginPct }) =>
    `能接受${label}余量${marginPct === null ? '不足' : `只有 ${quantityText(Math.round(marginPct), '%')}`}`,
  link: ({ figure, marginPct }) =>
    figure !== null && marginPct !== null && marginPct < 0
      ? `接口只接这一台相机（带宽占用 ${quantityText(figure, '%')}）`
      : '按线长选对线缆',
  host: (_, { system }) => (system.grabber ? '相机另接电源' : '选定采集卡'),
  spectrum: () => '试样确认波段与颜色',
  'light-function': () => '试样确认打光方式',
  'light-geometry': () => '光源多条并排',
};
