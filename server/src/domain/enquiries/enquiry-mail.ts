import type { MailText } from '../../platform/mail/messenger';
import type { Enquiry } from './schema';

const time = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' });

/** What was asked, line by line: the same for staff and visitor. */
function contentOf({ id, createdAt, name, company, email, phone, message, products, scheme }: Enquiry): string {
  const line = (label: string, text: string) => (text === '' ? [] : [`${label}：${text}`]);
  const asked = products.map(
    ({ title, quantity, id: product }, index) =>
      `${index + 1}. ${title}${quantity > 0 ? `，${quantity} 件` : ''}（/goods/detail?id=${product}）`,
  );
  return [
    `询价编号：${id}`,
    `时间：${time.format(createdAt)}（北京时间）`,
    ...line('姓名', name),
    ...line('公司', company),
    ...line('邮箱', email),
    ...line('电话', phone),
    ...(asked.length > 0 ? ['', '产品：', ...asked] : []),
    ...(scheme === '' ? [] : ['', `选型方案：${scheme}`]),
    ...(message === '' ? [] : ['', '留言：', message]),
  ].join('\n');
}

/** Another database counts its enquiries from 1 as well. */
const idOf = ({ id, createdAt }: Enquiry, kind: string) => `enquiry-${id}-${createdAt.getTime()}-${kind}`;

/** The mail to the staff; an answer to it goes to the visitor. Addresses of pages are without the site's host. */
export const staffMail = (enquiry: Enquiry, to: readonly string[]): MailText => ({
  to,
  id: idOf(enquiry, 'staff'),
  subject: `询价 #${enquiry.id}`,
  text: `${contentOf(enquiry)}\n\n处理完后请在 /ops 标为已处理。\n`,
  ...(enquiry.email !== '' && { replyTo: enquiry.email }),
});

/** The visitor's copy. */
export const visitorMail = (enquiry: Enquiry): MailText => ({
  to: enquiry.email,
  id: idOf(enquiry, 'copy'),
  subject: `询价副本 #${enquiry.id}`,
  text: `以下询价已收到，会尽快回复。\n\n${contentOf(enquiry)}\n\n如果不是您提交的，请忽略本邮件。\n`,
});
