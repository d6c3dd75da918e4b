/** Units that can be turned into one another: how many of the smallest each is, under every way it is written. */
export interface Dimension {
  /** The first writing of a unit is its name. Exact writing counts first, so `Mb/s` and `MB/s` are told apart. */
  units: readonly { names: readonly string[]; factor: number }[];
  /** The unit counted by `k`, `M`, `万` without a unit; by default the target unit. */
  counted?: string;
  /** As people write it, for the target unit in question. */
  examples?: readonly string[];
}

const unit = (factor: number, ...names: string[]) => ({ names, factor });

/** Whole factors wherever possible: 0.5 × 25400000 / 1000000 is 12.7, 0.5 × 0.0254 / 0.001 is not. */
const dimensions: readonly Dimension[] = [
  {
    units: [
      unit(1, 'nm', '纳米'),
      unit(1e3, 'µm', 'μm', 'um', '微米', 'µ', 'μ', 'micron'),
      // The workshop's word for a hundredth of a millimetre.
      unit(1e4, '丝', '条', '道'),
      unit(1e6, 'mm', '毫米'),
      unit(1e7, 'cm', '厘米', '公分'),
      unit(1e9, 'm', '米'),
      unit(25_400_000, 'inch', '"', '英寸', '吋', 'in', 'inches', "''", '′′'),
    ],
  },
  {
    units: [
      unit(1, 'px', '像素', '像元', 'pixel', 'pixels', 'p'),
      unit(1e6, 'MP', 'Mpx', 'MPixel', 'megapixel', '百万像素'),
    ],
    counted: 'px',
  },
  { units: [unit(1, 'mW', '毫瓦'), unit(1e3, 'W', '瓦'), unit(1e6, 'kW', '千瓦')], counted: 'W' },
  {
    units: [
      unit(1, 'Hz', '赫兹', '赫', '线/秒', '行/秒'),
      unit(1e3, 'kHz', '千赫'),
      unit(1e6, 'MHz', '兆赫'),
      unit(1e9, 'GHz'),
    ],
    counted: 'Hz',
  },
  {
    units: [
      unit(3600, 'fps', '帧/秒', '帧每秒', '帧', 'f/s', 'Hz', '张/秒', '件/秒', '件/s', '个/秒', '次/秒'),
      unit(60, '件/分', '件/分钟', '件/min', '个/分', '个/分钟', '瓶/分', '次/分', 'ppm'),
      unit(1, '件/时', '件/小时', '件/h', '个/小时', '瓶/小时', 'UPH'),
    ],
    counted: 'fps',
  },
  {
    units: [
      unit(8e6, 'MB/s', 'MBps', '兆字节/秒'),
      unit(8e9, 'GB/s', 'GBps'),
      unit(8e3, 'KB/s', 'KBps'),
      unit(1e6, 'Mb/s', 'Mbps', 'Mbit/s'),
      unit(1e9, 'Gb/s', 'Gbps', 'Gbit/s', 'G'),
    ],
  },
  { units: [unit(1, 'KB'), unit(1024, 'MB', '兆'), unit(1_048_576, 'GB', 'G')] },
  {
    units: [unit(1, 'mg', '毫克'), unit(1e3, 'g', '克'), unit(1e6, 'kg', '千克', '公斤'), unit(1e9, 't', '吨')],
    counted: 'g',
  },
  { units: [unit(3600, '°', '度', 'deg', 'º'), unit(60, '′', "'", '分', 'arcmin'), unit(1, '″', '"', '秒', 'arcsec')] },
  { units: [unit(1, '°C', '摄氏度', '度', 'C', '°')] },
  { units: [unit(1, '%', '百分之')] },
  { units: [unit(1, 'mV', '毫伏'), unit(1e3, 'V', '伏', '伏特', 'VDC', 'VAC'), unit(1e6, 'kV')], counted: 'V' },
  { units: [unit(1, 'µA', 'μA', 'uA'), unit(1e3, 'mA', '毫安'), unit(1e6, 'A', '安', '安培')] },
  { units: [unit(1, 'ns'), unit(1e3, 'µs', 'μs', 'us', '微秒'), unit(1e6, 'ms', '毫秒'), unit(1e9, 's', '秒')] },
  {
    units: [
      unit(60, 'mm/s', '毫米/秒'),
      unit(600, 'cm/s', '厘米/秒'),
      unit(60_000, 'm/s', '米/秒'),
      unit(1000, 'm/min', '米/分', '米/分钟', 'm/分'),
      unit(1, 'mm/min', '毫米/分'),
    ],
  },
  { units: [unit(1, '×', 'x', '*', '倍')] },
  { units: [unit(1, 'bit', 'bits', '位')] },
  { units: [unit(1, 'dB', '分贝')] },
  { units: [unit(1, 'lp/mm', '线对/毫米', '线对')] },
  { units: [unit(1, 'K', '开', '开尔文')] },
  { units: [unit(1, '点', '个', 'points')] },
];

/** The dimension that a target unit belongs to; a unit that is not in the table stands alone. Names, not other writings, decide. */
export function dimensionOf(target: string): Dimension {
  const named = dimensions.find(({ units }) => units.some(({ names: [name] }) => name === target));
  return named ?? { units: target ? [unit(1, target)] : [] };
}

/** How many of the dimension's smallest unit a unit is; undefined when the dimension does not have it. */
export function factorOf({ units }: Dimension, text: string): number | undefined {
  const exact = units.find(({ names }) => names.includes(text));
  const lower = text.toLowerCase();
  return (exact ?? units.find(({ names }) => names.some(name => name.toLowerCase() === lower)))?.factor;
}
