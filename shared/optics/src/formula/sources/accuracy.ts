import type { Source } from './source';

export const ni: Source = { name: 'NI，Calculating Camera Sensor Resolution and Lens Focal Length' };
/** Field, pixels on the object, smallest feature, blur: the chapter on how a machine vision inspection is laid out. */
export const telljohann: Source = {
  name: 'A. Telljohann，Introduction to Building a Machine Vision Inspection（A. Hornberg 编，Handbook of Machine Vision，Wiley-VCH 2006）',
};
export const free3dworld: Source = { name: 'free3dworld，像素精度', url: 'https://www.free3dworld.com/post-49.html' };
export const dechow: Source = {
  name: 'D. Dechow，Precision measurement using machine vision',
  url: 'http://machinevisionsource.com/2016/09/03/precision-measurement-using-machine-vision-part-2/',
};
export const sxkekun: Source = { name: 'sxkekun，相机选型', url: 'http://www.sxkekun.com/s/28adfc.html' };
export const zhang3399: Source = {
  name: 'zhang3399，相机选型',
  url: 'https://zhang3399.github.io/2025/05/25/%E5%9B%BE%E5%83%8F%E8%AF%86%E5%88%AB/2025-5-25-%E7%9B%B8%E6%9C%BA%E9%80%89%E5%9E%8B',
};
