import { html } from '../html';
import { renderDocument } from '../render-document';

/** The staff's login page; `problem` states why the last attempt failed. */
export const renderLogin = (problem: string | null, userName = ''): string =>
  renderDocument(
    '运维登录',
    html`<main class="login">
<h1>运维登录</h1>
<p class="quiet">仅限运维人员，账号请向站点管理员申请。</p>
${problem === null ? null : html`<p class="notice failed" role="alert">${problem}</p>`}
<form method="post" action="/ops/login">
<label for="userName">用户名</label>
<input id="userName" name="userName" autocomplete="username" required value="${userName}">
<label for="password">密码</label>
<input id="password" name="password" type="password" autocomplete="current-password" required>
<label for="code">动态验证码（启用两步验证后填写，也可填恢复码）</label>
<input id="code" name="code" autocomplete="one-time-code" maxlength="40" spellcheck="false" autocapitalize="none">
<button type="submit">登录</button>
</form>
<details><summary>用「只看」令牌查看…</summary><form method="post" action="/ops/reader">
<div><label for="token">令牌（角色「只看」，由值班人员在部署令牌中发放）</label>
<input id="token" name="token" type="password" autocomplete="off" maxlength="200" required></div>
<button type="submit">查看</button>
</form></details>
</main>`,
  );
