import type { Target } from '../targets/target';
import { drawDataMatrix, drawPrint } from './marked';
import { drawOutline, drawPins, drawSolder, drawThread } from './parts';
import { drawInclusion, drawScratch, drawTextile, drawWafer } from './surfaces';

export type SampleId =
  | 'data-matrix'
  | 'print'
  | 'scratch'
  | 'solder'
  | 'pins'
  | 'thread'
  | 'outline'
  | 'wafer'
  | 'textile'
  | 'inclusion';

/** Pictures of parts, drawn by code; `feature` is what is as large as the task asks for. */
export const samples: readonly {
  id: SampleId;
  label: string;
  feature: string;
  draw: (featurePx: number) => Target;
}[] = [
  { id: 'data-matrix', label: '二维码', feature: '模块', draw: drawDataMatrix },
  { id: 'print', label: '喷码', feature: '笔画宽', draw: drawPrint },
  { id: 'scratch', label: '划痕', feature: '划痕宽', draw: drawScratch },
  { id: 'solder', label: '焊点', feature: '连锡宽', draw: drawSolder },
  { id: 'pins', label: '针脚', feature: '偏位', draw: drawPins },
  { id: 'thread', label: '螺纹', feature: '牙顶缺损', draw: drawThread },
  { id: 'outline', label: '轮廓', feature: '台阶', draw: drawOutline },
  { id: 'wafer', label: '晶圆', feature: '颗粒', draw: drawWafer },
  { id: 'textile', label: '织物', feature: '断纱宽', draw: drawTextile },
  { id: 'inclusion', label: '透明件异物', feature: '异物', draw: drawInclusion },
];
