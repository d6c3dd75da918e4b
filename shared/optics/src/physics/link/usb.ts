import { ids, plannedUsable } from '../../formula/sources/link';
import { ownRule } from '../../formula/sources/own-rule';
import type { LinkInterface } from './interface';

const passive = '无源 USB 线';
const cableRule = ownRule('USB 无源线长');

/** USB 3.0 specification: 5 V, 900 mA. */
const usb3Power = [{ name: 'USB 总线供电', watts: 4.5 }];

export const usbInterfaces: readonly LinkInterface[] = [
  {
    id: 'usb2',
    label: 'USB 2.0',
    lineRateGbps: 0.48,
    usableMBs: 40,
    usableSource: ids,
    cables: [{ medium: passive, lengthM: 5, source: cableRule }],
    // USB 2.0 specification: 5 V, 500 mA.
    power: [{ name: 'USB 总线供电', watts: 2.5 }],
  },
  {
    id: 'usb3',
    label: 'USB 3.0（5 Gb/s）',
    lineRateGbps: 5,
    codedMBs: 500,
    usableMBs: 360,
    usableSource: ownRule('USB3 Vision 350～400 MB/s 之间取 360'),
    cables: [
      { medium: passive, lengthM: 3, atMostM: 5, source: cableRule },
      { medium: '有源光纤 USB 线', lengthM: 20, source: ownRule('有源光纤 USB 线按 20 m 规划，须核对型号') },
    ],
    power: usb3Power,
  },
  {
    id: 'usb3-gen2',
    label: 'USB 3.2 Gen 2（10 Gb/s）',
    lineRateGbps: 10,
    codedMBs: 1212,
    usableMBs: 900,
    usableSource: plannedUsable,
    cables: [{ medium: passive, lengthM: 1, atMostM: 3, source: cableRule }],
    power: usb3Power,
  },
].map(link => ({ ...link, family: 'usb', host: 'usb-port', lanes: 1 }));
