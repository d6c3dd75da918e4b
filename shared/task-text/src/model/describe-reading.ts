import { costText, taskWords } from '@shixuan/optics/describe';
import { ambientLightLabels, laserClassLabel, protectionLabel } from '@shixuan/optics/model';
import { lightTechniques, linkInterface, litFeatureLabels } from '@shixuan/optics/physics';
import type { Between, Reading, SlotId, TaskKind } from './readings';
import { type FigureSlotId, figureSlots } from './slots';

const units: { readonly [K in FigureSlotId]?: string } = {
  margin: '%',
  pixelsPerFeature: 'px',
  speed: 'mm/s',
  rate: 'fps',
  exposureUs: 'µs',
  blur: 'px',
  fNumber: '',
  wavelengthNm: 'nm',
  excitationNm: 'nm',
  cableM: 'm',
  profileRateHz: 'Hz',
  repeatabilityUm: 'µm',
  resolutionUm: 'µm',
  heightErrorUm: 'µm',
};

const labels: { readonly [K in Exclude<SlotId, FigureSlotId>]: string } = {
  mode: '任务类型',
  colour: '黑白或彩色',
  shutter: '快门',
  link: '数据接口',
  surface: '表面',
  form: '表面形状',
  content: '检测内容',
  technique: '打光方式',
  ambient: '环境光',
  laserClass: '激光等级',
  protection: '防护等级',
  maxCostClass: '成本档',
};

const printed = (value: number) => String(Number(value.toPrecision(7)));
/** 80 a minute is 1.333 a second: more digits say nothing. */
const rounded = (value: number) => String(Number(value.toPrecision(4)));
const range = ({ minMm, maxMm }: Between): string =>
  minMm === null
    ? `≤ ${printed(maxMm ?? 0)} mm`
    : maxMm === null
      ? `≥ ${printed(minMm)} mm`
      : `${minMm === maxMm ? printed(minMm) : `${printed(minMm)}~${printed(maxMm)}`} mm`;

function valueText(reading: Reading): string {
  switch (reading.slot) {
    case 'mode':
      return reading.value === 'profile'
        ? '3D 线激光'
        : reading.value === 'volume'
          ? '3D 面阵'
          : taskWords.mode[reading.value];
    case 'field':
      return `${printed(reading.value.widthMm)} × ${printed(reading.value.heightMm)} mm`;
    case 'wd':
    case 'oo':
    case 'standOff':
      return range(reading.value);
    case 'colour':
      return taskWords.colour[reading.value];
    case 'shutter':
      return taskWords.shutter[reading.value];
    case 'link':
      return linkInterface(reading.value)?.label ?? reading.value;
    case 'surface':
      return taskWords.surface[reading.value];
    case 'form':
      return taskWords.form[reading.value];
    case 'content':
      return litFeatureLabels[reading.value];
    case 'technique':
      return lightTechniques.find(({ id }) => id === reading.value)?.label ?? reading.value;
    case 'ambient':
      return ambientLightLabels[reading.value];
    case 'laserClass':
      return laserClassLabel(reading.value);
    case 'maxCostClass':
      return `不高于 ${costText(reading.value)}`;
    case 'protection':
      return protectionLabel(reading.value);
    case 'rate':
      return `${rounded(reading.value)} fps`;
    default:
      return `${printed(reading.value)} ${units[reading.slot] ?? 'mm'}`.trim();
  }
}

/** What the form of 3D area cameras calls the same. */
const ofVolume: { readonly [K in SlotId]?: string } = {
  field: '料区',
  width: '料区宽',
  length: '料区长',
  wd: '安装距离',
  pointSpacing: '点间距',
};

/** A reading as a field of the form of its kind, and its value: `{ label: '公差带全宽', text: '0.01 mm' }`. */
export function describeReading(reading: Reading, kind: TaskKind = 'imaging'): { label: string; text: string } {
  const { slot } = reading;
  if (kind === 'volume') {
    if (slot === 'rate') return { label: '节拍', text: `${printed(1 / reading.value)} s` };
    if (slot === 'heightErrorUm')
      return { label: figureSlots[slot].label, text: `${printed(reading.value / 1000)} mm` };
    const label = ofVolume[slot];
    if (label) return { label, text: valueText(reading) };
  }
  const label = slot in figureSlots ? figureSlots[slot as FigureSlotId].label : labels[slot as keyof typeof labels];
  return { label, text: valueText(reading) };
}
