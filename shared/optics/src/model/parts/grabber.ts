import type { Part } from './part';

export interface Grabber extends Part {
  /** Code of the cameras' link. */
  link: string;
  /** `cxp-12`, `cl-full`… where stated. */
  linkSpeed: string | null;
  channels: number | null;
  bandwidthMBs: number | null;
  /** Side of the bandwidth figure. A figure of the host side does not describe the link to the camera. */
  bandwidthSide: 'camera' | 'host' | null;
  pcieGen: number | null;
  pcieLanes: number | null;
  powerPerPortW: number | null;
}
