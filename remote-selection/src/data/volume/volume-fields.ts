import type { VolumeTask } from '@shixuan/optics/model';
import { fieldFinder, figureFields, rangeField } from '../task/single-fields';

const lengths = ['mm', 'm', 'inch'] as const;

const figure = figureFields<VolumeTask>();

export const volumeFields = [
  figure('widthMm', {
    label: '料区长',
    example: '600 mm',
    units: lengths,
    min: 10,
    max: 20_000,
    why: '单台 3D 面阵看几厘米到几米，再大须多台拼接',
    help: '料箱内口或垛的长边，不含留边',
  }),
  figure('heightMm', {
    label: '料区宽',
    example: '400 mm',
    units: lengths,
    min: 10,
    max: 20_000,
    why: '单台 3D 面阵看几厘米到几米，再大须多台拼接',
    help: '料箱内口或垛的短边，不含留边',
  }),
  figure(
    'depthMm',
    {
      label: '堆高',
      example: '300 mm',
      units: lengths,
      min: 0,
      max: 10_000,
      why: '最高处到箱底或托盘，一般不超过 3 m',
      help: '最高处到箱底或托盘：点间距与精度按最低处算',
      empty: '平面',
    },
    0,
  ),
  figure(
    'marginPct',
    {
      label: '留边',
      example: '10 %',
      units: ['%'],
      min: 0,
      max: 300,
      why: '视野比料区大出的百分比，一般 5～15 %',
      help: '料箱来位有偏差，视野要大 5～15 %',
      empty: '0',
    },
    0,
  ),
  figure('pointSpacingMm', {
    label: '点间距',
    example: '1.5 mm',
    units: ['mm', 'µm'],
    min: 0.001,
    max: 200,
    why: '3D 面阵的点间距为零点零几毫米到几毫米',
    help: '相邻两点的距离；要抓的最小面上宜有 10 点以上',
    empty: '不要求',
  }),
  figure('accuracyMm', {
    label: 'Z 向误差 ±',
    example: '1 mm',
    units: ['mm', 'µm'],
    min: 0.001,
    max: 500,
    why: '3D 面阵的高度误差为零点零几毫米到几十毫米',
    help: '最低处允许的高度误差；吸盘常允许 2～5 mm，夹爪 1 mm',
    empty: '不要求',
  }),
  figure('cycleS', {
    label: '节拍',
    example: '3 s',
    units: ['s', 'ms'],
    min: 0.001,
    max: 3600,
    why: '一次拍摄与计算要零点几秒到几秒',
    help: '两次拍摄的间隔，不含点云处理与抓取',
    empty: '不要求',
  }),
  rangeField<VolumeTask>(
    'distance',
    {
      label: '安装距离',
      example: '900~1600 mm',
      units: ['mm', 'm'],
      min: 50,
      max: 20_000,
      why: '3D 面阵装在几十厘米到几米之外',
      help: '相机到最高处的距离，可写 900~1600 或 ≤ 1600',
      empty: '不限',
    },
    ({ distance }) => distance,
    (task, distance) => ({ ...task, distance }),
  ),
];

/** @throws Error for a key that no field has */
export const volumeFieldOf = fieldFinder(volumeFields);
