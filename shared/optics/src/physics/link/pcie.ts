import { defineFormula } from '../../formula/define-formula';
import { ownRule } from '../../formula/sources/own-rule';
import type { Source } from '../../formula/sources/source';

export interface PcieGeneration {
  generation: number;
  /** Rate of one lane after coding, MB/s. */
  laneMBs: number;
  source: Source;
}

const standard: Source = { name: 'PCI Express 规范（编码后单通道）' };

export const pcieGenerations: readonly PcieGeneration[] = [
  { generation: 1, laneMBs: 250, source: standard },
  { generation: 2, laneMBs: 500, source: standard },
  { generation: 3, laneMBs: 985, source: standard },
  { generation: 4, laneMBs: 1969, source: standard },
  { generation: 5, laneMBs: 3938, source: standard },
];

/** Share of the rate for pixel data: ×4 of the third generation carries about 3.2 of 3.94 GB/s. */
export const pcieUsableShare = { share: 0.81, source: ownRule('PCIe 可用率约 81 %') };

/** Usable bandwidth of a slot, MB/s. @throws OpticsInputError */
export const pcieUsableMBs = defineFormula<{ laneMBs: number; lanes: number }>({
  symbol: 'R',
  label: 'PCIe 可用带宽',
  unit: 'MB/s',
  expression: 'n × r × 0.81',
  inputs: {
    lanes: { symbol: 'n', label: '通道数', unit: '', min: 1, max: 32, integer: true },
    laneMBs: { symbol: 'r', label: '单通道速率', unit: 'MB/s', min: 1, max: 100_000 },
  },
  source: pcieUsableShare.source,
  compute: ({ laneMBs, lanes }) => laneMBs * lanes * pcieUsableShare.share,
});

/** By generation and lanes, MB/s; undefined for a generation outside the list. @throws OpticsInputError */
export function pcieSlotMBs(generation: number, lanes: number): number | undefined {
  const found = pcieGenerations.find(entry => entry.generation === generation);
  return found && pcieUsableMBs({ laneMBs: found.laneMBs, lanes });
}
