import { type FileProduct, fileProducts, labelOf, rowsOf } from './catalogue';

// What one buyer looks for, and the matching products in the catalogue's files. Nothing of it comes from the site.

const cameras = fileProducts('area-camera');
const figure = (product: FileProduct, key: string) => Number(product.attrs[key]);

/** Each filter in the words of the site, and which cameras of the files pass it. */
const filters = {
  快门: ({ attrs }: FileProduct) => attrs.shutter === 'global',
  总像素: (camera: FileProduct) => figure(camera, 'resolutionMp') >= 5,
  最高帧率: (camera: FileProduct) => figure(camera, 'frameRateFps') >= 10 && figure(camera, 'frameRateFps') <= 25,
  数据接口: ({ attrs }: FileProduct) => attrs.interface === 'gige',
  靶面: ({ attrs }: FileProduct) => attrs.sensorFormat === '2/3in',
};
export type Wish = keyof typeof filters;

/** The cameras of the files under some of the filters. */
export const wished = (...names: Wish[]) => cameras.filter(camera => names.every(name => filters[name](camera)));

const models = (products: readonly FileProduct[]) => products.map(({ model }) => model).sort();

/** All that the buyer can choose from. */
export const offered = wished('快门', '总像素', '最高帧率', '数据接口', '靶面');
/** One of each row of the list: cameras with equal data share one. */
const offeredRows = rowsOf(offered);
export const rowsOffered = offeredRows.length;
export const offeredModels = models(offered);
export const offeredPixels = offeredRows.map(camera => figure(camera, 'pixelSizeUm')).sort((a, b) => a - b);

/** The list under all filters, by 像元尺寸, as its address says it. */
export const WISH_LIST =
  '/goods/list?categoryId=1&frameRateFps=10~25&interface=gige&resolutionMp=5~&sensorFormat=2%2F3in&shutter=global&sort=pixelSizeUm&size=96';

/** The three that go to the comparison: the finest pixels, the next, and the usual ones. */
export const picks = ['a2A4200-12gcBAS', 'MV-CS050-20GM', 'MV-CS050-10GM'].map(model => {
  const found = offered.find(camera => camera.model === model);
  if (!found) throw new Error(`${model} is not among the cameras that fit`);
  return found;
});
export const pickedModels = picks.map(({ model }) => model);

/** An attribute of the cameras as it is written in a file: stored numbers, Chinese names, 未标注 where nothing is known. */
export function written(camera: FileProduct, key: string): string {
  const value = camera.attrs[key];
  if (value === undefined) return '未标注';
  return (Array.isArray(value) ? value : [value]).map(one => labelOf('area-camera', key, one)).join('、');
}
