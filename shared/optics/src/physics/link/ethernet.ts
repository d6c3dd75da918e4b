import { abridgedOptics, plannedUsable, qualityMag, scaledEthernet } from '../../formula/sources/link';
import { ownRule } from '../../formula/sources/own-rule';
import type { LinkInterface, LinkPower } from './interface';

/** Power at the device by IEEE 802.3af, 802.3at and 802.3bt, the least first. */
const poe: readonly LinkPower[] = (
  [
    ['af', 12.95],
    ['at', 25.5],
    ['bt Type 3', 51],
    ['bt Type 4', 71.3],
  ] as const
).map(([type, watts]) => ({ name: `PoE（802.3${type}）`, watts }));
const copper = (medium: string, source = ownRule('以太网标准线长')) => [{ medium, lengthM: 100, source }];
const fibre = (medium: string) => [{ medium, lengthM: 100, source: ownRule('多模光纤按 100 m 规划') }];

export const ethernetInterfaces: readonly LinkInterface[] = [
  {
    id: 'gige',
    label: 'GigE 千兆网',
    lineRateGbps: 1,
    codedMBs: 125,
    usableMBs: 115,
    usableSource: qualityMag,
    cables: copper('Cat5e 网线', qualityMag),
    power: poe,
  },
  {
    id: '2.5gige',
    label: '2.5GigE',
    lineRateGbps: 2.5,
    codedMBs: 312.5,
    usableMBs: 280,
    usableSource: scaledEthernet,
    cables: copper('Cat5e 网线'),
    power: poe,
  },
  {
    id: '5gige',
    label: '5GigE',
    lineRateGbps: 5,
    codedMBs: 625,
    usableMBs: 560,
    usableSource: scaledEthernet,
    cables: copper('Cat6 网线'),
    power: poe,
  },
  {
    id: '10gige',
    label: '10GigE 万兆网',
    lineRateGbps: 10,
    codedMBs: 1250,
    usableMBs: 1100,
    usableSource: abridgedOptics,
    cables: [...copper('Cat6A 网线'), ...fibre('SFP+ 光纤')],
    power: poe,
  },
  {
    id: '25gige',
    label: '25GigE',
    lineRateGbps: 25,
    codedMBs: 3125,
    usableMBs: 2800,
    usableSource: plannedUsable,
    cables: fibre('SFP28 光纤'),
    power: [],
  },
  {
    id: '100gige',
    label: '100GigE',
    lineRateGbps: 100,
    codedMBs: 12_500,
    usableMBs: 11_000,
    usableSource: plannedUsable,
    cables: fibre('QSFP28 光纤'),
    power: [],
  },
].map(link => ({ ...link, family: 'ethernet', host: 'nic', lanes: 1 }));
