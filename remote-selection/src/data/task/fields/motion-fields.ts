import { type AskedFor, parseRate } from '@shixuan/units';
import type { Field } from '../field';
import { parseRatio } from './parse-ratio';
import { taskFigure } from './task-figure';

export const motionFields: readonly Field[] = [
  taskFigure(
    'speedMmS',
    {
      label: '速度',
      example: '60 m/min',
      units: ['mm/s', 'm/min', 'm/s'],
      min: 0,
      max: 100_000,
      why: '传送带与飞拍一般不超过 10 m/s',
      help: '拍照时工件的移动速度，静止为 0；可写 60 m/min',
      empty: '静止',
    },
    0,
  ),
  taskFigure(
    'blurPx',
    {
      label: '允许拖影',
      example: '1',
      units: ['px'],
      min: 0.01,
      max: 100,
      why: '测量 1/3～1，检测 1～2',
      help: '曝光期间工件走过的像素数：测量 1/3，检测 1',
      parse: parseRatio,
    },
    1,
  ),
  taskFigure('rateHz', {
    label: '帧率或节拍',
    example: '10 fps',
    units: ['fps', '件/分', '件/时'],
    min: 0.001,
    max: 1_000_000,
    why: '每秒要拍的张数',
    help: '每秒要拍的张数；也可写 节拍 0.5 s、120 件/分',
    empty: '不要求',
    parse: (text, unit, asked) => (unit === 'fps' ? parseRate(text, asked) : parseRateIn(text, unit, asked)),
  }),
  taskFigure('exposureUs', {
    label: '曝光',
    example: '500 µs',
    units: ['µs', 'ms'],
    min: 0.1,
    max: 10_000_000,
    why: '工业相机从 1 µs 到几秒',
    help: '不填时取拖影与帧率允许的最长',
    empty: '自动',
  }),
];

/** A figure without a unit is in the one that is shown. */
function parseRateIn(text: string, unit: string, asked: AskedFor) {
  const written = /[^\d.,\s]/.test(text.normalize('NFKC')) ? text : `${text}${text.trim() && unit}`;
  const fps = parseRate(written, asked);
  if ('problem' in fps || fps.exact === undefined) return fps;
  return { exact: fps.exact * (unit === '件/分' ? 60 : 3600) };
}
