import { checkHost } from '../../checks/imaging/host';
import type { Verdict } from '../../formula/verdict';
import type { Camera } from '../../model/parts/camera';
import type { Grabber } from '../../model/parts/grabber';
import type { Lens } from '../../model/parts/lens';
import type { Requirements } from '../../model/task/requirements';
import { type CableChoice, chooseCable } from '../../physics/link/choose-cable';
import { type LinkCable, type LinkHost, type LinkPower, linkHostLabels } from '../../physics/link/interface';
import { linkInterface } from '../../physics/link/interfaces';
import type { Setting } from '../../setting/setting';

/** Hardware between a camera and the computer. */
export interface LinkHardware {
  /** Null: the link is not stated or not in the table. */
  host: LinkHost | null;
  /** '千兆网口，线缆至 100 m'; unknown data are named as unknown. */
  text: string;
  cables: readonly LinkCable[];
  /** Cable for the length of the task; null when the task states none. */
  cable: CableChoice | null;
  /** Ways to power the camera through the cable, where the link has any. */
  power: readonly LinkPower[];
  /** Grabbers for links that need one, the best first. */
  grabbers: readonly { grabber: Grabber; verdict: Verdict }[];
}

const shownGrabbers = 3;

/** Finds the grabber, or the network card or port, with cables of sufficient length. */
export function linkHardwareFor(
  need: Requirements,
  system: { camera: Camera; lens: Lens; setting: Setting },
  grabbers: readonly Grabber[],
): LinkHardware {
  const { link: code } = system.camera;
  const link = code === null ? undefined : linkInterface(code);
  if (!link) {
    const text = code === null ? '数据接口未标注' : `数据接口 ${code} 不在接口表中`;
    return { host: null, text, cables: [], cable: null, power: [], grabbers: [] };
  }
  const { cableM } = need.task;
  const longest = link.cables.reduce((most, { lengthM }) => Math.max(most, lengthM), 0);
  const reach = longest > 0 ? `线缆至 ${longest} m` : '线缆长度未标注';
  return {
    host: link.host,
    text: `${link.label} 接${linkHostLabels[link.host]}，${reach}`,
    cables: link.cables,
    cable: cableM === null ? null : chooseCable(link, cableM),
    power: link.power,
    grabbers: link.host === 'grabber' ? choose(need, system, grabbers) : [],
  };
}

function choose(
  need: Requirements,
  system: { camera: Camera; lens: Lens; setting: Setting },
  grabbers: readonly Grabber[],
): LinkHardware['grabbers'] {
  return grabbers
    .map(grabber => ({ grabber, verdict: checkHost(need, { ...system, grabber }).verdict }))
    .filter(({ verdict }) => verdict !== 'fail')
    .sort(
      (a, b) =>
        worth[a.verdict] - worth[b.verdict] ||
        (a.grabber.bandwidthMBs ?? Number.MAX_VALUE) - (b.grabber.bandwidthMBs ?? Number.MAX_VALUE),
    )
    .slice(0, shownGrabbers);
}

const worth: Readonly<Record<Verdict, number>> = { pass: 0, warn: 1, unknown: 2, fail: 3 };
