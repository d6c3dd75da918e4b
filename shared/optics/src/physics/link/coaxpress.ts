import { adamconn, adimec, chromasens } from '../../formula/sources/link';
import { ownRule } from '../../formula/sources/own-rule';
import type { LinkCable, LinkInterface } from './interface';

/** 8b/10b coding, and 4 % packet overhead as published for four lanes: 25 → 20 → 19.2 Gbit/s. */
export const coaxPressEfficiency = { coding: 0.8, packets: 0.96, source: adimec };

const lengthRule = ownRule('CXP 线长按低一档速率规划，须核对线缆型号');

/** CoaXPress specification: 24 V, 13 W a cable. */
const pocxp = [{ name: 'PoCXP', watts: 13 }];

const lane = (speed: string, lineRateGbps: number, usableMBs: number, cables: readonly LinkCable[]): LinkInterface => ({
  id: `cxp-${speed}`,
  label: `CoaXPress CXP-${speed}`,
  family: 'coaxpress',
  host: 'grabber',
  lanes: 8,
  lineRateGbps,
  codedMBs: lineRateGbps * coaxPressEfficiency.coding * 125,
  usableMBs,
  usableSource: { ...chromasens, name: `${chromasens.name}；${adimec.name}` },
  cables,
  power: pocxp,
});

const coax = (lengthM: number, source: LinkCable['source'] = adamconn): readonly LinkCable[] => [
  { medium: '75 Ω 同轴线', lengthM, source },
];

/** Figures per cable; a camera uses one, two, four or more. The code 'cxp' does not state the speed, so its rate is unknown. */
export const coaxPressInterfaces: readonly LinkInterface[] = [
  {
    id: 'cxp',
    label: 'CoaXPress（未注明速率）',
    family: 'coaxpress',
    host: 'grabber',
    lanes: 8,
    cables: [],
    power: pocxp,
  },
  lane('1', 1.25, 120, coax(100, lengthRule)),
  lane('2', 2.5, 240, coax(100, lengthRule)),
  lane('3', 3.125, 300, coax(100)),
  lane('5', 5, 480, coax(40, lengthRule)),
  lane('6', 6.25, 600, coax(40, ownRule('CXP-6 约 40 m'))),
  lane('10', 10, 960, coax(35, lengthRule)),
  lane('12', 12.5, 1200, coax(35)),
];
