import { dechow, free3dworld, ni, sxkekun } from '../../formula/sources/accuracy';
import { ownRule } from '../../formula/sources/own-rule';
import type { Source } from '../../formula/sources/source';

export interface PixelsPerFeature {
  id: 'presence' | 'edge' | 'defect' | 'appearance' | 'gauge' | 'code-2d' | 'character';
  label: string;
  /** Unit that the pixels are counted across: a defect, a code module, a tolerance band. */
  across: string;
  /** Suggested number, and the usual range. */
  pixels: number;
  min: number;
  max: number;
  source: Source;
}

/** Pixels across the smallest relevant feature, by kind of task. */
export const pixelsPerFeatureByTask: readonly PixelsPerFeature[] = [
  { id: 'presence', label: '有无判断', across: '最小特征', pixels: 2, min: 2, max: 4, source: ni },
  { id: 'edge', label: '定位、找边', across: '最小特征', pixels: 2, min: 2, max: 4, source: ni },
  { id: 'defect', label: '缺陷检测', across: '最小缺陷', pixels: 3, min: 3, max: 4, source: sxkekun },
  { id: 'appearance', label: '外观检测', across: '最小缺陷', pixels: 4, min: 3, max: 4, source: free3dworld },
  { id: 'gauge', label: '尺寸测量', across: '公差带全宽', pixels: 10, min: 5, max: 10, source: dechow },
  {
    id: 'code-2d',
    label: '读码',
    across: '码的一个模块',
    pixels: 3,
    min: 2,
    max: 10,
    source: { name: 'Datalogic：每模块不少于 3 px（LEADTOOLS 2～4，SICK 不少于 2，inlite 3～10）' },
  },
  {
    id: 'character',
    label: '字符识别',
    across: '笔画宽度',
    pixels: 3,
    min: 2,
    max: 5,
    source: ownRule('笔画按读码的一个模块计'),
  },
];

/** With fewer pixels across it, a feature cannot be distinguished from noise; the page warns. */
export const fewestPixelsPerFeature = { pixels: 2, source: ni };
