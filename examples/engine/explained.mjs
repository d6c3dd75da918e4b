// 同一块电路板：打印首选方案逐项检查的结论、原因与补救（请求里加 "explain": true）。Node.js 18 以上，不需要第三方库。
// 用法：node explained.mjs http://localhost:8080（或环境变量 SHIXUAN_SITE）；有合作伙伴密钥时放在环境变量 SHIXUAN_PARTNER_KEY。
import { readFile } from 'node:fs/promises';

const site = process.argv[2] ?? process.env.SHIXUAN_SITE;
const key = process.env.SHIXUAN_PARTNER_KEY;
if (!site) {
  console.error('用法：node explained.mjs 站点地址，例如 http://localhost:8080');
  process.exit(2);
}

const pcb = JSON.parse(await readFile(new URL('pcb.json', import.meta.url), 'utf8'));
const response = await fetch(new URL('/web/Product/CameraShot', site), {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...(key && { 'X-Partner-Key': key }) },
  body: JSON.stringify({ ...pcb, limit: 1, explain: true }),
});
const { state, content, msg } = await response.json();
if (state !== 0) {
  console.error(`${msg}（HTTP ${response.status}）`);
  process.exit(1);
}

const verdicts = { pass: '通过', warn: '注意', fail: '不满足', unknown: '未知' };
for (const { label, verdict, reason, remedies, traces } of content.list[0]?.explained ?? []) {
  console.log(`${verdicts[verdict]}\t${label}\t${reason}`);
  // 补救都已重新求解；costs 是因此变差的数值。
  for (const { change, costs } of remedies) console.log(`\t可改\t${[change, ...costs].join('，')}`);
  for (const { substituted, result, unit } of traces) console.log(`\t推导\t${substituted} = ${result} ${unit}`);
}
