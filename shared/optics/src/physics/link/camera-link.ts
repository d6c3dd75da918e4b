import { lambert } from '../../formula/sources/link';
import { ownRule } from '../../formula/sources/own-rule';
import type { LinkInterface } from './interface';

/** Camera Link specification, PoCL. */
const pocl = [{ name: 'PoCL', watts: 4 }];
const cable = (lengthM: number, atMostM?: number) => [
  { medium: 'Camera Link 线（MDR/SDR）', lengthM, atMostM, source: lambert },
];

/** Rates at the highest clock, 85 MHz. The code 'camera-link' does not state the number of taps, so its rate is unknown. */
export const cameraLinkInterfaces: readonly LinkInterface[] = [
  { id: 'camera-link', label: 'Camera Link（配置未标注）', cables: cable(10) },
  { id: 'cl-base', label: 'Camera Link Base', lineRateGbps: 2.04, usableMBs: 255, cables: cable(10) },
  { id: 'cl-medium', label: 'Camera Link Medium', lineRateGbps: 4.08, usableMBs: 510, cables: cable(10) },
  { id: 'cl-full', label: 'Camera Link Full', lineRateGbps: 5.44, usableMBs: 680, cables: cable(10) },
  {
    id: 'cl-deca',
    label: 'Camera Link Deca（80 bit）',
    lineRateGbps: 6.8,
    usableMBs: 850,
    cables: cable(4, 7),
  },
].map(link => ({
  ...link,
  family: 'camera-link',
  host: 'grabber',
  lanes: 1,
  power: pocl,
  usableSource: link.usableMBs === undefined ? ownRule('配置未标注，带宽未知') : lambert,
}));
