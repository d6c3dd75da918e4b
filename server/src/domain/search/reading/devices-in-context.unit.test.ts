import { expect, test } from 'vitest';
import { askedSearch } from '../../../../test/asked-search';
import { siteFiles } from '../../../../test/site-files';
import { fileSearch } from '../../../../test/site-search';
import { suggest } from '../suggesting/suggest';

const search = await fileSearch();
const { ask } = askedSearch(search, siteFiles(search.index));
const shown = (keywords: string) => ask(keywords).groups.filter(({ total }) => total > 0);

test.each([
  // The last word of a device stands apart from what that is for.
  ['网口 线 5m', '网口 线（线缆）'],
  ['usb3.0 micro-b 锁紧线 3米', '锁紧线（线缆）'],
  ['m72 转 f 卡口', 'm72 转 f（转接环）'],
  ['光源用控制器', '光源控制器'],
  // What only such a device has.
  ['cat.6a 超柔 10m', '超柔（线缆）'],
  ['蓝色带通 470', '带通（滤光片）'],
  // English names.
  ['strobe controller 4 channel', 'strobe controller（光源控制器）'],
  ['bandpass filter 525nm M27', 'bandpass filter（滤光片）'],
  // Of one device by two names the last is said.
  ['hirose 6芯 电源线 5米', '电源线（线缆）'],
  ['拖链usb3线', 'usb3线（线缆）'],
  ['5米 拖链 usb3 线 锁紧螺丝', 'usb3 线（线缆）'],
  // A numeral with its unit does not swallow the name that begins behind it.
  ['八通道数字控制器', '数字控制器（光源控制器）'],
])('%s is not carried, and nothing else is shown for it', (typed, said) => {
  expect(ask(typed).notCarried).toEqual([said]);
  expect(ask(typed).products.total).toBe(0);
});

test.each([
  ['镜头支架 远心', '镜头支架'],
  ['漫射板 环形光源', '漫射板（光学元件）'],
  ['偏光膜 条光用', '偏光膜（光学元件）'],
  ['电源 相机 12V', '电源'],
])('%s: of an accessory and what it is for the accessory is looked for', (typed, said) => {
  expect(ask(typed).notCarried).toEqual([said]);
  expect(ask(typed).products.total).toBe(0);
});

test.each([
  ['带支架的相机', 'area-camera'],
  ['支架 相机 镜头', 'fa-lens'],
  ['机械臂用的3D相机', 'face-3d'],
  ['产线 usb3', 'area-camera'],
  ['网口 线阵', 'line-camera'],
  ['带编码器的滑台', 'slide'],
])('%s asks for products', (typed, code) => {
  expect(ask(typed).notCarried).toEqual([]);
  expect(search.find(typed).products[0]?.segment.category.code).toBe(code);
});

test('what has an accessory is shown, and the accessory is said not to be carried', () => {
  const { notCarried, products } = ask('光源带控制器');
  expect(notCarried).toEqual(['光源控制器']);
  expect(products.total).toBeGreaterThan(1000);
});

test.each(['旋转编码器', '编码器 5v 差分 线扫', '光栅编码器 5000线 ttl', 'encoder 2500 ppr'])(
  '%s is a device of its own, with what there is to read about it',
  typed => {
    expect((ask(typed).notCarried ?? []).join()).toContain('编码器');
    expect(shown(typed)[0]).toMatchObject({ kind: 'article' });
  },
);

test('without the device its plug and length are offered for no search', () => {
  expect(ask('5米 拖链 usb3 线 锁紧螺丝').nearest).toEqual([]);
});

test.each(['编码器线数怎么选', '编码器线数', '编码器 滑台'])('%s asks for no encoder', typed => {
  expect(ask(typed).notCarried).toEqual([]);
});

test('where no article holds the figures, what is to be read about the device itself comes nearest', () => {
  expect(ask('24v 开关电源 120w').notCarried).toEqual(['开关电源']);
  expect(shown('24v 开关电源 120w')[0]).toMatchObject({ kind: 'article' });
});

test.each([
  ['面阵相机 图', '面阵相机外形尺寸图（DXF）'],
  ['远心镜头图片', '远心镜头外形尺寸图（DXF）'],
  ['环形光源 外形图', '光源外形尺寸图（DXF）'],
])('%s asks for drawings of that kind of product, and of no other', (typed, title) => {
  expect(shown(typed)[0]).toMatchObject({ kind: 'download', total: 2, hits: [{ title }, {}] });
});

test('beside a part number the product comes first, then the drawings of its kind', () => {
  expect(shown('HF2518-12M 图')).toMatchObject([
    { kind: 'product', hits: [{ row: { model: 'HF2518-12M' } }] },
    { kind: 'download', total: 2, hits: [{ title: 'FA 镜头外形尺寸图（DXF）' }, {}] },
  ]);
});

test.each(['MTF图', '图片发黑', '相机 图片 模糊'])('%s asks for no drawing', typed => {
  expect(shown(typed).some(({ kind }) => kind === 'download')).toBe(false);
});

test('while it is typed, a particle may begin a device; behind a kind of product 图 offers its drawings', () => {
  expect(suggest(search, '相机支').notCarried).toEqual(['相机支架']);
  for (const typed of ['相机的', '镜头上', '光源有']) expect(suggest(search, typed).notCarried).toBeUndefined();
  const [first] = suggest(search, '面阵相机 图', siteFiles(search.index)).groups;
  expect(first).toMatchObject({ kind: 'download', items: [{ label: '面阵相机外形尺寸图（DXF）' }, {}] });
});
