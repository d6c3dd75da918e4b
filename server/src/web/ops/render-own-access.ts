import type { AccountSession } from '@shixuan/api';
import { drawQr } from '../../domain/drawings/draw-qr';
import { chinaTime } from '../../platform/china-time';
import { Html, html } from '../html';
import { renderDocument } from '../render-document';

/** How the operator who looks at the page gets in. */
export interface OwnAccess {
  secondFactor: { recoveryCodes: number } | null;
  sessions: readonly AccountSession[];
}

/** Recovery codes that are few enough to make new ones. */
const FEW_CODES = 3;

/** The operator's own second factor and logins, at the end of the page. */
export const renderOwnAccess = ({ secondFactor, sessions }: OwnAccess): Html =>
  html`<section aria-labelledby="access"><div class="title"><h2 id="access">我的登录</h2>${
    secondFactor
      ? html`<span class="${secondFactor.recoveryCodes < FEW_CODES ? 'canary' : 'live'}">两步验证已启用，恢复码还剩 ${secondFactor.recoveryCodes} 个</span> <a href="/ops/factor">管理</a>`
      : html`<span class="canary">尚未启用两步验证：得到密码的人就能进入</span> <a href="/ops/factor">启用</a>`
  }</div>
${renderSessions(sessions, secondFactor !== null)}</section>`;

/** The logins; where there are others than this one, in a form that ends them and asks for password and second factor first. */
function renderSessions(sessions: readonly AccountSession[], hasFactor: boolean): Html {
  const table = html`<div class="scroll" tabindex="0" role="region" aria-label="登录的设备"><table>
<thead><tr><th>设备</th><th>地址</th><th>登录时间</th><th>最近使用</th><th>操作</th></tr></thead>
<tbody>${sessions.map(renderSession)}</tbody></table></div>`;
  if (sessions.every(({ current }) => current)) return table;
  // The first button of a form is the one that Enter presses.
  return html`<form method="post" action="/ops/end-session">
<p>${passwordField('退出其他登录前，请再次填写密码')}${hasFactor ? codeField : null} <button class="danger">退出其他全部登录</button></p>
${table}</form>`;
}

const codeField = html`<label for="code">动态验证码</label>
<input id="code" name="code" autocomplete="one-time-code" maxlength="40" spellcheck="false" autocapitalize="none" required>`;

const passwordField = (label: string) => html`<label for="own-password">${label}</label>
<input id="own-password" name="password" type="password" autocomplete="current-password" maxlength="200" required>`;

const renderSession = ({ id, current, device, address, createdAt, lastSeenAt }: AccountSession): Html =>
  html`<tr><td>${device}</td><td>${address}</td><td>${chinaTime(new Date(createdAt))}</td><td>${chinaTime(new Date(lastSeenAt))}</td><td>${
    current
      ? '本次登录'
      : html`<button class="danger" name="id" value="${id}">退出 <span class="visually-hidden">${device}，${chinaTime(new Date(createdAt))} 登录</span></button>`
  }</td></tr>`;

const problemNotice = (problem: string | null) =>
  problem === null ? null : html`<p class="notice failed" role="alert">${problem}</p>`;

/** The secret for an authenticator, as a picture and as text, and the field for its first code. */
export const renderFactorSetUp = ({ secret, uri }: { secret: string; uri: string }, problem: string | null): string =>
  renderDocument(
    '启用两步验证',
    html`<main class="login">
<h1>启用两步验证</h1>
<p>用身份验证器（如微软、谷歌的 Authenticator，或密码管理器）扫描下面的二维码，再填写它显示的六位数字。之后每次进入运维页都要填写。</p>
${problemNotice(problem)}
${new Html(drawQr(uri, '两步验证的二维码'))}
<p class="quiet">不能扫描时，手工输入密钥（基于时间，6 位，30 秒）：</p>
<p class="version secret">${secret.match(/.{1,4}/g)?.join(' ') ?? secret}</p>
<form method="post" action="/ops/factor">
${passwordField('密码')}
${codeField}
<button type="submit">启用</button>
</form>
<p><a href="/ops">返回运维页</a></p>
</main>`,
  );

/** The recovery codes, this once. */
export const renderRecoveryCodes = (codes: readonly string[]): string =>
  renderDocument(
    '恢复码',
    html`<main class="login">
<h1>两步验证已启用</h1>
<p class="notice" role="status">请现在抄下或打印恢复码：只显示这一次。身份验证器不在身边时，每个可代替动态验证码登录一次。</p>
<ul class="version">${codes.map(code => html`<li>${code}</li>`)}</ul>
<p><a href="/ops">已保存，返回运维页</a></p>
</main>`,
  );

/** Where a second factor is in force: how to end it, for instance to begin anew on another telephone. */
export const renderFactorEnd = (recoveryCodes: number, problem: string | null): string =>
  renderDocument(
    '两步验证',
    html`<main class="login">
<h1>两步验证已启用</h1>
<p>恢复码还剩 ${recoveryCodes} 个。换手机或重新取得恢复码：先停用，再启用一次。</p>
${problemNotice(problem)}
<form method="post" action="/ops/factor/end">
${codeField}
<button class="danger" type="submit">停用两步验证</button>
</form>
<p><a href="/ops">返回运维页</a></p>
</main>`,
  );
