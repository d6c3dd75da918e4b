import { atLeast } from '../../formula/numbers';
import type { Requirements } from '../../model/task/requirements';
import { cameraFacts } from '../../setting/camera-facts';
import { amplyBright } from '../../setting/choose-f-number';
import { nearestSetting } from '../../setting/nearest-setting';
import { orient } from '../../setting/place';
import type { Setting } from '../../setting/setting';
import { shown, shownLength } from '../shown';
import type { System } from './system';

/** Ratio of two figures from which their difference is told. */
const told = 1.01;
/** The same for f-numbers, which are told with two digits. */
const brighter = 1.1;

/**
 * Where the distance of a system was searched: the one that the task asks for by itself, the chosen one, and what it gains.
 * `；铺满所需视野应取 310 mm，比较允许的距离后取 268 mm，综合得分更高：单像素精度由 20 µm 提高到 17 µm`. Empty where the system stands
 * where the task asks for.
 */
export function searchedDistanceText(need: Requirements, system: System): string {
  const { camera, lens, setting } = system;
  const before = nearestSetting(need, camera, lens);
  const [from, to] = [before.magnification.nominal, setting.magnification.nominal];
  if (Math.max(from, to) < told * Math.min(from, to)) return '';
  const [asked, chosen] =
    lens.kind === 'focal' ? [distanceText(before), distanceText(setting)] : [`${shown(from)}×`, `${shown(to)}×`];
  const compared = lens.kind === 'focal' ? '允许的距离' : '镜头的各档倍率';
  const gains = gainsOf(need, before, setting).slice(0, 2).join('、');
  return `；${aimOf(need, system, before)}应取 ${asked}，比较${compared}后取 ${chosen}，综合得分更高${gains && `：${gains}`}`;
}

const distanceText = ({ workingDistanceMm }: Setting) => `${shown(workingDistanceMm?.nominal ?? 0)} mm`;

/** What the distance would be set for without a search. */
function aimOf(need: Requirements, { camera, lens }: System, { aimedMagnification: aimed }: Setting): string {
  const { most } = orient(need, cameraFacts(camera));
  const least = camera.pixelSizeUm / 1000 / need.objectPixelMm;
  if (atLeast(aimed, most) || lens.kind === 'fixed') return '铺满所需视野';
  return atLeast(least, aimed) ? '刚好达到精度' : '镜头不加接圈';
}

/** Figures that are better at the chosen distance, what the task requires first. */
function gainsOf(need: Requirements, before: Setting, after: Setting): string[] {
  const gains: string[] = [];
  const [shallow, deep] = [before.depthOfFieldMm, after.depthOfFieldMm];
  const deeper = need.depthMm > 0 && shallow !== null && deep !== null && deep > told * shallow;
  if (deeper)
    gains.push(
      `景深由 ${shown(shallow)} mm 增到 ${deep === Number.POSITIVE_INFINITY ? '无穷远' : `${shown(deep)} mm`}`,
    );
  if (!inView(need, before) && inView(need, after)) gains.push('物体连留边都在视野之内');
  if (after.ringMm < before.ringMm)
    gains.push(after.ringMm === 0 ? '不用接圈' : `接圈由 ${shown(before.ringMm)} mm 减到 ${shown(after.ringMm)} mm`);
  const [coarse, fine] = [before.objectPixelMm.nominal, after.objectPixelMm.nominal];
  if (coarse > told * fine) gains.push(`单像素精度由 ${shownLength(coarse)} 提高到 ${shownLength(fine)}`);
  const [dark, bright] = [before.effectiveFNumber, after.effectiveFNumber];
  if (dark !== null && bright !== null && dark > brighter * Math.max(bright, amplyBright.effective))
    gains.push(`有效光圈由 F${shown(dark, 2)} 开大到 F${shown(bright, 2)}`);
  return gains;
}

const inView = (need: Requirements, { fieldWidthMm, fieldHeightMm }: Setting): boolean =>
  atLeast(fieldWidthMm.low, need.fieldWidthMm) && atLeast(fieldHeightMm.low, need.fieldHeightMm);
