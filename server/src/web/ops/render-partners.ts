import type { CallerUsage, PartnerOverview } from '../../domain/partners/partner-overview';
import type { PartnerKey } from '../../domain/partners/partners';
import { originText } from '../../domain/partners/usage/origin-text';
import type { OriginUsage } from '../../domain/partners/usage/read-usage';
import { chinaTime } from '../../platform/china-time';
import { PER_ORIGIN } from '../api/http/embed-calls';
import { type Html, html } from '../html';

/** Over how many days the larger figures are. */
export const PARTNER_DAYS = 30;
/** So many origins of each are looked at; the others are in the sum. */
const SHOWN_ORIGINS = 10;

type Partner = PartnerOverview['partners'][number];

/** Who calls the selection from elsewhere: how often, from where, and the way to end it. */
export const renderPartners = ({ partners, anonymous, unknownKey }: PartnerOverview): Html =>
  html`<section aria-labelledby="partners"><div class="title">
<h2 id="partners">合作伙伴</h2>
<span class="quiet">在其他网页与程序里使用选型，每 5 秒汇总一次。新建与发密钥：npm run partner</span>
</div>
<div class="scroll" tabindex="0" role="region" aria-label="合作伙伴的密钥与用量"><table>
<thead><tr><th>合作伙伴</th><th>密钥</th><th>最近使用</th><th>操作</th>${figureHeads}</tr></thead>
<tbody>${partners.map(renderPartner)}
${renderOther('没有密钥', anonymous)}
${renderOther('密钥不对', unknownKey)}</tbody></table></div>
${renderOrigins([...partners.map(({ name, usage }) => ({ name, usage })), { name: '没有密钥', usage: anonymous }, { name: '密钥不对', usage: unknownKey }])}
</section>`;

const figureHeads = html`<th class="number">今日</th><th class="number">${PARTNER_DAYS} 天</th><th class="number">超限</th><th class="number">被拒</th><th class="number">出错</th><th class="number">来源</th>`;

/** One row for each key; figures are the partner's and stand in its first. */
function renderPartner({ name, origins, perMinute, keys, usage }: Partner): Html {
  const rows = Math.max(1, keys.length);
  const [first, ...others] = keys;
  const limits = `${origins.length > 0 ? `限 ${origins.join('，')}` : '来源不限'}；每分钟 ${perMinute ?? PER_ORIGIN} 次${perMinute === null ? '（默认）' : ''}`;
  return html`<tr><th scope="rowgroup" rowspan="${rows}" class="wide">${name}<br><span class="quiet">${limits}</span></th>
${first ? renderKey(name, first) : html`<td colspan="3" class="quiet">没有密钥</td>`}${renderFigures(usage, rows)}</tr>
${others.map(key => html`<tr>${renderKey(name, key)}</tr>`)}`;
}

const renderKey = (partner: string, { id, prefix, lastUsedAt, revokedAt }: PartnerKey): Html =>
  html`<td class="version">${prefix}…</td>
<td>${lastUsedAt ? chinaTime(lastUsedAt) : html`<span class="quiet">未用过</span>`}</td>
<td>${
    revokedAt
      ? html`<span class="bad">已于 ${chinaTime(revokedAt)} 撤销</span>`
      : html`<form class="inline" method="post" action="/ops/revoke-key"><input type="hidden" name="key" value="${id}">
<button class="danger">撤销 <span class="visually-hidden">${partner} ${prefix}</span></button></form>`
  }</td>`;

const renderOther = (name: string, usage: CallerUsage): Html =>
  html`<tr><th scope="row">${name}</th><td></td><td></td><td></td>${renderFigures(usage, 1)}</tr>`;

const renderFigures = ({ today, total, origins }: CallerUsage, rows: number): Html =>
  html`${[today.requests, total.requests, total.limited, total.refused, total.errors].map(
    figure => html`<td class="number" rowspan="${rows}">${figure}</td>`,
  )}<td class="number" rowspan="${rows}">${origins.length}</td>`;

interface Named {
  name: string;
  usage: CallerUsage;
}

function renderOrigins(callers: readonly Named[]): Html | null {
  const rows = callers.flatMap(({ name, usage }) =>
    usage.origins.slice(0, SHOWN_ORIGINS).map(origin => renderOrigin(name, origin)),
  );
  if (rows.length === 0) return null;
  return html`<details><summary>来源</summary><div class="scroll" tabindex="0" role="region" aria-label="各来源的用量"><table>
<thead><tr><th>来源</th><th>谁</th><th class="number">今日</th><th class="number">${PARTNER_DAYS} 天</th><th class="number">超限</th><th class="number">被拒</th><th class="number">出错</th></tr></thead>
<tbody>${rows}</tbody></table></div></details>`;
}

const renderOrigin = (name: string, { origin, today, requests, limited, refused, errors }: OriginUsage): Html =>
  html`<tr><th scope="row">${originText(origin)}</th><td>${name}</td>${[today, requests, limited, refused, errors].map(
    figure => html`<td class="number">${figure}</td>`,
  )}</tr>`;
