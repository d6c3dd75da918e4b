import type { Part } from './part';

export interface Grabber extends Part {
  /** Code of the cameras' link. */
  link: string;
  /** `cxp-12`, `cl-full`… where stated. */
  linkSpeed: string | null;
  channels: number | null;
  bandwidthMBs: number | null;
  /** Which side the bandwidth is of; a figure of the host side says nothing of a camera's link. */
  bandwidthSide: 'camera' | 'host' | null;
  pcieGen: number | null;
  pcieLanes: number | null;
  powerPerPortW: number | null;
}
