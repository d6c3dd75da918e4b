import { assumedSideOf, type SelectionState } from '@shixuan/task-url';
import { usualSensor } from '../assumed-sensor';
import type { Field } from '../field';
import { parseRatio } from './parse-ratio';
import { taskFigure } from './task-figure';

const side = (input: 'width' | 'height', label: string, help: string): Field => {
  const name = `${input}Mm` as const;
  return {
    key: `object.${input}`,
    label,
    example: '60 mm',
    units: ['mm', 'µm', 'm', 'inch'],
    min: 0.001,
    max: 50_000,
    why: '超出光学镜头能看的大小',
    help,
    assumed: state => (assumedSideOf(state) === input ? (input === 'height' ? '同宽' : '同高') : undefined),
    get: ({ task, unset }) => (unset.includes(input) ? {} : { exact: task.object[name] }),
    set: (state, { exact = 0 }) => ({
      ...state,
      unset: state.unset.filter(each => each !== input),
      task: { ...state.task, object: { ...state.task.object, [name]: exact } },
    }),
  };
};

const typed = (name: 'pixelsH' | 'pixelsV' | 'pixelSizeUm') => ({
  empty: '不限',
  get: ({ sensor }: SelectionState) => (sensor ? { exact: sensor[name] } : {}),
  // Emptied: no sensor is given. The first figure that is typed brings the usual others along.
  set: (state: SelectionState, { exact }: { exact?: number }): SelectionState => ({
    ...state,
    sensor: exact === undefined ? null : { ...usualSensor, ...state.sensor, [name]: exact },
  }),
});

export const objectFields: readonly Field[] = [
  side('width', '视野宽', '要看全的工件宽度，不含留边'),
  side('height', '视野高', '要看全的工件高度，不含留边'),
  taskFigure(
    'marginPct',
    {
      label: '留边',
      example: '10 %',
      units: ['%'],
      min: 0,
      max: 300,
      why: '留边是视野比工件大出的百分比',
      help: '来料位置不准，视野要比工件大 10～20 %',
      empty: '0',
    },
    0,
  ),
  {
    key: 'magnification',
    label: '倍率',
    example: '0.5',
    units: ['×'],
    min: 0.0001,
    max: 200,
    why: 'FA 镜头 0.01～0.3，远心 0.05～5，显微 1～50',
    help: '像的大小 ÷ 物的大小，1:2 即 0.5',
    parse: parseRatio,
    get: ({ magnification }) => (magnification === null ? {} : { exact: magnification }),
    set: (state, { exact }) => ({ ...state, magnification: exact ?? null }),
  },
  {
    key: 'sensor.pixelsH',
    label: '水平像素',
    example: '2448',
    units: ['px'],
    min: 1,
    max: 1_000_000,
    why: '传感器长边的像素数',
    help: '相机资料里的 2448 × 2048 取前一个',
    integer: true,
    ...typed('pixelsH'),
  },
  {
    key: 'sensor.pixelsV',
    label: '垂直像素',
    example: '2048',
    units: ['px'],
    min: 1,
    max: 1_000_000,
    why: '传感器短边的像素数',
    help: '相机资料里的 2448 × 2048 取后一个',
    integer: true,
    ...typed('pixelsV'),
  },
  {
    key: 'sensor.pixelSize',
    label: '像元',
    example: '3.45 µm',
    units: ['µm'],
    min: 1,
    max: 30,
    why: '工业相机的像元为 1～30 µm',
    help: '一个像素在芯片上的边长',
    ...typed('pixelSizeUm'),
  },
];
