import type { SelectionState } from '@shixuan/task-url';
import type { Field } from '../field';
import { parsePlusMinus } from './parse-plus-minus';
import { parseRatio } from './parse-ratio';

type Accuracy = SelectionState['task']['accuracy'];
type Kind = Accuracy['kind'];

const lengths = ['mm', 'µm', '丝'] as const;

/** A figure of one of the three demands; the field is shown only with its demand. */
function demand<K extends Kind>(
  kind: K,
  name: Exclude<keyof Extract<Accuracy, { kind: K }>, 'kind'> & string,
  field: Omit<Field, 'key' | 'get' | 'set'>,
): Field {
  // The size that is asked for; the others say how.
  const isSize = name.endsWith('Mm');
  return {
    ...field,
    key: `accuracy.${name}`,
    get: ({ task: { accuracy }, unset }) => {
      if (isSize && unset.includes('accuracy')) return {};
      const value = accuracy.kind === kind ? Object.entries(accuracy).find(([key]) => key === name)?.[1] : undefined;
      return typeof value === 'number' ? { exact: value } : {};
    },
    set: (state, { exact }) => {
      const { accuracy } = state.task;
      if (accuracy.kind !== kind) return state;
      const unset = isSize ? state.unset.filter(input => input !== 'accuracy') : state.unset;
      return { ...state, unset, task: { ...state.task, accuracy: { ...accuracy, [name]: exact } } };
    },
  };
}

export const accuracyFields: readonly Field[] = [
  demand('feature', 'featureMm', {
    label: '最小缺陷',
    example: '0.1 mm',
    units: lengths,
    min: 1e-5,
    max: 10_000,
    why: '比 0.01 µm 更细光学看不到',
    help: '也可写成 6丝、50 µm',
  }),
  demand('feature', 'pixelsPerFeature', {
    label: '每个特征的像素数',
    example: '3',
    units: ['px'],
    min: 0.1,
    max: 1000,
    why: '少于 2 个像素分不清是缺陷还是噪声',
    help: '有无判断 2，缺陷 3～4，读码每模块 3',
  }),
  demand('tolerance', 'toleranceMm', {
    label: '公差带全宽',
    example: '0.1 mm',
    units: lengths,
    min: 1e-5,
    max: 10_000,
    why: '±0.05 mm 的全宽是 0.1 mm',
    help: '也可照图纸写 ±0.05',
    parse: parsePlusMinus,
  }),
  demand('tolerance', 'subPixelFactor', {
    label: '亚像素系数',
    example: '0.5',
    units: ['px'],
    min: 0.01,
    max: 2,
    why: '找边能重复到一个像素的几分之几',
    help: '正面光 1，背光 0.5，亚像素拟合 0.25，远心加平行背光 0.1；±3～5 µm 的测量一般要 0.1',
    parse: parseRatio,
  }),
  demand('tolerance', 'gaugeRatio', {
    label: '量具比',
    example: '10',
    units: [''],
    min: 1,
    max: 100,
    why: '测量比公差细的倍数',
    help: '测量比公差细多少倍，通常 10',
    empty: '10',
  }),
  demand('tolerance', 'bandPixels', {
    label: '公差带内最少像素',
    example: '2',
    units: ['px'],
    min: 0.1,
    max: 100,
    why: '再好的亚像素也要有像素可依',
    help: '默认 2，系数 0.1 以内（远心加平行背光）默认 1；这是单像素精度的下限，填更小的数即放宽',
    empty: '自动',
  }),
  demand('object-pixel', 'objectPixelMm', {
    label: '单像素精度',
    example: '0.02 mm',
    units: lengths,
    min: 1e-6,
    max: 1000,
    why: '一个像素对应的实物尺寸',
    help: '一个像素对应的实物尺寸，已经算好时直接填',
  }),
];
