import { z } from 'zod';
import { badInput } from '../../platform/http/call-error';

export interface ContactTarget {
  channel: 'email' | 'phone';
  /** In the form in which contacts are unique: mailboxes in small letters, telephones as `+` and digits. */
  to: string;
}

const Email = z.email();
const normal = (text: string) => text.normalize('NFKC').trim();

/** The mailbox in the form in which it is stored; undefined for what is none. */
export function readMailbox(text: string): string | undefined {
  const mailbox = normal(text).toLowerCase();
  return Email.safeParse(mailbox).success ? mailbox : undefined;
}

/** The telephone number with its country; a Chinese mobile may be given without. Undefined for what is none. */
export function readMobile(text: string): string | undefined {
  const plain = normal(text).replaceAll(/[ ()-]/g, '');
  if (/^1\d{10}$/.test(plain)) return `+86${plain}`;
  const digits = plain.replace(/^00/, '+');
  return /^\+\d{8,15}$/.test(digits) ? digits : undefined;
}

/** @throws CallError that says what would be right */
export function requireTarget({ channel, to }: ContactTarget): ContactTarget {
  const read = channel === 'email' ? readMailbox(to) : readMobile(to);
  if (read !== undefined) return { channel, to: read };
  throw badInput(
    channel === 'email' ? '邮箱：应形如 name@example.com' : '手机号：应为 11 位手机号，境外号码以 + 与国家代码开头',
  );
}
