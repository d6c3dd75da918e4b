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
export const cstmv: Source = { name: 'cstmv.com，同色打白、异色打黑' };
export const hydsjhf: Source = { name: 'hydsjhf，互补色：红–绿、蓝–橙、黄–紫' };
export const trstmv: Source = { name: 'trstmv.com，光源颜色选择' };
export const similarTriangles = ownRule('由相似三角形推得');
