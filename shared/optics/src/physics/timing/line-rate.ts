import { defineFormula, type Variable } from '../../formula/define-formula';
import { ownRule } from '../../formula/sources/own-rule';
import { timeDivision, visionDoctorLineScan } from '../../formula/sources/timing';
import { objectPixelUm, speedMmS } from '../motion/variables';

/** Of the object, which square pixels need. */
const lineRateHz: Variable = { symbol: 'f_L', label: '行频', unit: 'Hz', min: 0.001, max: 100_000_000 };

/** At which the camera runs: with reserve, or several times that of the object. */
const cameraLineRateHz: Variable = { ...lineRateHz, symbol: 'f_C', label: '相机行频' };

/** 行频 for square pixels of a line scan, Hz. The pixel is the real one: width ÷ pixels. @throws OpticsInputError */
export const lineRate = defineFormula<{ speedMmS: number; objectPixelUm: number }>({
  symbol: 'f_L',
  label: '行频',
  unit: 'Hz',
  expression: 'v × 1000 ÷ p_o',
  inputs: { speedMmS, objectPixelUm },
  source: visionDoctorLineScan,
  compute: ({ speedMmS, objectPixelUm }) => (speedMmS * 1000) / objectPixelUm,
});

/** Speed for square pixels at a 行频, mm/s. @throws OpticsInputError */
export const lineScanSpeedMmS = defineFormula<{ lineRateHz: number; objectPixelUm: number }>({
  symbol: 'v',
  label: '扫描速度',
  unit: 'mm/s',
  expression: 'f_L × p_o ÷ 1000',
  inputs: { lineRateHz, objectPixelUm },
  source: {
    name: 'Schäfter + Kirchhoff 线扫相机手册',
    url: 'https://sch-after-kirchhoff.manymanuals.cz/bridge-cameras/sk1024u3pd/instruction-manual-37978/14',
  },
  compute: ({ lineRateHz: rate, objectPixelUm }) => (rate * objectPixelUm) / 1000,
});

/** Suggested reserve of the 行频 of a camera, because the speed varies. */
export const suggestedLineRateMargin = { pct: 15, minPct: 10, maxPct: 20, source: ownRule('行频余量 10～20 %') };

/** 行频 with reserve, Hz. @throws OpticsInputError */
export const lineRateWithMargin = defineFormula<{ lineRateHz: number; marginPct: number }>({
  symbol: 'f_C',
  label: '相机行频（含余量）',
  unit: 'Hz',
  expression: 'f_L × (1 + q_f ÷ 100)',
  inputs: { lineRateHz, marginPct: { symbol: 'q_f', label: '行频余量', unit: '%', min: 0, max: 300 } },
  source: suggestedLineRateMargin.source,
  compute: ({ lineRateHz: rate, marginPct }) => rate * (1 + marginPct / 100),
});

/** 分时频闪: n lights flash in turn, one line each, which multiplies the 行频 by n, Hz. @throws OpticsInputError */
export const timeDivisionLineRate = defineFormula<{ lineRateHz: number; phases: number }>({
  symbol: 'f_C',
  label: '分时频闪行频',
  unit: 'Hz',
  expression: 'f_L × n',
  inputs: { lineRateHz, phases: { symbol: 'n', label: '分时光源数', unit: '', min: 1, max: 16, integer: true } },
  source: timeDivision,
  compute: ({ lineRateHz: rate, phases }) => rate * phases,
});

/** Longest exposure of a line, µs: the period minus the overhead of the camera. @throws OpticsInputError */
export const longestLineExposureUs = defineFormula<{ lineRateHz: number; overheadUs: number }>({
  symbol: 't',
  label: '最长行曝光',
  unit: 'µs',
  expression: '10⁶ ÷ f_C − t_0',
  inputs: {
    lineRateHz: cameraLineRateHz,
    overheadUs: { symbol: 't_0', label: '曝光附加时间', unit: 'µs', min: 0, max: 1_000_000 },
  },
  source: visionDoctorLineScan,
  relation: ({ lineRateHz: rate, overheadUs }) =>
    overheadUs < 1e6 / rate
      ? undefined
      : { field: 'lineRateHz', message: `行频：附加时间 ${overheadUs} µs 已占满行周期，应低于 ${1e6 / overheadUs} Hz` },
  compute: ({ lineRateHz: rate, overheadUs }) => 1e6 / rate - overheadUs,
});

/** Pixel rate of a line camera, per second. @throws OpticsInputError */
export const pixelRate = defineFormula<{ pixels: number; rateHz: number }>({
  symbol: 'R_p',
  label: '像素率',
  unit: 'px/s',
  expression: 'N × f',
  inputs: {
    pixels: { symbol: 'N', label: '每行（帧）像素数', unit: 'px', min: 1, max: 1e10, integer: true },
    rateHz: { symbol: 'f', label: '行频或帧率', unit: 'Hz', min: 0, max: 100_000_000 },
  },
  source: { name: 'Teledyne DALSA（转载）', url: 'https://www.lotslight.com/article/15801' },
  compute: ({ pixels, rateHz }) => pixels * rateHz,
});
