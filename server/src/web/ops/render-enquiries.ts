import type { Enquiry } from '../../domain/enquiries/schema';
import type { EnquiryOverview } from '../../domain/enquiries/staff-enquiries';
import { chinaTime } from '../../platform/china-time';
import { type Html, html } from '../html';

/** What visitors asked for: the open ones first, with the way to mark them as handled. */
export const renderEnquiries = ({ open, list }: EnquiryOverview): Html =>
  html`<section aria-labelledby="enquiries"><div class="title">
<h2 id="enquiries">询价</h2>
<span class="quiet">未处理 ${open} 条；下面最多列 50 条，未处理的在前</span>
</div>
<div class="scroll" tabindex="0" role="region" aria-label="访客的询价"><table>
<thead><tr><th>编号与时间</th><th>访客</th><th class="wide">内容</th><th>邮件</th><th>操作</th></tr></thead>
<tbody>${list.length === 0 ? html`<tr><td colspan="5" class="quiet">还没有询价</td></tr>` : list.map(renderEnquiry)}</tbody></table></div></section>`;

const renderEnquiry = (one: Enquiry): Html =>
  html`<tr>
<th scope="row">#${one.id}<br><span class="quiet">${chinaTime(one.createdAt)}</span></th>
<td>${lines([one.name, one.company, one.email, one.phone, one.accountId === null ? '' : `账号 ${one.accountId}`])}</td>
<td class="wide">${one.products.map(
    ({ id, title, quantity }) =>
      html`<a href="/goods/detail?id=${id}">${title}</a>${quantity > 0 ? `，${quantity} 件` : ''}<br>`,
  )}${one.scheme && html`<a href="${one.scheme}">选型方案</a><br>`}${lines(one.message.split('\n'))}</td>
<td>${mailState(one)}</td>
<td>${one.handledAt ? html`<span class="quiet">${one.handledBy ?? ''} 于 ${chinaTime(one.handledAt)} 处理</span>` : renderButton('handle-enquiry', one.id, '标为已处理')}
${renderButton('delete-enquiry', one.id, '删除', true)}</td></tr>`;

const lines = (texts: readonly string[]): Html[] =>
  texts.filter(text => text !== '').map((text, index) => (index === 0 ? html`${text}` : html`<br>${text}`));

function mailState({ copy, notifiedAt, copiedAt, nextTryAt, tries }: Enquiry): Html {
  if (nextTryAt) return tries > 0 ? html`<span class="bad">未发出，将重试</span>` : html`等待发送`;
  const sent = [...(notifiedAt ? ['已通知'] : []), ...(copiedAt ? ['副本已寄'] : [])];
  if (copy && !copiedAt) return html`<span class="bad">${[...sent, '副本没有寄出'].join('，')}</span>`;
  return html`${sent.join('，') || '不发邮件'}`;
}

const renderButton = (action: string, id: number, text: string, danger = false): Html =>
  html`<form class="inline" method="post" action="/ops/${action}"><input type="hidden" name="id" value="${id}">
<button class="${danger ? 'danger' : ''}">${text} <span class="visually-hidden">询价 ${id}</span></button></form>`;
