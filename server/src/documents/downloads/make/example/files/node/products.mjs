// 查询产品：500 万像素以上的面阵相机，按帧率从高到低，再取第一个的全部参数。
// 用法：node products.mjs http://localhost:8080
import { baseAddress, call } from './call.mjs';

const base = baseAddress();

const { total, list } = await call(base, '/Product/List', {
  categoryId: 1,
  filters: { resolutionMp: { min: 5 } },
  sort: { key: 'frameRateFps', direction: 'desc' },
  page: 1,
  pageSize: 5,
});
console.log(`共 ${total} 个型号，前 ${list.length} 个：`);
for (const { id, brand, model, summary } of list) console.log(`${id}\t${brand.name}\t${model}\t${summary}`);

const [first] = list;
if (first) {
  const { product, attributes, source } = await call(base, '/Product/Detail', { id: first.id });
  console.log(`\n${product.brand.name} ${product.model}`);
  for (const { key, label, unit } of attributes) {
    // attrs 里只有已知的参数；没有的就是未标注，不是 0。
    const value = product.attrs[key];
    console.log(`${label}\t${value === undefined ? '未标注' : `${[value].flat().join('～')} ${unit ?? ''}`}`);
  }
  console.log(`出处\t${source.url ?? '未记录网址'}`);
}
