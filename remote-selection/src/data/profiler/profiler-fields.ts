import type { ProfileTask } from '@shixuan/optics/model';
import { fieldFinder, figureFields, rangeField } from '../task/single-fields';

const lengths = ['mm', 'µm', 'm', 'inch'] as const;
const fineLengths = ['mm', 'µm'] as const;

const figure = figureFields<ProfileTask>();

export const profilerFields = [
  figure('widthMm', {
    label: '工件宽',
    example: '30 mm',
    units: lengths,
    min: 0.1,
    max: 5000,
    why: '单台线激光看 5 mm 到 2 m 宽，更宽须多台拼接',
    help: '激光线方向（X）上要测到的宽度，不含留边',
  }),
  figure(
    'marginPct',
    {
      label: '留边',
      example: '10 %',
      units: ['%'],
      min: 0,
      max: 300,
      why: '视野比工件宽出的百分比，一般 10～20 %',
      help: '来料左右偏移，视野要宽 10～20 %',
      empty: '0',
    },
    0,
  ),
  figure(
    'heightVariationMm',
    {
      label: '高度差',
      example: '5 mm',
      units: fineLengths,
      min: 0,
      max: 3000,
      why: '单台线激光的量程为几毫米到一米多',
      help: '要测的最高点到最低点之差',
      empty: '平面',
    },
    0,
  ),
  figure(
    'heightToleranceMm',
    {
      label: '来料高度公差 ±',
      example: '1 mm',
      units: fineLengths,
      min: 0,
      max: 1000,
      why: '来料与安装的高低偏差，连同高度差都要在量程内',
      help: '来料与安装的高低偏差，量程两头都要留',
      empty: '0',
    },
    0,
  ),
  figure('pointSpacingMm', {
    label: 'X 点间距',
    example: '0.05 mm',
    units: ['mm', 'µm'],
    min: 0.0001,
    max: 100,
    why: '资料上的点间距为几微米到几毫米',
    help: '轮廓上相邻两点的距离；最小特征上宜有 3～5 点',
    empty: '不要求',
  }),
  figure('travelSpacingMm', {
    label: 'Y 轮廓间距',
    example: '0.1 mm',
    units: ['mm', 'µm'],
    min: 0.0001,
    max: 100,
    why: '移动方向上相邻两条轮廓的距离，一般与 X 点间距相当',
    help: '移动方向上相邻两条轮廓的距离',
    empty: '不要求',
  }),
  figure(
    'speedMmS',
    {
      label: '速度',
      example: '60 m/min',
      units: ['mm/s', 'm/min', 'm/s'],
      min: 0,
      max: 20_000,
      why: '传送带与滑台一般不超过 10 m/s',
      help: '工件或传感器的移动速度，静止为 0；可写 60 m/min',
      empty: '静止',
    },
    0,
  ),
  figure('minProfileRateHz', {
    label: '轮廓频率',
    example: '2000 Hz',
    units: ['Hz', 'kHz'],
    min: 0.1,
    max: 100_000,
    why: '资料上的扫描频率为几十赫兹到几万赫兹',
    help: '每秒多少条轮廓；填了速度与轮廓间距的，两者取大的',
    empty: '不要求',
  }),
  figure('resolutionUm', {
    label: 'Z 向分辨率',
    example: '2 µm',
    units: ['µm', 'mm'],
    min: 0.01,
    max: 10_000,
    why: '资料上的分辨率为零点几微米到几百微米',
    help: '能分辨的最小高度差；多数资料不给，可改填重复精度',
    empty: '不要求',
  }),
  figure('repeatabilityUm', {
    label: 'Z 向重复精度',
    example: '5 µm',
    units: ['µm', 'mm'],
    min: 0.01,
    max: 10_000,
    why: '资料上的重复精度为零点几微米到几百微米',
    help: '反复测同一点的离散，常取公差的 1/10',
    empty: '不要求',
  }),
  figure('heightErrorUm', {
    label: 'Z 向误差 ±',
    example: '20 µm',
    units: ['µm', 'mm'],
    min: 0.01,
    max: 100_000,
    why: '量程的千分之几以内，一般几微米到几毫米',
    help: '整个量程内允许的误差，按厂家线性度 × 量程核对',
    empty: '不要求',
  }),
  rangeField<ProfileTask>(
    'standOff',
    {
      label: '安装净空',
      example: '80 mm、50~120 mm',
      units: ['mm', 'inch'],
      min: 1,
      max: 5000,
      why: '线激光的净空为十几毫米到两米',
      help: '外壳到工件最高处的距离，可写 50~120 或 ≥ 50',
      empty: '不限',
    },
    ({ standOff }) => standOff,
    (task, standOff) => ({ ...task, standOff }),
  ),
];

/** @throws Error for a key that no field has */
export const profilerFieldOf = fieldFinder(profilerFields);
