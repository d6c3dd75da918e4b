import { laserClassLabel } from '@shixuan/optics/model';
import { costColumn } from '../../components/ranking/cost-column';
import type { RankingColumn } from '../../components/ranking/ranking';
import type { ProfilerResultRow } from '../../data/profiler/profiler-rows';
import { threeDigits } from '../../lib/format-figure';

type ProfilerColumn = RankingColumn<ProfilerResultRow>;

const three = (value: number | null) => (value === null ? null : threeDigits(value));

export const profilerColumns: readonly ProfilerColumn[] = [
  { id: 'width', label: '可用视野', unit: 'mm', leading: true, value: ({ mounting }) => three(mounting.widthMm) },
  {
    id: 'range',
    label: 'Z 量程',
    unit: 'mm',
    leading: true,
    value: ({ selected }) => three(selected.part.measuringRangeMm),
  },
  {
    id: 'spacing',
    label: 'X 点间距',
    unit: 'µm',
    leading: true,
    value: ({ mounting }) => three(mounting.pointSpacingMm === null ? null : mounting.pointSpacingMm * 1000),
  },
  {
    id: 'repeatability',
    label: 'Z 向重复精度',
    unit: 'µm',
    leading: true,
    toAsk: true,
    value: ({ selected }) => three(selected.part.repeatabilityUm),
  },
  {
    id: 'rate',
    label: '常规频率',
    unit: 'Hz',
    leading: true,
    value: ({ selected }) => three(selected.part.profileRateHz),
  },
  { id: 'max-rate', label: '最高频率', unit: 'Hz', value: ({ selected }) => three(selected.part.maxProfileRateHz) },
  {
    id: 'gap',
    label: '安装净空',
    unit: 'mm',
    meaning: '外壳到工件最高处（含来料公差）',
    leading: true,
    value: ({ mounting }) => three(mounting.standOffMm),
  },
  costColumn,
  {
    id: 'laser',
    label: '激光',
    words: true,
    value: ({ selected: { part } }) => {
      const classes = part.laserClasses.map(laserClassLabel).join('/');
      const told = [part.wavelengthNm === null ? '' : `${part.wavelengthNm} nm`, classes].filter(text => text !== '');
      return told.length === 0 ? null : told.join(' ');
    },
  },
];

export const fitLabels = { fits: '符合', 'data-missing': '资料不全' } as const;
