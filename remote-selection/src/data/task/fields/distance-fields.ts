import type { Field } from '../field';
import { parsePlusMinus } from './parse-plus-minus';
import { taskFigure } from './task-figure';

const distance = (
  quantity: 'workingDistance' | 'objectImageDistance',
  field: Pick<Field, 'key' | 'label' | 'example' | 'why' | 'help'>,
): Field => ({
  ...field,
  units: ['mm', 'm', 'inch'],
  min: 1,
  max: 1_000_000,
  empty: '不限',
  range: true,
  parse: parsePlusMinus,
  get: ({ task: { [quantity]: range } }) => {
    const { minMm, maxMm } = range;
    if (minMm !== null && minMm === maxMm) return { exact: minMm };
    return { ...(minMm !== null && { min: minMm }), ...(maxMm !== null && { max: maxMm }) };
  },
  set: (state, { min, max, exact }) => ({
    ...state,
    task: { ...state.task, [quantity]: { minMm: exact ?? min ?? null, maxMm: exact ?? max ?? null } },
  }),
});

export const distanceFields: readonly Field[] = [
  distance('workingDistance', {
    key: 'wd',
    label: '工作距离',
    example: '300 mm、280~320 mm',
    why: '从镜头前端量到产品表面',
    help: '镜头前端到产品；也可写成 280~320、300±20 或 ≥ 200',
  }),
  distance('objectImageDistance', {
    key: 'oo',
    label: '物像距',
    example: '500 mm、480~520 mm',
    why: '从产品表面量到相机芯片，包含镜头与后焦',
    help: '产品到相机芯片；也可写成 480~520 或 ≤ 600',
  }),
  taskFigure(
    'workingDistanceToleranceMm',
    {
      label: '安装公差 ±',
      example: '1 mm',
      units: ['mm', 'µm', '丝'],
      min: 0,
      max: 10_000,
      why: '算进景深',
      help: '装好以后工作距离还会差多少，算进景深',
      empty: '0',
    },
    0,
  ),
  taskFigure(
    'heightVariationMm',
    {
      label: '高度差',
      example: '2 mm',
      units: ['mm', 'µm', '丝'],
      min: 0,
      max: 10_000,
      why: '要同时看清的最高点与最低点之差',
      help: '产品起伏与上下跳动，都要在景深以内',
      empty: '0',
    },
    0,
  ),
];
