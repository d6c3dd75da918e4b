import { chinaTime } from '../../platform/china-time';
import { type Html, html } from '../html';
import type { OpsApp } from './ops-state';

/** The settings of a remote with their values; nothing for one that declares none. They are changed by `deploy config`. */
export function renderConfig({ title, fields, config }: OpsApp): Html | null {
  if (fields.length === 0) return null;
  const rows = fields.map(
    field => html`<tr><td class="wide">${field.title} <span class="version quiet">${field.name}</span></td>
<td class="version">${JSON.stringify(field.value)}${field.problem && html` <span class="bad">${field.problem}，用默认值</span>`}</td>
<td class="version">${JSON.stringify(field.default)}</td></tr>`,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${title}的设置"><table>
<thead><tr><th class="wide">设置</th><th>现在的值</th><th>默认值</th></tr></thead>
<tbody>${rows}</tbody></table></div>
<p class="quiet">${config ? html`由 ${config.by} 于 ${chinaTime(new Date(config.at))} 设置` : '没有设置过，都是默认值'}</p>`;
}
