import type { SelectionState } from '@shixuan/task-url';
import type { Field } from '../field';

type Figure = Exclude<keyof SelectionState['encoder'], 'edges'>;

/** A figure of the encoder; empty: not stated. */
const encoderFigure = (figure: Figure, field: Omit<Field, 'key' | 'get' | 'set'>): Field => ({
  ...field,
  key: `encoder.${figure}`,
  get: ({ encoder }) => {
    const value = encoder[figure];
    return value === null ? {} : { exact: value };
  },
  set: (state, { exact }) => ({ ...state, encoder: { ...state.encoder, [figure]: exact ?? null } }),
});

export const encoderFields: readonly Field[] = [
  encoderFigure('mmPerRevolution', {
    label: '测量轮周长',
    example: '200 mm',
    units: ['mm', 'm'],
    min: 0.001,
    max: 100_000,
    why: '常用 200 mm、300 mm；丝杠填导程',
    help: '编码器转一圈工件走的距离；丝杠填导程',
    empty: '未填',
  }),
  encoderFigure('pulsesPerRevolution', {
    label: '每转脉冲数',
    example: '2500',
    units: ['P/R'],
    min: 1,
    max: 10_000_000,
    why: '增量编码器常用 1000～10 000',
    help: '编码器铭牌上的线数，一相一圈',
    empty: '未填',
    integer: true,
  }),
  encoderFigure('mmPerPulse', {
    label: '脉冲当量',
    example: '0.01 mm',
    units: ['mm', 'µm'],
    min: 0.000001,
    max: 1000,
    why: '直线光栅一般 0.1 µm～1 mm',
    help: '一个脉冲走多远；填了就以它为准，不看测量轮',
    empty: '按测量轮',
  }),
  encoderFigure('maxHz', {
    label: '编码器输入上限',
    example: '1 MHz',
    units: ['Hz', 'kHz', 'MHz'],
    min: 1,
    max: 1_000_000_000,
    why: '看相机或采集卡手册',
    help: '相机或采集卡编码器输入允许的最高频率',
    empty: '未标注',
  }),
  encoderFigure('maxMultiplier', {
    label: '倍频系数至多',
    example: '32',
    units: [''],
    min: 1,
    max: 4096,
    why: '看相机或采集卡手册',
    help: '相机或采集卡能设的最大倍频 M；不填按 32',
    empty: '32',
    integer: true,
  }),
  encoderFigure('maxDivider', {
    label: '分频系数至多',
    example: '4096',
    units: [''],
    min: 1,
    max: 65_536,
    why: '看相机或采集卡手册',
    help: '相机或采集卡能设的最大分频 D；不填按 4096',
    empty: '4096',
    integer: true,
  }),
];
