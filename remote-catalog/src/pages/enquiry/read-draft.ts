/** What the visitor typed. */
export interface EnquiryDraft {
  name: string;
  company: string;
  email: string;
  phone: string;
  message: string;
}

/** Pieces; null for what is no whole number from 1 to a million. An empty field stands for 0: left open. */
export function readQuantity(text = ''): number | null {
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return 0;
  const quantity = /^\d{1,7}$/.test(plain) ? Number(plain) : Number.NaN;
  return quantity >= 1 && quantity <= 1_000_000 ? quantity : null;
}

/** What is wrong with an enquiry, naming the field; null when it may be sent. The server checks again. */
export function checkEnquiry(
  { email, phone, message }: EnquiryDraft,
  ids: readonly number[],
  quantities: Readonly<Record<number, string>>,
  scheme: string,
): string | null {
  const wrong = ids.find(id => readQuantity(quantities[id]) === null);
  if (wrong !== undefined) return `数量「${quantities[wrong]}」：应为 1 到 1000000 的整数，或留空`;
  if (email.trim() === '' && phone.trim() === '') return '邮箱或电话：请至少填写一项，以便回复';
  if (email.trim() !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) return '邮箱：应形如 name@example.com';
  if (message.trim() === '' && ids.length === 0 && scheme === '') return '留言：请写明要询价的内容';
  return null;
}
