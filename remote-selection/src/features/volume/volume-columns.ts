import type { RankingColumn } from '../../components/ranking/ranking';
import type { VolumeResultRow } from '../../data/volume/volume-query';
import { formatFigure } from '../../lib/format-figure';

const three = (value: number | null) => (value === null ? null : formatFigure(Number(value.toPrecision(3))));
const principles: Readonly<Record<string, string>> = {
  'structured-light': '结构光',
  'structured-light-stereo': '双目结构光',
  stereo: '双目立体',
  'active-stereo': '主动双目',
  tof: 'ToF 飞行时间',
  lidar: '激光雷达',
  'laser-triangulation': '激光三角',
};

export const volumeColumns: readonly RankingColumn<VolumeResultRow>[] = [
  {
    id: 'principle',
    label: '原理',
    words: true,
    leading: true,
    value: ({ principle }) => (principle === null ? null : (principles[principle] ?? principle)),
  },
  {
    id: 'top',
    label: '安装距离',
    unit: 'mm',
    meaning: '相机到最高处',
    leading: true,
    value: ({ mounting }) => three(mounting.topMm),
  },
  {
    id: 'view',
    label: '视野',
    unit: 'mm',
    meaning: '最高处的长 × 宽',
    words: true,
    value: ({ mounting: { widthMm, heightMm } }) =>
      widthMm === null || heightMm === null ? null : `${three(widthMm)} × ${three(heightMm)}`,
  },
  {
    id: 'spacing',
    label: '点间距',
    unit: 'mm',
    meaning: '最低处',
    leading: true,
    value: ({ mounting }) => three(mounting.pointSpacingMm),
  },
  {
    id: 'error',
    label: 'Z 向误差',
    unit: 'mm',
    meaning: '换算到最低处',
    leading: true,
    value: ({ mounting }) => three(mounting.errorMm),
  },
];
