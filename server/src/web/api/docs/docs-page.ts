import { type Call, calls, ResultCode, WORK_CHALLENGE_HEADER, WORK_PROOF_HEADER } from '@shixuan/api';
import { escapeHtml } from '../../../platform/text/escape';
import { callUrls } from '../http/call-urls';
import { type SchemaRow, schemaRows } from './schema-rows';

const resultCodes: Record<keyof typeof ResultCode, string> = {
  success: '成功',
  codeErr: '业务失败：原因见 msg（如编号不存在、用户名或密码不正确）',
  paramsErr: '参数错误：msg 指出字段与正确的写法',
  authFail: '未登录或者登录已失效',
  notAuth: '没有权限',
  failAuth: '登录失效，需要重新登录',
};

let made: string | undefined;

/** The page for people: one section per call. It is the same until the server starts anew. */
export function docsPage(): string {
  made ??= render();
  return made;
}

function render(): string {
  const list: [string, Call][] = Object.entries(calls);
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>视选 API</title>
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<h1>视选 API</h1>
<p>全部接口为 POST，请求与响应都是 JSON（<code>content-type: application/json</code>），响应为 <code>{state, content, msg}</code>。下表的“响应”是 <code>content</code> 的字段。机器可读版本：<a href="/api/docs/json">OpenAPI 3.1</a>。</p>
<p>需要登录的接口把令牌原样放入 <code>Authorization</code> 头；响应头 <code>refresh-token</code> 出现时改用其中的新令牌。</p>
<p>同一网络一小时内的注册或询价较多时，这两个接口答 429：按 <code>retry-after</code> 稍后再试，或求解响应头 <code>${WORK_CHALLENGE_HEADER}</code> 里的题目（ALTCHA 第 2 版，Base64 的 JSON），把 <code>{challenge, solution}</code> 的 Base64 放入请求头 <code>${WORK_PROOF_HEADER}</code>，再调用一次；每题只能用一次。</p>
<nav><ul>${list.map(([name, call]) => `<li><a href="#${name}">${escapeHtml(call.summary)}</a></li>`).join('')}</ul></nav>
<h2>结果码 state</h2>
${table(
  ['state', '含义'],
  Object.entries(resultCodes).map(([name, text]) => [code(ResultCode[name as keyof typeof ResultCode]), text]),
)}
${list.map(section).join('\n')}
</body>
</html>
`;
}

function section([name, call]: [string, Call]): string {
  const [url = '', ...others] = callUrls(call.path);
  return `<section id="${name}">
<h2>${escapeHtml(call.summary)}</h2>
<p><code>POST ${url}</code>，也可用 ${others.map(code).join('、')}</p>
<h3>请求</h3>
${schemaTable(schemaRows(call.request, 'input'), '必填', '请求体为空对象 <code>{}</code>。')}
<h3>响应</h3>
${schemaTable(schemaRows(call.content, 'output'), '总是给出', '没有内容。')}
</section>`;
}

function schemaTable(rows: SchemaRow[], required: string, empty: string): string {
  if (rows.length === 0) return `<p>${empty}</p>`;
  return table(
    ['字段', '类型', required, '限制', '含义'],
    rows.map(row => [
      code(row.field),
      escapeHtml(row.type),
      row.required ? '是' : '否',
      escapeHtml(row.limits),
      escapeHtml(row.meaning),
    ]),
  );
}

/** Cells are HTML already. */
function table(head: string[], rows: string[][]): string {
  const cells = (tag: 'th' | 'td', row: string[]) => `<tr>${row.map(cell => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<div class="scroll"><table><thead>${cells('th', head)}</thead><tbody>${rows.map(row => cells('td', row)).join('')}</tbody></table></div>`;
}

const code = (text: string | number) => `<code>${escapeHtml(String(text))}</code>`;
