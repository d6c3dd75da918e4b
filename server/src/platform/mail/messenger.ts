import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { writeFileAtomically } from '../storage/write-file-atomically';
import { inSpan } from '../tracing/spans';
import type { MailSettings } from './mail-settings';

export interface MailText {
  to: string | readonly string[];
  subject: string;
  /** Plain text. Nothing of a visitor is ever sent as HTML. */
  text: string;
  /** Address that an answer goes to, where it is not the sender's. */
  replyTo?: string;
  /** The same in each sending of the mail, by which mailboxes know a second one; without it each sending has its own. */
  id?: string | undefined;
}

/** Sends mails and short messages, or says that it cannot. */
export interface Messenger {
  /** Whether a mail reaches its recipient; otherwise it becomes a file in the outbox, which only operators read. */
  readonly deliversMail: boolean;
  /** Whether short messages are sent. */
  readonly deliversText: boolean;
  /** Who is told of enquiries. */
  readonly enquiryTo: readonly string[];
  /** Resolves when the mail server has taken the mail, or the file is written. Rejects otherwise. */
  mail(mail: MailText): Promise<void>;
  /** Resolves when the service has taken the message. Rejects otherwise, and where there is no service. */
  text(phone: string, text: string): Promise<void>;
  close(): void;
}

const TIMEOUT_MS = 15_000;

/** How long a mail server may be silent, ms. */
export interface Patience {
  /** While somebody waits for the page. */
  asked: number;
  /**
   * For a mail with a number, which is sent again where it has failed. Servers that check what they take answer late: RFC 5321, 4.5.3.2.6,
   * allows ten minutes. Whoever gives up sooner sends twice what has been taken.
   */
  numbered: number;
}
const patience: Patience = { asked: TIMEOUT_MS, numbered: 120_000 };

/** @param outbox folder for the mails of a site without SMTP; made when the first is written */
export function openMessenger(
  { smtpUrl, from, enquiryTo, sms }: MailSettings,
  outbox: string,
  waits: Patience = patience,
): Messenger {
  const send = smtpUrl ? bySmtp(smtpUrl, waits) : toFiles(outbox);
  return {
    deliversMail: smtpUrl !== undefined,
    deliversText: sms !== undefined,
    enquiryTo,
    mail: ({ to, id, ...mail }) =>
      inSpan({ name: 'send mail', kind: 'client' }, () =>
        send.mail({
          ...{ ...mail, from, to: [to].flat(), disableFileAccess: true, disableUrlAccess: true },
          ...(id !== undefined && { messageId: `<${id}@${hostOf(from)}>` }),
        }),
      ),
    async text(phone, text) {
      if (!sms) throw new Error('no service for short messages is set');
      const ask = () =>
        fetch(sms.url, {
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: {
            'content-type': 'application/json',
            ...(sms.token !== undefined && { authorization: `Bearer ${sms.token}` }),
          },
          body: JSON.stringify({ to: phone, text }),
        });
      const response = await inSpan({ name: 'send text message', kind: 'client' }, ask);
      if (!response.ok) throw new Error(`the service for short messages answered ${response.status}`);
    },
    close: send.close,
  };
}

/** Sends nothing and says so: a site without messages. */
export const silentMessenger: Messenger = {
  deliversMail: false,
  deliversText: false,
  enquiryTo: [],
  mail: async () => undefined,
  text: async () => undefined,
  close: () => undefined,
};

/** `example.com` of `视选 <no-reply@example.com>`. */
const hostOf = (address: string): string => /@([\w.-]+)/.exec(address)?.[1] ?? 'localhost';

type Ready = Omit<MailText, 'id'> & {
  from: string;
  to: string[];
  messageId?: string;
  disableFileAccess: boolean;
  disableUrlAccess: boolean;
};
interface Sender {
  mail(mail: Ready): Promise<void>;
  close(): void;
}

function bySmtp(url: string, waits: Patience): Sender {
  const open = (socketTimeout: number) =>
    createTransport({
      ...{ url, pool: true, maxConnections: 2 },
      ...{ connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout },
    });
  const [asked, numbered] = [open(waits.asked), open(waits.numbered)];
  return {
    async mail(mail) {
      await (mail.messageId === undefined ? asked : numbered).sendMail(mail);
    },
    close() {
      asked.close();
      numbered.close();
    },
  };
}

/** The mail as it would go over the wire, for a site that is tried out or not yet set up. */
function toFiles(folder: string): Sender {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async mail(mail) {
      const { message } = await transport.sendMail(mail);
      if (!Buffer.isBuffer(message)) throw new Error('a mail was not composed as a whole');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
      await writeFileAtomically(join(folder, `${time}-${randomUUID().slice(0, 8)}.eml`), message);
    },
    close: () => transport.close(),
  };
}
