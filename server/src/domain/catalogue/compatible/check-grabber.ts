import type { CompatibleReason } from '@shixuan/api';
import { type Check, figure, rounded, together } from './check';
import type { LinkSide } from './link-side';

/** A grabber for a camera: kind of link, rate, speed of one link. Null also for cameras that need no grabber. */
export function checkGrabber(camera: LinkSide, grabber: LinkSide): CompatibleReason[] | null {
  if (camera.family === undefined || camera.family !== grabber.family) return null;
  const sameFamily: Check = { text: `接口相同：${camera.family}`, state: 'pass' };
  const checks = [() => checkBandwidth(camera, grabber), () => sameFamily];
  return together(camera.family === 'CoaXPress' ? [...checks, () => checkLinkSpeed(camera, grabber)] : checks);
}

function checkBandwidth({ rateMBs: needed }: LinkSide, { rateMBs: offered }: LinkSide): Check {
  if (offered === undefined) return { text: '采集卡带宽未标注', state: 'unknown' };
  if (needed === undefined) return { text: '相机满速数据率无法推算：像素或帧率未标注', state: 'unknown' };
  const [has, needs] = [`带宽 ${figure(offered)} MB/s`, `满速 8 bit 数据率 ${figure(needed)} MB/s`];
  const margin = rounded(offered - needed);
  const figures = { limit: rounded(needed), value: offered, margin };
  return margin >= 0
    ? { text: `${has} ≥ ${needs}，余量 ${figure(margin)} MB/s`, state: 'pass', ...figures }
    : { text: `${has} 低于${needs}，跑不到标称的最高速度`, state: 'warn', ...figures };
}

/** Slower links work at their own speed; the camera then sends less. */
function checkLinkSpeed({ cxp: needed }: LinkSide, { cxp: offered }: LinkSide): Check {
  if (offered === undefined) return { text: '采集卡的 CXP 链路规格未标注', state: 'unknown' };
  if (needed === undefined) return { text: '相机的 CXP 链路规格未标注', state: 'unknown' };
  return offered >= needed
    ? { text: `链路 CXP-${offered} ≥ 相机 CXP-${needed}`, state: 'pass' }
    : { text: `链路 CXP-${offered} 低于相机 CXP-${needed}，只能降速使用`, state: 'warn' };
}
