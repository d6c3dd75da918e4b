import { defineFormula, type Variable } from '../../formula/define-formula';
import { amd } from '../../formula/sources/link';

const width: Variable = { symbol: 'W', label: '图像宽', unit: 'px', min: 1, max: 1_000_000, integer: true };
const height: Variable = { symbol: 'H', label: '图像高', unit: 'px', min: 1, max: 1_000_000, integer: true };
const bitsPerPixel: Variable = { symbol: 'b', label: '每像素位数', unit: 'bit', min: 1, max: 256 };
const frameRateFps: Variable = { symbol: 'fps', label: '帧率', unit: 'fps', min: 0, max: 10_000_000 };

type Frame = {
  width: number;
  height: number;
  bitsPerPixel: number;
};

/** Bytes of one frame on the wire. For line cameras the height is 1 and the rate is the 行频. @throws OpticsInputError */
export const frameBytes = defineFormula<Frame>({
  symbol: 'B',
  label: '每帧数据量',
  unit: 'B',
  expression: 'W × H × b ÷ 8',
  inputs: { width, height, bitsPerPixel },
  source: amd,
  compute: ({ width: w, height: h, bitsPerPixel: bits }) => (w * h * bits) / 8,
});

/** 数据率, MB/s: 10⁶ bytes. @throws OpticsInputError */
export const dataRateMBs = defineFormula<Frame & { frameRateFps: number }>({
  symbol: 'R',
  label: '数据率',
  unit: 'MB/s',
  expression: 'W × H × b ÷ 8 × fps ÷ 10⁶',
  inputs: { width, height, bitsPerPixel, frameRateFps },
  source: amd,
  compute: ({ width: w, height: h, bitsPerPixel: bits, frameRateFps: fps }) => (((w * h * bits) / 8) * fps) / 1e6,
});

/** From MB (10⁶ bytes) to MiB (2²⁰ bytes), the unit of memory sizes; 4.6 % fewer. @throws OpticsInputError */
export const mebibytes = defineFormula<{ megabytes: number }>({
  symbol: 'R_2',
  label: '数据率（二进制）',
  unit: 'MiB/s',
  expression: 'R × 10⁶ ÷ 1048576',
  inputs: { megabytes: { symbol: 'R', label: '数据率', unit: 'MB/s', min: 0, max: 1e12 } },
  source: amd,
  compute: ({ megabytes }) => (megabytes * 1e6) / 1_048_576,
});

/** From MB/s to Mbit/s. @throws OpticsInputError */
export const megabits = defineFormula<{ megabytes: number }>({
  symbol: 'R_b',
  label: '数据率',
  unit: 'Mbit/s',
  expression: 'R × 8',
  inputs: { megabytes: { symbol: 'R', label: '数据率', unit: 'MB/s', min: 0, max: 1e12 } },
  source: amd,
  compute: ({ megabytes }) => megabytes * 8,
});

/** Time until a memory is full, s. @throws OpticsInputError */
export const bufferFillS = defineFormula<{ memoryMB: number; rateMBs: number }>({
  symbol: 'T',
  label: '缓存写满时间',
  unit: 's',
  expression: 'M ÷ R',
  inputs: {
    memoryMB: { symbol: 'M', label: '缓存', unit: 'MB', min: 0, max: 1e9 },
    rateMBs: { symbol: 'R', label: '数据率', unit: 'MB/s', min: 0.001, max: 1e9 },
  },
  source: { name: 'Abridged Optics', url: 'https://abridgedoptics.com/tools/camera-throughput-calculator' },
  compute: ({ memoryMB, rateMBs }) => memoryMB / rateMBs,
});

/**
 * Raw rate of a serial video link, Mbit/s, with blanking and words of frame bits; a word carries two pixels.
 * @throws OpticsInputError
 */
export const serialVideoMbps = defineFormula<{
  rows: number;
  columns: number;
  frameRateFps: number;
  blanking: number;
  frameBits: number;
}>({
  symbol: 'R',
  label: '串行链路速率',
  unit: 'Mbit/s',
  expression: 'H × W ÷ 2 × fps × k × b ÷ 10⁶',
  inputs: {
    rows: height,
    columns: width,
    frameRateFps,
    blanking: { symbol: 'k', label: '消隐系数', unit: '', min: 1, max: 4 },
    frameBits: { symbol: 'b', label: '每字位数', unit: 'bit', min: 1, max: 256, integer: true },
  },
  source: {
    name: 'Analog Devices EngineerZone，GMSL 速率计算',
    url: 'https://ez.analog.com/interface-isolation/w/documents/23308/how-do-i-calculate-the-maximum-data-rate-on-the-coaxial-or-twisted-pair-cable-for-a-normal-camera-application',
  },
  compute: ({ rows, columns, frameRateFps: fps, blanking, frameBits }) =>
    ((rows * columns) / 2) * fps * blanking * frameBits * 1e-6,
});
