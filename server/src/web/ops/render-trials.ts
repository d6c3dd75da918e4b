import type { TrialKey } from '../../domain/releases/trial/trial-keys';
import { chinaTime } from '../../platform/china-time';
import { type Html, html } from '../html';
import { renderDocument } from '../render-document';

export interface OpsTrials {
  /** Whether a version needs a trial run that the site can trust before visitors get it. */
  required: boolean;
  keys: readonly TrialKey[];
  /** Names of what a key may speak of, without `*`. */
  remotes: readonly string[];
  now: Date;
}

/** Whose trial runs the site trusts, and whether it asks for them. */
export const renderTrials = ({ required, keys, remotes, now }: OpsTrials): Html =>
  html`<section aria-labelledby="trials"><div class="title"><h2 id="trials">试运行</h2>
<span class="quiet">${required ? '上线前须有网站一方的试运行通过；发布者自述的不算' : '不要求：发布者自述的结果只作说明，网站没有核实'}</span></div>
${renderPolicy(required)}
<details><summary>发放试运行密钥…</summary><form class="fields" method="post" action="/ops/trial-keys">
<div><label for="trial-remote">栏目</label><select id="trial-remote" name="remote"><option value="*">*（全部）</option>${remotes.map(
    name => html`<option value="${name}">${name}</option>`,
  )}</select></div>
<div><label for="trial-label">发给谁（试运行的机器）</label><input id="trial-label" name="label" maxlength="60" required></div>
<div><label for="trial-days">有效天数（至多 730）</label><input id="trial-days" name="days" type="number" min="1" max="730" value="180" required></div>
<button>发放密钥</button></form></details>
<div class="scroll" tabindex="0" role="region" aria-label="试运行的密钥"><table>
<thead><tr><th class="wide">发给</th><th>栏目</th><th>操作</th><th>发放</th><th>有效至</th></tr></thead>
<tbody>${
    keys.length === 0
      ? html`<tr><td colspan="5" class="quiet">还没有密钥</td></tr>`
      : [...keys].reverse().map(key => renderKey(key, now))
  }</tbody></table></div></section>`;

const renderPolicy = (required: boolean): Html =>
  html`<details><summary>${required ? '不再要求…' : '改为要求…'}</summary><form method="post" action="/ops/require-trial"><input type="hidden" name="required" value="${required ? 'off' : 'on'}">
<p class="wide">${
    required
      ? '此后没有试运行过的版本也能给访客。已在线上的版本不变。'
      : '此后没有试运行通过的版本不能给任何访客（灰度也不能）。退回不受影响，已在线上的版本不变。请先确认有试运行的机器与密钥。'
  }</p>
<button class="danger">${required ? '确认不再要求试运行' : '确认要求试运行'}</button></form></details>`;

const renderKey = ({ id, label, remote, createdAt, expiresAt, revokedAt }: TrialKey, now: Date): Html =>
  html`<tr><th scope="row" class="wide">${label}</th><td class="version">${remote}</td><td>${
    revokedAt !== null
      ? html`<span class="bad">已于 ${chinaTime(new Date(revokedAt))} 撤销</span>`
      : new Date(expiresAt) <= now
        ? html`<span class="quiet">已到期</span>`
        : html`<details><summary>撤销… <span class="visually-hidden">${label}</span></summary><form method="post" action="/ops/revoke-trial-key"><input type="hidden" name="id" value="${id}">
<p class="wide">撤销后，它签过的结果都不再算数；已在线上的版本不变。</p>
<button class="danger">确认撤销密钥 <span class="visually-hidden">${label}</span></button></form></details>`
  }</td><td>${chinaTime(new Date(createdAt))}</td><td>${chinaTime(new Date(expiresAt))}</td></tr>`;

/** The secret of a runner, this once. */
export const renderIssuedTrialKey = ({ secret, remote, label, expiresAt }: TrialKey & { secret: string }): string =>
  renderDocument(
    '试运行密钥',
    html`<main class="login">
<h1>试运行密钥已发放</h1>
<p class="notice" role="status">请现在复制到「${label}」：只显示这一次，网站只保存公钥。</p>
<p class="version secret">${secret}</p>
<p class="quiet">栏目 ${remote === '*' ? '*（全部）' : remote}，有效至 ${chinaTime(new Date(expiresAt))}。试运行的机器从环境变量 SHIXUAN_TRIAL_KEY 读取它。</p>
<p><a href="/ops">已复制，返回运维页</a></p>
</main>`,
  );
