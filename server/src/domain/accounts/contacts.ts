import { and, eq, ne, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { badInput } from '../../platform/http/call-error';
import { type Client, throttleAddress } from '../../platform/http/client';
import type { Messenger } from '../../platform/mail/messenger';
import { gone } from './account-refusals';
import type { Authenticated } from './authenticate';
import { confirmPassword } from './confirm-password';
import { checkCode, codeText, newCode, noCode, type RightCode } from './contact-code';
import { type ContactTarget, requireTarget } from './contact-target';
import { endCodes } from './end-recovery';
import { account } from './schema';
import type { Clock } from './session-times';
import { renewToken } from './sessions';
import { countAttempt } from './throttle';

export type Means = Pick<Messenger, 'deliversMail' | 'deliversText' | 'mail' | 'text'>;

const keyOf = ({ channel, to }: ContactTarget) => `${channel}:${to}`;
const columnOf = { email: account.email, phone: account.verifiedPhone } as const;
const setOf = ({ channel }: Pick<ContactTarget, 'channel'>, to: string | null) =>
  channel === 'email' ? { email: to } : { verifiedPhone: to };

/** @throws CallError where the site cannot send there */
function requireMeans(means: Means, channel: ContactTarget['channel']): void {
  if (channel === 'email' && !means.deliversMail) throw badInput('邮箱：本站没有设置邮件，不能用邮箱验证');
  if (channel === 'phone' && !means.deliversText) throw badInput('手机号：本站没有设置短信，不能用手机验证');
}

/** Sends a message to a contact, as a mail or as a short message. */
export const sendTo = (means: Means, { channel, to }: ContactTarget, subject: string, text: string) =>
  channel === 'email' ? means.mail({ to, subject, text: `${text}\n` }) : means.text(to, `【视选】${text}`);

/**
 * Sends a code to a contact, or, where an account has it already, a note that says so: the answer is the same.
 * @returns the sending, which the caller does not wait for, so that its duration tells nothing either
 * @throws CallError for what is no contact, or too many codes
 */
export async function sendCode(
  db: Database,
  target: ContactTarget,
  client: Client,
  means: Means,
): Promise<{ sending: Promise<void> }> {
  requireMeans(means, target.channel);
  const read = requireTarget(target);
  await countAttempt(db, 'codeAddress', throttleAddress(client.address));
  await countAttempt(db, 'codeTarget', keyOf(read));
  return { sending: deliverCode(db, read, means) };
}

async function deliverCode(db: Database, target: ContactTarget, means: Means): Promise<void> {
  const [owner] = await db.select({ id: account.id }).from(account).where(eq(columnOf[target.channel], target.to));
  if (owner) await noCode();
  const text = owner
    ? '这个联系方式已绑定一个视选账号。忘记密码时，请在登录框选「忘记密码」。如果不是您操作的，请忽略。'
    : `${codeText(await newCode(db, 'verify', keyOf(target)))}如果不是您操作的，请忽略。`;
  await sendTo(means, target, '视选验证码', text);
}

/**
 * Checks the code of a contact.
 * @returns the columns of the account to set, and `use`, which ends the code
 * @throws CallError for a wrong code, or too many guesses from one address
 */
export async function proveContact(
  db: Database,
  contact: ContactTarget & { code: string },
  client: Client,
  clock: Clock = {},
): Promise<RightCode & { columns: ReturnType<typeof setOf> }> {
  const target = requireTarget(contact);
  await countAttempt(db, 'codeGuess', throttleAddress(client.address));
  const { use } = await checkCode(db, 'verify', keyOf(target), contact.code, { clock });
  return { columns: setOf(target, target.to), use };
}

/**
 * Binds a contact to the account of a logged-in visitor, or removes it where `to` is empty. The password is asked for,
 * because who has the contact can reset it; having proved it, the session gets a new token. Codes that went to the contact before end.
 * @throws CallError for a wrong password or code
 */
export async function setContact(
  db: Database,
  who: Authenticated,
  { password, ...contact }: ContactTarget & { code: string; password: string },
  client: Client,
): Promise<{ contacts: { email: string; verifiedPhone: string }; token: string }> {
  await confirmPassword(db, who.account.id, '密码', password);
  const proof = contact.to === '' ? undefined : await proveContact(db, contact, client);
  if (proof) await requireUnused(db, who, proof.columns);
  return db.transaction(async tx => {
    await proof?.use(tx);
    const [row] = await tx
      .update(account)
      .set(proof?.columns ?? setOf(contact, null))
      .where(eq(account.id, who.account.id))
      .returning({ email: account.email, verifiedPhone: account.verifiedPhone });
    if (!row) throw gone();
    await endCodes(tx, who.account.id);
    const contacts = { email: row.email ?? '', verifiedPhone: row.verifiedPhone ?? '' };
    return { contacts, token: await renewToken(tx, who) };
  });
}

/** @throws CallError, as for a wrong code, where another account has the contact */
async function requireUnused(db: Database, who: Authenticated, columns: ReturnType<typeof setOf>): Promise<void> {
  const to = columns.email ?? columns.verifiedPhone ?? '';
  const other = and(ne(account.id, who.account.id), or(eq(account.email, to), eq(account.verifiedPhone, to)));
  const [taken] = await db.select({ id: account.id }).from(account).where(other);
  if (taken) throw badInput('验证码：不正确或已过期');
}
