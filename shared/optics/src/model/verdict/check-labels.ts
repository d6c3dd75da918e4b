import type { Requirements } from '../task/requirements';
import { measuresRoundOutline } from '../task/round-outline';
import type { CheckId } from './check';

export const checkLabels: Readonly<Record<CheckId, string>> = {
  distance: '工作距离',
  'field-of-view': '视野',
  accuracy: '单像素精度',
  magnification: '放大倍率',
  'image-circle': '靶面覆盖',
  mount: '镜头接口',
  focus: '对焦与接圈',
  sharpness: '解析力与衍射',
  'depth-of-field': '景深',
  'height-error': '高度误差',
  distortion: '畸变',
  exposure: '曝光与拖影',
  shutter: '快门',
  rate: '帧率',
  link: '接口带宽',
  host: '采集端',
  spectrum: '波段与颜色',
  'light-function': '打光方式',
  'light-geometry': '光源尺寸',
  mechanics: '安装空间',
};

/**
 * Label of a check for a task: a line scan takes lines and not frames, and where no heights differ, the error of height is that of the
 * outline of a cylinder.
 */
export function checkLabel(id: CheckId, need: Pick<Requirements, 'lineScan' | 'depthMm' | 'task'>): string {
  if (id === 'rate' && need.lineScan) return '行频';
  return id === 'height-error' && need.depthMm === 0 && measuresRoundOutline(need) ? '圆柱轮廓误差' : checkLabels[id];
}
