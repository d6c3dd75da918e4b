import { depthPrinciple } from '@shixuan/optics/model';
import { costColumn } from '../../components/ranking/cost-column';
import type { RankingColumn } from '../../components/ranking/ranking';
import type { VolumeResultRow } from '../../data/volume/volume-query';
import { threeDigits } from '../../lib/format-figure';

const three = (value: number | null) => (value === null ? null : threeDigits(value));
export const volumeColumns: readonly RankingColumn<VolumeResultRow>[] = [
  {
    id: 'principle',
    label: '原理',
    words: true,
    leading: true,
    value: ({ principle }) => depthPrinciple(principle),
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
    toAsk: true,
    value: ({ mounting }) => three(mounting.errorMm),
  },
  costColumn,
];
