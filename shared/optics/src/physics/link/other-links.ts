import { adiGmsl, plannedUsable, stemmerClhs } from '../../formula/sources/link';
import { ownRule } from '../../formula/sources/own-rule';
import type { LinkInterface } from './interface';

/** One isochronous packet per 125 µs: at most 4096 bytes for S400, 8192 bytes for S800. */
const isochronous = { name: 'IEEE 1394：每 125 µs 一个等时包' };
const firewireCable = [{ medium: '1394 线', lengthM: 4.5, source: { name: 'IEEE 1394' } }];
const unknown = { cables: [], power: [] } as const;

export const otherInterfaces: readonly LinkInterface[] = [
  {
    id: 'clhs',
    label: 'Camera Link HS（M 协议，3.125 Gb/s 每通道）',
    family: 'clhs',
    host: 'grabber',
    lanes: 20,
    lineRateGbps: 3.125,
    codedMBs: 312.5,
    usableMBs: 300,
    usableSource: stemmerClhs,
    cables: [{ medium: 'CX4 铜缆', lengthM: 15, source: ownRule('CLHS C2 铜缆 15 m') }],
    power: [],
  },
  {
    id: 'clhs-x',
    label: 'Camera Link HS（X 协议，10 Gb/s 每通道）',
    family: 'clhs',
    host: 'grabber',
    lanes: 8,
    lineRateGbps: 10.3,
    codedMBs: 1250,
    usableMBs: 1200,
    usableSource: plannedUsable,
    cables: [{ medium: 'SFP+ 光纤', lengthM: 300, source: ownRule('CLHS 光纤 300 m') }],
    power: [],
  },
  {
    id: 'gmsl2',
    label: 'GMSL2',
    family: 'gmsl',
    host: 'deserialiser',
    lanes: 1,
    lineRateGbps: 6,
    usableMBs: 600,
    usableSource: { ...adiGmsl, name: `${adiGmsl.name}；${ownRule('视频带宽约 600 MB/s').name}` },
    cables: [{ medium: '50 Ω 同轴线', lengthM: 15, source: ownRule('GMSL2 同轴线 15 m') }],
    power: [{ name: 'PoC 同轴供电' }],
  },
  { id: 'mipi', label: 'MIPI CSI-2', family: 'mipi', host: 'board', lanes: 4, ...unknown },
  {
    id: 'ieee1394a',
    label: 'IEEE 1394a',
    family: 'ieee1394',
    host: 'firewire-port',
    lanes: 1,
    lineRateGbps: 0.4,
    usableMBs: 32.768,
    usableSource: isochronous,
    cables: firewireCable,
    power: [],
  },
  {
    id: 'ieee1394b',
    label: 'IEEE 1394b',
    family: 'ieee1394',
    host: 'firewire-port',
    lanes: 1,
    lineRateGbps: 0.8,
    usableMBs: 65.536,
    usableSource: isochronous,
    cables: firewireCable,
    power: [],
  },
  { id: 'hslink', label: 'HSLink', family: 'other', host: 'grabber', lanes: 1, ...unknown },
  { id: 'lvds', label: 'LVDS', family: 'other', host: 'grabber', lanes: 1, ...unknown },
  { id: 'analog', label: '模拟视频', family: 'other', host: 'grabber', lanes: 1, ...unknown },
  { id: 'uart', label: 'UART 串口', family: 'other', host: 'serial-port', lanes: 1, ...unknown },
];
