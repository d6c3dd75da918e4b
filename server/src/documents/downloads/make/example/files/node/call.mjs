// 调用一个接口：POST JSON，返回 content；失败时抛出接口给出的中文说明。
export async function call(base, path, body) {
  const response = await fetch(new URL(`/web${path}`, base), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { state, content, msg } = await response.json();
  if (state !== 0) throw new Error(`${path}：${msg}（HTTP ${response.status}，state ${state}）`);
  return content;
}

/** 站点地址：第一个命令行参数。 */
export function baseAddress() {
  const [, , base] = process.argv;
  if (base) return base;
  console.error('用法：node 程序.mjs 站点地址，例如 http://localhost:8080');
  process.exit(2);
}
