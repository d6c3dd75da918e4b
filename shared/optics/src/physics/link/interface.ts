import type { Source } from '../../formula/source';

export type LinkFamily =
  | 'ethernet'
  | 'usb'
  | 'camera-link'
  | 'coaxpress'
  | 'clhs'
  | 'gmsl'
  | 'mipi'
  | 'ieee1394'
  | 'other';

/** What the computer needs to receive the pictures. */
export type LinkHost = 'nic' | 'usb-port' | 'grabber' | 'deserialiser' | 'board' | 'firewire-port' | 'serial-port';

export interface LinkCable {
  medium: string;
  /** To here the link works as specified, in m. */
  lengthM: number;
  /** To here good cables work, and bad ones do not. */
  atMostM?: number;
  source: Source;
}

export interface LinkPower {
  name: string;
  /** At the camera; left out where it depends on the product. */
  watts?: number;
  source: Source;
}

/** One kind of data link. Figures are per lane or cable where `lanes` says how many there can be. */
export interface LinkInterface {
  /** As the catalogue codes it. Unequal codes are unequal links: nothing is found by a part of its name. */
  id: string;
  label: string;
  family: LinkFamily;
  host: LinkHost;
  /** Most lanes (CoaXPress cables, CLHS lanes); 1 where there is no choice. */
  lanes: number;
  /** On the wire, Gbit/s. Left out where the code does not say it: 'CoaXPress' without a speed. */
  lineRateGbps?: number;
  /** After line coding, MB/s. */
  codedMBs?: number;
  /** What to plan with, MB/s (10⁶ bytes). Left out = unknown, which is never 'enough'. */
  usableMBs?: number;
  usableSource?: Source;
  cables: readonly LinkCable[];
  power: readonly LinkPower[];
}

export const linkHostLabels: Readonly<Record<LinkHost, string>> = {
  nic: '网卡',
  'usb-port': 'USB 口',
  grabber: '采集卡',
  deserialiser: '解串器',
  board: '嵌入式主板',
  'firewire-port': '1394 口',
  'serial-port': '串口',
};
