import { z } from 'zod';
import { StartError } from '../process/start-error';
import { readEnvironment } from '../read-environment';

export interface MailSettings {
  /** Absent: mails become files in the outbox. */
  smtpUrl: string | undefined;
  /** Sender of every mail: `视选 <no-reply@example.com>` or an address alone. */
  from: string;
  /** Who is told of enquiries, where the environment names somebody. */
  enquiryTo: readonly string[];
  /** Where short messages are posted to; absent where telephone numbers cannot be verified. */
  sms: { url: string; token: string | undefined } | undefined;
}

const Address = z.email();
const isMailbox = (text: string) => Address.safeParse(/<([^<>]+)>$/.exec(text)?.[1] ?? text).success;
const list = (text: string) => text.split(',').map(part => part.trim());

const Environment = z.object({
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, '应形如 smtps://用户:密码@smtp.example.com:465')
    .refine(URL.canParse, '应形如 smtps://用户:密码@smtp.example.com:465')
    .optional(),
  MAIL_FROM: z.string().max(200).refine(isMailbox, '应为邮箱地址，如 视选 <no-reply@example.com>').optional(),
  ENQUIRY_TO: z
    .string()
    .max(500)
    .refine(text => list(text).every(isMailbox), '应为邮箱地址，多个用逗号分隔')
    .optional(),
  SMS_URL: z
    .string()
    .regex(/^https?:\/\/[^\s@]+$/, '应形如 https://sms.example.com/send，不含用户名和密码')
    .optional(),
  SMS_TOKEN: z.string().max(1000).optional(),
});

/** Variables whose values may hold a password: messages do not repeat them. */
const SECRET: readonly string[] = ['SMTP_URL', 'SMS_TOKEN'];

/**
 * Reads how the site sends messages; an empty variable counts as absent.
 * @throws StartError that names the variable and what would be right
 */
export function readMailSettings(environment: NodeJS.ProcessEnv): MailSettings {
  const values = readEnvironment(Environment, environment, SECRET);
  const { SMTP_URL, MAIL_FROM, ENQUIRY_TO, SMS_URL, SMS_TOKEN } = values;
  if (SMTP_URL && !MAIL_FROM) throw new StartError('设有 SMTP_URL 时须设 MAIL_FROM：邮件的发件人。');
  return {
    smtpUrl: SMTP_URL,
    from: MAIL_FROM ?? '视选 <no-reply@localhost>',
    enquiryTo: ENQUIRY_TO ? list(ENQUIRY_TO) : [],
    sms: SMS_URL ? { url: SMS_URL, token: SMS_TOKEN } : undefined,
  };
}
