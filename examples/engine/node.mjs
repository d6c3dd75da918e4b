// 整套选型：60 × 45 mm 的电路板，看清 0.1 mm，打印首选方案。Node.js 18 以上，不需要第三方库。
// 用法：node node.mjs http://localhost:8080（或环境变量 SHIXUAN_SITE）；有合作伙伴密钥时放在环境变量 SHIXUAN_PARTNER_KEY。
import { readFile } from 'node:fs/promises';

const site = process.argv[2] ?? process.env.SHIXUAN_SITE;
const key = process.env.SHIXUAN_PARTNER_KEY;
if (!site) {
  console.error('用法：node node.mjs 站点地址，例如 http://localhost:8080');
  process.exit(2);
}

const response = await fetch(new URL('/web/Product/CameraShot', site), {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...(key && { 'X-Partner-Key': key }) },
  body: await readFile(new URL('pcb.json', import.meta.url)),
});
// 没有成功时 msg 用中文说明原因；429 与 503 时 Retry-After 头是要等的秒数。
const { state, content, msg } = await response.json();
if (state !== 0) {
  console.error(`${msg}（HTTP ${response.status}）`);
  process.exit(1);
}

const { list, parts, feasible } = content;
const [first] = list;
if (!first) {
  console.log('没有满足条件的方案，请放宽条件。');
  process.exit(0);
}

// 列表各行按编号提到的产品都在 parts 里。
const nameOf = (role, id) => {
  const found = parts.find(({ role: its, product }) => its === role && product.id === id);
  return found ? `${found.product.brand.name} ${found.product.model}` : '未标注';
};
// null 是制造商没有标注，或因此算不出来，不是 0。
const figure = (value, unit) => (value === null ? '未标注' : `${value.toFixed(2)} ${unit}`);

const { setting, score, cameraId, lensId, lights, undecided } = first;
// 有缺数据而无法判定的检查项时，不能算首选。
console.log(
  `${undecided.length === 0 ? '首选' : '资料不全，须向厂家确认'}（共 ${feasible} 个组合可行），${score.toFixed(0)} 分`,
);
console.log(`相机\t${nameOf('camera', cameraId)}`);
console.log(`镜头\t${nameOf('lens', lensId)}`);
console.log(`光源\t${lights[0] ? nameOf('light', lights[0].lightId) : '未标注'}`);
console.log(`工作距离\t${figure(setting.workingDistanceMm?.nominal ?? null, 'mm')}`);
console.log(`单像素精度\t${figure(setting.objectPixelMm.nominal * 1000, 'µm')}`);
console.log(`视野\t${figure(setting.fieldWidthMm.nominal, 'mm')} × ${figure(setting.fieldHeightMm.nominal, 'mm')}`);
