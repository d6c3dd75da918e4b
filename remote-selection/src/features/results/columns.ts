import { accuracyMarginPct } from '@shixuan/optics/describe';
import type { Requirements } from '@shixuan/optics/model';
import { linkInterface } from '@shixuan/optics/physics';
import type { Goal } from '@shixuan/task-url';
import { formatNumber } from '@shixuan/units';
import { costColumn } from '../../components/ranking/cost-column';
import type { RankingColumn } from '../../components/ranking/ranking';
import type { ResultRow } from '../../data/ranking/answer';
import { formatFigure, threeDigits } from '../../lib/format-figure';
import { settableDistanceMm } from '../../lib/settable-distance';

/** A column whose figure may depend on what the task asks for. */
type Column = Omit<RankingColumn<ResultRow>, 'value'> & {
  value(row: ResultRow, need: Requirements): string | null;
};

const figure = (value: number | null | undefined): string | null =>
  value === null || value === undefined ? null : value === Number.POSITIVE_INFINITY ? '∞' : formatFigure(value);
/** Percentages: whole numbers, as two digits are significant. */
const rough = (value: number | null): string | null =>
  value === null || !Number.isFinite(value) ? null : formatFigure(Math.round(value));
const short = (value: number | null) => (value === null ? null : threeDigits(value));

const sparePct = (limit: number, value: number) => (limit / value - 1) * 100;

const objectPixel: Column = {
  id: 'object-pixel',
  label: '单像素精度',
  unit: 'µm',
  meaning: '一个像元对应的实物尺寸',
  leading: true,
  value: ({ setting }) => figure(setting.objectPixelMm.nominal * 1000),
};
const accuracySpare: Column = {
  id: 'accuracy-spare',
  label: '比要求细',
  unit: '%',
  meaning: '单像素比要求的细多少',
  value: (row, need) => rough(accuracyMarginPct(need, row)),
};
const field: Column = {
  id: 'field',
  label: '实际视野',
  unit: 'mm',
  meaning: '装好后看到的范围',
  leading: true,
  value: ({ setting }, need) =>
    need.lineScan
      ? threeDigits(setting.fieldWidthMm.nominal)
      : `${threeDigits(setting.fieldWidthMm.nominal)}\u202f×\u202f${threeDigits(setting.fieldHeightMm.nominal)}`,
};
const distance: Column = {
  id: 'distance',
  label: '工作距离',
  unit: 'mm',
  meaning: '镜头前端到产品',
  leading: true,
  value: ({ setting: { workingDistanceMm }, lens }, need) =>
    workingDistanceMm && formatNumber(settableDistanceMm(workingDistanceMm.nominal, need, lens?.part)),
};
const depth: Column = {
  id: 'depth',
  label: '景深',
  unit: 'mm',
  meaning: '前后都清晰的范围',
  leading: true,
  value: ({ setting }) => short(setting.depthOfFieldMm),
};
const rate: Column = {
  id: 'rate',
  label: '最高帧率',
  unit: 'fps',
  meaning: '相机、曝光与接口中最慢的',
  value: ({ setting }) => short(setting.rateHz),
};
/** Of a line camera: thousands of lines, the least of what camera, exposure and link reach. */
const lineRate: Column = {
  id: 'rate',
  label: '可达行频',
  unit: 'kHz',
  meaning: '相机、曝光与接口中最慢的',
  value: ({ setting: { rateHz } }) => (rateHz === null ? null : threeDigits(rateHz / 1000)),
};
const linkUsage: Column = {
  id: 'link-usage',
  label: '接口带宽占用',
  unit: '%',
  meaning: '数据率占接口带宽的多少',
  value: ({ setting }) => rough(setting.linkUsagePct),
};

const cost: Column = { ...costColumn, meaning: '估算的成本档，不是报价' };

const cameraColumns: readonly Column[] = [
  {
    id: 'pixels',
    label: '分辨率',
    unit: 'px',
    meaning: '宽 × 高的像元数',
    leading: true,
    value: ({ camera }) => camera && `${camera.part.pixelsH}\u202f×\u202f${camera.part.pixelsV}`,
  },
  {
    id: 'pixel-size',
    label: '像元',
    unit: 'µm',
    meaning: '传感器上一个像元的边长',
    value: ({ camera }) => figure(camera?.part.pixelSizeUm),
  },
  objectPixel,
  accuracySpare,
  field,
  rate,
  linkUsage,
  {
    id: 'shutter',
    label: '快门',
    meaning: '运动的物体用全局快门',
    words: true,
    value: ({ camera }) =>
      camera?.part.kind === 'line' ? '线阵' : camera?.part.shutter ? shutters[camera.part.shutter] : null,
  },
  {
    id: 'link',
    label: '接口',
    meaning: '相机用哪种线把图像送出',
    words: true,
    leading: true,
    value: ({ camera }) => (camera?.part.link ? (linkInterface(camera.part.link)?.label ?? camera.part.link) : null),
  },
  cost,
];
const shutters = { global: '全局', rolling: '卷帘' } as const;

const lensColumns: readonly Column[] = [
  {
    id: 'focal-length',
    label: '焦距/倍率',
    meaning: '定焦镜头标焦距，远心与定倍镜头标倍率',
    leading: true,
    value: ({ lens }) =>
      lens &&
      (lens.part.kind === 'focal'
        ? `${formatFigure(lens.part.focalLengthMm)}\u202fmm`
        : `${formatFigure(lens.part.magnification)}×`),
  },
  field,
  objectPixel,
  distance,
  {
    id: 'magnification',
    label: '放大倍率',
    unit: '×',
    meaning: '像的大小与实物之比',
    value: ({ setting }) => threeDigits(setting.magnification.nominal),
  },
  {
    id: 'circle-spare',
    label: '靶面余量',
    unit: '%',
    meaning: '像圈比靶面对角线大多少',
    value: ({ setting }) =>
      setting.imageCircleMm === null ? null : rough(sparePct(setting.imageCircleMm, setting.sensorDiagonalMm)),
  },
  depth,
  {
    id: 'stop',
    label: '光圈',
    meaning: '计算所取的 F 值',
    value: ({ setting }) => (setting.fNumber === null ? null : `F${threeDigits(setting.fNumber)}`),
  },
  {
    id: 'ring',
    label: '接圈',
    unit: 'mm',
    meaning: '相机与镜头之间须加的厚度',
    value: ({ setting }) => (setting.ringMm === 0 ? '不用' : figure(setting.ringMm)),
  },
  cost,
];

const systemColumns: readonly Column[] = [
  objectPixel,
  accuracySpare,
  field,
  distance,
  depth,
  rate,
  {
    id: 'blur',
    label: '拖影',
    unit: 'px',
    meaning: '曝光时像移过的像元数',
    value: ({ setting }) => short(setting.blurPx),
  },
  cost,
];

const byGoal: Readonly<Record<Goal, readonly Column[]>> = {
  cameras: cameraColumns,
  lenses: lensColumns,
  systems: systemColumns,
};

/** Columns of each ranking, without those that have no meaning for this task. */
export const columnsOf = (goal: Goal, need: Requirements): readonly RankingColumn<ResultRow>[] =>
  byGoal[goal]
    .filter(({ id }) => id !== 'blur' || need.task.speedMmS > 0)
    .map(column => (column === rate && need.lineScan ? lineRate : column))
    .map(column => ({ ...column, value: row => column.value(row, need) }));
