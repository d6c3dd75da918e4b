import { ownRule } from './own-rule';
import type { Source } from './source';

export const visionDoctorLight: Source = {
  name: 'Vision-Doctor，光源尺寸与开孔计算',
  url: 'https://www.vision-doctor.com',
};
export const microscan: Source = { name: 'Microscan，同轴光源不小于 2 倍视野' };
export const alrad: Source = {
  name: 'Alrad，暗场照明：与表面成 10°～15°',
  url: 'https://alrad.com/collections/lighting-dark-field',
};
/** Like colours brighten, opposite ones of the colour wheel darken. */
export const martin: Source = {
  name: 'D. Martin，A Practical Guide to Machine Vision Lighting，Advanced illumination',
};
export const trstmv: Source = { name: 'trstmv.com，光源颜色选择' };
export const similarTriangles = ownRule('光源尺寸、开孔与镜像位置由相似三角形推得');
