import { defineFormula, type Variable } from '../../formula/define-formula';
import { roundUp } from '../../formula/numbers';
import { jai, ned } from '../../formula/sources/link';
import { ownRule } from '../../formula/sources/own-rule';

/** Bytes of the IP, UDP and GVSP headers of a packet. */
const HEADER_BYTES = 36;

const packetSizeBytes: Variable = { symbol: 'E', label: '包长', unit: 'B', min: 64, max: 16_384, integer: true };
const payloadBytes: Variable = { symbol: 'B', label: '每帧数据量', unit: 'B', min: 1, max: 1e13 };
const packets: Variable = { symbol: 'G', label: '包数', unit: '', min: 1, max: 1e12, integer: true };

/** Packets with the pixels of one frame. @throws OpticsInputError */
export const dataPackets = defineFormula<{ payloadBytes: number; packetSizeBytes: number }>({
  symbol: 'G_d',
  label: '数据包数',
  unit: '',
  expression: '⌈B ÷ (E − 36)⌉',
  inputs: { payloadBytes, packetSizeBytes },
  source: ned,
  compute: ({ payloadBytes: bytes, packetSizeBytes: size }) => roundUp(bytes / (size - HEADER_BYTES)),
});

/** Packets of one frame with leader and trailer. @throws OpticsInputError */
export const framePackets = defineFormula<{ payloadBytes: number; packetSizeBytes: number }>({
  symbol: 'G',
  label: '每帧包数',
  unit: '',
  expression: '⌈B ÷ (E − 36)⌉ + 2',
  inputs: { payloadBytes, packetSizeBytes },
  source: jai,
  compute: inputs => dataPackets.compute(inputs) + 2,
});

/** Network load of a GigE Vision camera, Mbit/s. @throws OpticsInputError */
export const gigeLoadMbps = defineFormula<{
  leaderTrailerBytes: number;
  packetSizeBytes: number;
  packets: number;
  frameRateFps: number;
}>({
  symbol: 'J',
  label: '网络负载',
  unit: 'Mbit/s',
  expression: '(L + (E + 18) × (G − 2)) × 8 × fps ÷ 10⁶',
  inputs: {
    leaderTrailerBytes: { symbol: 'L', label: '首尾包', unit: 'B', min: 0, max: 4096 },
    packetSizeBytes,
    packets: { ...packets, label: '每帧包数', min: 3 },
    frameRateFps: { symbol: 'fps', label: '帧率', unit: 'fps', min: 0, max: 1_000_000 },
  },
  source: jai,
  compute: ({ leaderTrailerBytes, packetSizeBytes: size, packets: count, frameRateFps }) =>
    ((leaderTrailerBytes + (size + 18) * (count - 2)) * 8 * frameRateFps) / 1e6,
});

/** Time to send one frame, µs. @throws OpticsInputError */
export const transferUs = defineFormula<{ payloadBytes: number; packets: number; rateBytesPerUs: number }>({
  symbol: 't_x',
  label: '传输时间',
  unit: 'µs',
  expression: '(B + 36 × G_d) ÷ R',
  inputs: {
    payloadBytes,
    packets: { ...packets, symbol: 'G_d', label: '数据包数' },
    rateBytesPerUs: { symbol: 'R', label: '网络速率', unit: 'B/µs', min: 0.001, max: 100_000 },
  },
  source: ned,
  compute: ({ payloadBytes: bytes, packets: count, rateBytesPerUs }) => (bytes + HEADER_BYTES * count) / rateBytesPerUs,
});

/** Longest packet delay at which a frame is sent within its period, ns. @throws OpticsInputError */
export const packetDelayNs = defineFormula<{ frameUs: number; transferUs: number; packets: number }>({
  symbol: 't_d',
  label: '包间隔',
  unit: 'ns',
  expression: '(T − t_x) × 1000 ÷ G_d',
  inputs: {
    frameUs: { symbol: 'T', label: '帧周期', unit: 'µs', min: 0.001, max: 1e12 },
    transferUs: { symbol: 't_x', label: '传输时间', unit: 'µs', min: 0, max: 1e12 },
    packets: { ...packets, symbol: 'G_d', label: '数据包数' },
  },
  source: ned,
  relation: ({ frameUs, transferUs: transfer }) =>
    transfer <= frameUs
      ? undefined
      : { field: 'frameUs', message: `帧周期：应不小于传输时间 ${transfer} µs，否则网络来不及送完` },
  compute: ({ frameUs, transferUs: transfer, packets: count }) => ((frameUs - transfer) * 1000) / count,
});

/** Share of the wire rate for pixels, without headers, preamble and inter-frame gap. @throws OpticsInputError */
export const wireEfficiency = defineFormula<{ mtuBytes: number }>({
  symbol: 'η',
  label: '线上效率',
  unit: '',
  expression: '(MTU − 36) ÷ (MTU + 38)',
  inputs: { mtuBytes: { symbol: 'MTU', label: '最大传输单元', unit: 'B', min: 64, max: 16_384, integer: true } },
  source: ownRule('由以太网、IP、UDP、GVSP 首部长度算得'),
  compute: ({ mtuBytes }) => (mtuBytes - HEADER_BYTES) / (mtuBytes + 38),
});
