import { z } from 'zod';
import type { Database } from '../../platform/database/connect';
import { badInput } from '../../platform/http/call-error';
import { type Client, throttleAddress } from '../../platform/http/client';
import type { Messenger } from '../../platform/mail/messenger';
import { siteTime } from '../../platform/site-time';
import { readLines, readPhone, readText } from '../accounts/read-field';
import { countAttempt, isAllowed } from '../accounts/throttle';
import { type EnquiredProduct, enquiry } from './schema';

export interface EnquiryFields {
  name: string;
  company: string;
  email: string;
  phone: string;
  message: string;
  products: readonly { id: number; quantity: number }[];
  scheme: string;
  copy: boolean;
}

export interface Asker {
  client: Client;
  /** Null without a login. */
  accountId: number | null;
  /** Asked once the fields are good, before the enquiry counts; rejects to refuse it. */
  admit(): Promise<void>;
  /** Name of a product of the catalogue. @throws CallError that says that there is none */
  titleOf(productId: number): string;
}

const Email = z.email();

function readEmail(text: string): string {
  const email = readText('邮箱', text);
  if (email !== '' && !Email.safeParse(email).success) throw badInput('邮箱：应形如 name@example.com');
  return email;
}

function readProducts(products: EnquiryFields['products'], titleOf: Asker['titleOf']): EnquiredProduct[] {
  const byId = new Map(products.map(each => [each.id, each]));
  return [...byId.values()].map(({ id, quantity }) => ({ id, title: titleOf(id), quantity }));
}

/**
 * Stores an enquiry; its mails go out afterwards, so that a mail server that is down loses nothing.
 * @returns its number, and whether a copy goes to the visitor: asked for, and not too many to this mailbox
 * @throws CallError that names the field and what would be right, or too many enquiries from one address
 */
export async function placeEnquiry(
  db: Database,
  fields: EnquiryFields,
  { client, accountId, titleOf, admit }: Asker,
  messenger: Pick<Messenger, 'deliversMail' | 'enquiryTo'>,
  now = siteTime(),
): Promise<{ id: number; copied: boolean }> {
  const row = {
    name: readText('姓名', fields.name),
    company: readText('公司', fields.company),
    email: readEmail(fields.email),
    phone: readPhone(fields.phone),
    message: readLines('留言', fields.message),
    products: readProducts(fields.products, titleOf),
    scheme: fields.scheme,
  };
  if (row.email === '' && row.phone === '') throw badInput('邮箱或电话：请至少填写一项，以便回复');
  if (row.message === '' && row.products.length === 0 && row.scheme === '')
    throw badInput('留言：没有附产品或方案时，请写明要询价的内容');
  await admit();
  await countAttempt(db, 'enquiry', throttleAddress(client.address));
  // A copy goes to an address without proof of its owner. Copies have a limit of their own: using it up blocks no enquiry.
  const copy = fields.copy && row.email !== '' && (await isAllowed(db, 'enquiryCopy', row.email.toLowerCase()));
  const nextTryAt = copy || messenger.enquiryTo.length > 0 ? now : null;
  const [placed] = await db
    .insert(enquiry)
    .values({ ...row, accountId, createdAt: now, copy, nextTryAt })
    .returning({ id: enquiry.id });
  if (!placed) throw new Error('the enquiry was not stored');
  return { id: placed.id, copied: copy && messenger.deliversMail };
}
