import type { DerivedRule } from './derived-figure';

/** A number as shown in a formula: all significant digits, without floating-point noise. */
const n = (value: number) => String(Number(value.toPrecision(7)));

const one = (formula: string, value: number, decimals: number) => ({ formula, result: [value], decimals });

/** The minimum data per pixel of a camera; every interface has an 8 bit format. */
const BITS_LEAST = 8;

// One record per figure. A rule names no category: it applies wherever its inputs are known.

export const pixelClass: DerivedRule = {
  key: 'pixelClass',
  label: '像素级别',
  unit: '万像素',
  derive(known) {
    const [wide, high] = [known('resolutionH'), known('resolutionV')];
    if (!wide || !high) return null;
    return one(`${n(wide)} × ${n(high)} ÷ 10\u202f000`, (wide * high) / 1e4, 0);
  },
};

export const sensorSize: DerivedRule = {
  key: 'sensorSize',
  label: '靶面尺寸',
  unit: 'mm',
  derive(known) {
    const [wide, high, pixel] = [known('resolutionH'), known('resolutionV'), known('pixelSizeUm')];
    if (!wide || !high || !pixel) return null;
    return {
      formula: `(${n(wide)} × ${n(high)}) × ${n(pixel)} µm`,
      result: [(wide * pixel) / 1000, (high * pixel) / 1000],
      decimals: 2,
    };
  },
};

export const sensorDiagonal: DerivedRule = {
  key: 'sensorDiagonal',
  label: '靶面对角线',
  unit: 'mm',
  derive(known) {
    const [wide, high, pixel] = [known('resolutionH'), known('resolutionV'), known('pixelSizeUm')];
    if (!wide || !high || !pixel) return null;
    return one(`√(${n(wide)}² + ${n(high)}²) × ${n(pixel)} µm`, (Math.hypot(wide, high) * pixel) / 1000, 2);
  },
};

export const lineLength: DerivedRule = {
  key: 'lineLength',
  label: '感光线长',
  unit: 'mm',
  derive(known) {
    const [pixels, pixel] = [known('pixels'), known('pixelSizeUm')];
    if (!pixels || !pixel) return null;
    return one(`${n(pixels)} × ${n(pixel)} µm`, (pixels * pixel) / 1000, 2);
  },
};

export const nyquist: DerivedRule = {
  key: 'nyquist',
  label: '奈奎斯特频率',
  unit: 'lp/mm',
  derive(known) {
    const pixel = known('pixelSizeUm');
    return pixel ? one(`1000 ÷ (2 × ${n(pixel)} µm)`, 1000 / (2 * pixel), 1) : null;
  },
};

export const resolvedPixel: DerivedRule = {
  key: 'resolvedPixel',
  label: '可分辨像元',
  unit: 'µm',
  derive(known) {
    const pairs = known('resolutionLpMm');
    return pairs ? one(`1000 ÷ (2 × ${n(pairs)} lp/mm)`, 500 / pairs, 2) : null;
  },
};

export const dataRate: DerivedRule = {
  key: 'dataRate',
  label: '满速数据率（8 bit）',
  unit: 'MB/s',
  derive(known) {
    const [wide, high, fps] = [known('resolutionH'), known('resolutionV'), known('frameRateFps')];
    if (!wide || !high || !fps) return null;
    const rate = (wide * high * fps * BITS_LEAST) / 8 / 1e6;
    return one(`${n(wide)} × ${n(high)} × ${n(fps)} fps × ${BITS_LEAST} bit ÷ 8`, rate, 1);
  },
};

export const deepDataRate: DerivedRule = {
  key: 'deepDataRate',
  label: '最大位深下的数据率',
  unit: 'MB/s',
  derive(known) {
    const [wide, high, fps, depth] = ['resolutionH', 'resolutionV', 'frameRateFps', 'bitDepth'].map(known);
    if (!wide || !high || !fps || !depth || depth <= BITS_LEAST) return null;
    const rate = (wide * high * fps * depth) / 8 / 1e6;
    return one(`${n(wide)} × ${n(high)} × ${n(fps)} fps × ${n(depth)} bit ÷ 8`, rate, 1);
  },
};

export const lineDataRate: DerivedRule = {
  key: 'lineDataRate',
  label: '满速数据率（8 bit）',
  unit: 'MB/s',
  derive(known) {
    const [pixels, rate] = [known('pixels'), known('lineRateKhz')];
    if (!pixels || !rate) return null;
    return one(`${n(pixels)} × ${n(rate)} kHz × ${BITS_LEAST} bit ÷ 8`, (pixels * rate) / 1000, 1);
  },
};

export const scanSpeed: DerivedRule = {
  key: 'scanSpeed',
  label: '1× 倍率下的扫描速度',
  unit: 'mm/s',
  derive(known) {
    const [pixel, rate] = [known('pixelSizeUm'), known('lineRateKhz')];
    return pixel && rate ? one(`${n(rate)} kHz × ${n(pixel)} µm`, rate * pixel, 0) : null;
  },
};

export const objectFov: DerivedRule = {
  key: 'objectFov',
  label: '物方视野直径',
  unit: 'mm',
  derive(known) {
    const [circle, magnification] = [known('imageCircleMm'), known('magnification')];
    if (!circle || !magnification) return null;
    return one(`像圈 ${n(circle)} mm ÷ ${n(magnification)}×`, circle / magnification, 1);
  },
};

/** 2/3″ is the most common sensor on telecentric lenses: 8.5 × 7.1 mm. */
const COMMON_SENSOR = [8.5, 7.1] as const;

export const objectFovOnSensor: DerivedRule = {
  key: 'objectFovOnSensor',
  label: '配 2/3″ 靶面的视野',
  unit: 'mm',
  derive(known) {
    const [circle, magnification] = [known('imageCircleMm'), known('magnification')];
    const [width, height] = COMMON_SENSOR;
    // Omitted for a lens that does not cover the sensor.
    if (!magnification || !circle || circle < Math.hypot(width, height) * 0.98) return null;
    return {
      formula: `(${width} × ${height}) mm ÷ ${n(magnification)}×`,
      result: [width / magnification, height / magnification],
      decimals: 1,
    };
  },
};
