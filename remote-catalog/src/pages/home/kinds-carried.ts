import type { HostCategory } from '@shixuan/host';

/** What visitors call the categories together, in the order of the sentence. */
const kinds: readonly (readonly [name: string, codes: readonly string[]])[] = [
  ['相机', ['area-camera', 'line-camera', 'line-3d', 'face-3d']],
  ['镜头', ['fa-lens', 'line-lens', 'telecentric-lens']],
  ['光源', ['light']],
  ['采集卡', ['grabber']],
  ['滑台', ['slide']],
];

/** The kinds of which the catalogue has products: 相机、镜头与光源. Categories of a site's own are 产品; nothing is empty text. */
export function kindsCarried(categories: readonly Pick<HostCategory, 'code' | 'count'>[]): string {
  const carried = categories.filter(({ count }) => count > 0).map(({ code }) => code);
  const named = new Set(kinds.flatMap(([, codes]) => codes));
  if (carried.some(code => !named.has(code))) return '产品';
  const names = kinds.flatMap(([name, codes]) => (codes.some(code => carried.includes(code)) ? [name] : []));
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join('、')}与${last}` : last;
}
