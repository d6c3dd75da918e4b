import type { Field } from '../field';
import { taskFigure } from './task-figure';

export const opticsFields: readonly Field[] = [
  taskFigure('fNumber', {
    label: '光圈',
    example: '4',
    units: [''],
    min: 0.5,
    max: 128,
    why: '镜头光圈通常 F1.4～F16',
    help: '不填时在衍射与景深之间取',
    empty: '自动',
  }),
  taskFigure(
    'wavelengthNm',
    {
      label: '波长',
      example: '630 nm',
      units: ['nm'],
      min: 200,
      max: 2000,
      why: '硅传感器看 350～1050 nm',
      help: '红光 630，绿光 525，蓝光 465，红外 850；白光按 550 计',
    },
    550,
  ),
  taskFigure('excitationNm', {
    label: '激发波长',
    example: '365 nm',
    units: ['nm'],
    min: 200,
    max: 2000,
    why: '荧光的激发光多为 365～470 nm',
    help: '只用于荧光：光源按它选，上面的波长填相机看到的荧光',
    empty: '不是荧光',
  }),
  taskFigure('cableM', {
    label: '线长',
    example: '5 m',
    units: ['m'],
    min: 0.01,
    max: 10_000,
    why: '光纤以外很少超过 100 m',
    help: '相机到电脑的线：USB 3～5 m，网线 100 m',
    empty: '不要求',
  }),
];
