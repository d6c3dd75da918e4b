import type { DeployToken } from '../../domain/releases/deploy/tokens';
import { chinaTime } from '../../platform/china-time';
import { type Html, html } from '../html';
import { renderDocument } from '../render-document';

export interface OpsTokens {
  tokens: readonly DeployToken[];
  /** Names of what a token may be for, without `*`. */
  remotes: readonly string[];
  now: Date;
}

const roles = { developer: '开发：一个栏目', operator: '运维：全部栏目', reader: '只看' } as const;

/** Who may deploy from elsewhere, and the forms by which tokens are issued and revoked. */
export const renderTokens = ({ tokens, remotes, now }: OpsTokens): Html =>
  html`<section aria-labelledby="tokens"><div class="title"><h2 id="tokens">部署令牌</h2>
<span class="quiet">供团队的流水线发布与上线；与 npm run deploy -- token 是同一份</span></div>
<details><summary>发放令牌…</summary><form class="fields" method="post" action="/ops/tokens">
<div><label for="token-role">角色</label><select id="token-role" name="role">${Object.entries(roles).map(
    ([role, text]) => html`<option value="${role}">${text}</option>`,
  )}</select></div>
<div><label for="token-remote">栏目</label><select id="token-remote" name="remote">${remotes.map(
    name => html`<option value="${name}">${name}</option>`,
  )}<option value="*">*（全部）</option></select></div>
<div><label for="token-label">发给谁</label><input id="token-label" name="label" maxlength="60" required></div>
<div><label for="token-days">有效天数（至多 730）</label><input id="token-days" name="days" type="number" min="1" max="730" value="180" required></div>
<button>发放</button></form></details>
<div class="scroll" tabindex="0" role="region" aria-label="令牌的权限与使用"><table>
<thead><tr><th class="wide">发给</th><th>栏目</th><th>操作</th><th class="wide">权限</th><th>发放</th><th>有效至</th><th>最近使用</th></tr></thead>
<tbody>${
    tokens.length === 0
      ? html`<tr><td colspan="7" class="quiet">还没有令牌</td></tr>`
      : [...tokens].reverse().map(token => renderToken(token, now))
  }</tbody></table></div></section>`;

const renderToken = (token: DeployToken, now: Date): Html =>
  html`<tr><th scope="row" class="wide">${token.label}</th><td class="version">${token.remote}</td><td>${renderState(token, now)}</td>
<td class="version wide">${token.scopes.join('、')}</td><td>${chinaTime(token.createdAt)}</td>
<td>${token.expiresAt ? chinaTime(token.expiresAt) : '长期有效'}</td>
<td>${token.lastUsedAt ? chinaTime(token.lastUsedAt) : html`<span class="quiet">未用过</span>`}</td></tr>`;

function renderState({ id, label, remote, revokedAt, expiresAt }: DeployToken, now: Date): Html {
  if (revokedAt) return html`<span class="bad">已于 ${chinaTime(revokedAt)} 撤销</span>`;
  if (expiresAt && expiresAt <= now) return html`<span class="quiet">已过期</span>`;
  return html`<details><summary>撤销… <span class="visually-hidden">${label} ${remote}</span></summary><form method="post" action="/ops/revoke-token"><input type="hidden" name="id" value="${id}">
<p class="wide">撤销后，用它的流水线立即不能再部署 ${remote === '*' ? '任何栏目' : remote}；不能恢复，只能另发一个。</p>
<button class="danger">确认撤销 <span class="visually-hidden">${label} ${remote}</span></button></form></details>`;
}

/** The token, this once. */
export const renderIssuedToken = ({
  token,
  remote,
  label,
  expiresAt,
}: {
  token: string;
  remote: string;
  label: string;
  expiresAt: Date;
}): string =>
  renderDocument(
    '令牌',
    html`<main class="login">
<h1>令牌已发放</h1>
<p class="notice" role="status">请现在复制并交给「${label}」：只显示这一次，网站只保存它的哈希。</p>
<p class="version secret">${token}</p>
<p class="quiet">栏目 ${remote === '*' ? '*（全部）' : remote}，有效至 ${chinaTime(expiresAt)}。流水线从环境变量 SHIXUAN_DEPLOY_TOKEN 读取它。</p>
<p><a href="/ops">已复制，返回运维页</a></p>
</main>`,
  );
