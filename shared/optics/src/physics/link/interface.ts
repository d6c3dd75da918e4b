import type { Source } from '../../formula/sources/source';

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

/** Hardware of the computer that receives the images. */
export type LinkHost = 'nic' | 'usb-port' | 'grabber' | 'deserialiser' | 'board' | 'firewire-port' | 'serial-port';

export interface LinkCable {
  medium: string;
  /** Length to which the link is specified, m. */
  lengthM: number;
  /** Length that good cables reach, m. */
  atMostM?: number;
  source: Source;
}

export interface LinkPower {
  name: string;
  /** Power at the camera, of one cable, W, by the standard of the link; absent where it depends on the product. */
  watts?: number;
}

/** A data link. Figures are per lane or cable where `lanes` is above 1. */
export interface LinkInterface {
  /** Code of the catalogue. Links are compared by the whole code, never by a part of it. */
  id: string;
  label: string;
  family: LinkFamily;
  host: LinkHost;
  /** Largest number of lanes (CoaXPress cables, CLHS lanes); 1 where there is no choice. */
  lanes: number;
  /** Wire rate, Gbit/s. Absent where the code does not state it: 'CoaXPress' without a speed. */
  lineRateGbps?: number;
  /** Rate after line coding, MB/s. */
  codedMBs?: number;
  /** Planning figure of the usable bandwidth, MB/s (10⁶ bytes). Absent = unknown, which never counts as sufficient. */
  usableMBs?: number;
  usableSource?: Source;
  cables: readonly LinkCable[];
  /** The least first. */
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
