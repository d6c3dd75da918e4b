import type { KeptPreview } from '../../domain/releases/previews';
import { chinaTime } from '../../platform/china-time';
import { type Html, html } from '../html';

/** Links by which somebody looks at a version before visitors get it, each with its end and the way to end it now. */
export const renderPreviews = (previews: readonly KeptPreview[]): Html =>
  html`<section aria-labelledby="previews"><div class="title"><h2 id="previews">预览链接</h2>
<span class="quiet">持链接的人在正式网站里看到该版本；链接本身只在生成时显示一次</span></div>
<div class="scroll" tabindex="0" role="region" aria-label="有效的预览链接"><table>
<thead><tr><th>栏目</th><th>版本</th><th>有效至</th><th>操作</th><th>由谁生成</th></tr></thead>
<tbody>${
    previews.length === 0
      ? html`<tr><td colspan="5" class="quiet">没有有效的链接</td></tr>`
      : previews.map(renderPreview)
  }</tbody></table></div></section>`;

const renderPreview = ({ id, remote, version, madeBy, expiresAt }: KeptPreview): Html =>
  html`<tr><th scope="row" class="version">${remote}</th><td class="version">${version}</td><td>${chinaTime(expiresAt)}</td>
<td><form class="inline" method="post" action="/ops/revoke-preview"><input type="hidden" name="id" value="${id}">
<button class="danger">撤销 <span class="visually-hidden">${remote} ${version}，有效至 ${chinaTime(expiresAt)}</span></button></form></td>
<td>${madeBy}</td></tr>`;
