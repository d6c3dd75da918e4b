import type { Confidence } from '@shixuan/api';

const texts: Record<Confidence, string> = {
  high: '高：来自厂家资料或厂家手册',
  medium: '中：来自第三方资料，部分参数已与其他来源核对',
  low: '低：来自单一且未署名的资料，使用前请向厂家核实',
};

/** How far the figures of a record can be trusted, and why. */
export const confidenceText = (confidence: Confidence | null): string =>
  confidence === null ? '未评定' : texts[confidence];
