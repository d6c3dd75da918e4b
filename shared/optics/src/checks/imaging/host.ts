import { atLeast } from '../../formula/numbers';
import type { Verdict } from '../../formula/verdict';
import type { Grabber } from '../../model/parts/grabber';
import type { Requirements } from '../../model/task/requirements';
import type { Check } from '../../model/verdict/check';
import { linkHostLabels } from '../../physics/link/interface';
import { linkInterface } from '../../physics/link/interfaces';
import { pcieSlotMBs } from '../../physics/link/pcie';
import { cameraFacts } from '../../setting/camera-facts';
import { megabytesOfFrame } from '../../setting/time-in-setting';
import { found, missing, worst } from '../finding';
import { shown } from '../shown';
import type { System } from './system';

interface Aspect {
  verdict: Verdict;
  text: string;
  missing?: string;
}

/** Whether the grabber accepts the images: link, channels, rates and power. */
export function checkHost(need: Requirements, system: System): Check {
  const { camera, grabber } = system;
  if (camera.link === null) return missing('host', ['数据接口']);
  const link = linkInterface(camera.link);
  if (!link) return missing('host', ['数据接口规格'], { reason: `数据接口 ${camera.link} 不在接口表中` });
  if (link.host !== 'grabber' && !grabber) {
    return found('host', { verdict: 'pass', reason: `${link.label} 接 PC 的${linkHostLabels[link.host]}，不需采集卡` });
  }
  if (!grabber) {
    return found('host', {
      verdict: 'warn',
      reason: `${link.label} 须配采集卡，尚未选定`,
    });
  }
  if (!speaks(grabber, link.id)) {
    return found('host', {
      verdict: 'fail',
      reason: `采集卡接口为 ${linkInterface(grabber.link)?.label ?? grabber.link}，相机为 ${link.label}`,
    });
  }
  const aspects = [
    channels(system, grabber),
    bandwidth(need, system, grabber),
    slot(need, system, grabber),
    power(system, grabber),
  ];
  const verdict = worst(...aspects.map(aspect => aspect.verdict));
  const unknown = aspects.flatMap(aspect => aspect.missing ?? []);
  return found('host', {
    verdict,
    reason: aspects.map(({ text }) => text).join('；'),
    missing: unknown.length > 0 ? unknown : undefined,
  });
}

/**
 * Whether the grabber speaks the link of the camera. A stated speed of the grabber identifies its link; a faster CoaXPress card
 * accepts slower cameras.
 */
function speaks({ link, linkSpeed }: Grabber, camera: string): boolean {
  if (link === camera || linkSpeed === camera) return true;
  const [card, body] = [linkInterface(linkSpeed ?? link), linkInterface(camera)];
  if (!card || !body || card.family !== body.family || card.family === 'clhs') return false;
  return card.lineRateGbps === undefined || body.lineRateGbps === undefined || card.lineRateGbps >= body.lineRateGbps;
}

function channels({ camera }: System, grabber: Grabber): Aspect {
  if (grabber.channels === null) return { verdict: 'unknown', text: '采集卡通道数未标注', missing: '采集卡通道数' };
  const link = camera.link === null ? undefined : linkInterface(camera.link);
  const lanes = camera.linkLanes ?? (link?.lanes === 1 ? 1 : null);
  if (lanes === null) return { verdict: 'unknown', text: '相机通道数未标注', missing: '相机接口通道数' };
  return {
    verdict: grabber.channels >= lanes ? 'pass' : 'fail',
    text: `采集卡 ${grabber.channels} 通道，相机用 ${lanes} 通道`,
  };
}

/** Data rate in MB/s at the rate asked for, otherwise at the highest known; it does not depend on the link. */
function sentMBs(need: Requirements, { camera, setting: { demandHz, rateHz } }: System): number | null {
  const rate = demandHz ?? rateHz;
  return rate === null ? null : rate * megabytesOfFrame(need, cameraFacts(camera).pixelsPerFrame);
}

function bandwidth(need: Requirements, system: System, { bandwidthMBs, bandwidthSide }: Grabber): Aspect {
  const sent = sentMBs(need, system);
  if (bandwidthMBs === null || bandwidthSide === 'host') {
    return { verdict: 'pass', text: '采集卡相机侧带宽按接口规格' };
  }
  if (sent === null) return { verdict: 'unknown', text: '数据率未知', missing: '数据率' };
  return {
    verdict: atLeast(bandwidthMBs, sent) ? 'pass' : 'fail',
    text: `采集卡带宽 ${shown(bandwidthMBs)} MB/s，须传 ${shown(sent)} MB/s`,
  };
}

function slot(
  need: Requirements,
  system: System,
  { pcieGen, pcieLanes, bandwidthMBs, bandwidthSide }: Grabber,
): Aspect {
  const sent = sentMBs(need, system);
  const byHost = bandwidthSide === 'host' ? bandwidthMBs : null;
  const usable = byHost ?? (pcieGen === null || pcieLanes === null ? undefined : pcieSlotMBs(pcieGen, pcieLanes));
  if (usable === undefined) return { verdict: 'unknown', text: 'PCIe 规格未标注', missing: 'PCIe 代数与通道数' };
  if (sent === null) return { verdict: 'unknown', text: '数据率未知', missing: '数据率' };
  return {
    verdict: atLeast(usable, sent) ? 'pass' : 'fail',
    text: `主机侧可用 ${shown(usable)} MB/s，须传 ${shown(sent)} MB/s`,
  };
}

/** Too little power through the cable is only a warning, because the camera may have its own supply. */
function power({ camera }: System, { powerPerPortW }: Grabber): Aspect {
  if (camera.powerW === null || powerPerPortW === null) return { verdict: 'pass', text: '供电按外接电源考虑' };
  const enough = atLeast(powerPerPortW * (camera.linkLanes ?? 1), camera.powerW);
  return {
    verdict: enough ? 'pass' : 'warn',
    text: `每口供电 ${shown(powerPerPortW)} W，相机 ${shown(camera.powerW)} W${enough ? '' : '，须外接电源'}`,
  };
}
