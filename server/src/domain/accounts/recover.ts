import { createHash } from 'node:crypto';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { badInput } from '../../platform/http/call-error';
import { type Client, throttleAddress } from '../../platform/http/client';
import { checkCode, codeText, isInTime, newCode, noCode, type RightCode } from './contact-code';
import { readMailbox, readMobile } from './contact-target';
import { type Means, sendTo } from './contacts';
import { accountKey, endRecovery, isOfAccount } from './end-recovery';
import { hashPassword } from './password-hash';
import { requireGoodPassword } from './password-rules';
import { account, contactCode, session } from './schema';
import { type Clock, timeOf } from './session-times';
import { isKnownNetwork } from './sessions';
import { countAttempt, isAllowed } from './throttle';
import { readUserName, userNameKey } from './user-name';

/** The account of a user name, a verified mailbox or a verified telephone number. */
async function findOwner(db: Database, text: string): Promise<Owner | undefined> {
  const mailbox = readMailbox(text);
  const mobile = readMobile(text);
  const name = readUserName(text);
  // All at once, so that every text takes the same steps. A name comes before the contact of somebody else.
  const found = await db
    .select()
    .from(account)
    .where(
      or(
        name === undefined ? undefined : eq(account.userNameKey, userNameKey(name)),
        mailbox === undefined ? undefined : eq(account.email, mailbox),
        mobile === undefined ? undefined : eq(account.verifiedPhone, mobile),
        // Without any of them nobody is meant.
        sql`false`,
      ),
    );
  return (
    found.find(({ userNameKey: key }) => name !== undefined && key === userNameKey(name)) ??
    found.find(({ email }) => email !== null && email === mailbox) ??
    found[0]
  );
}

type Owner = typeof account.$inferSelect;

/** The id of the account that `recover` means, for the log; undefined where there is none. */
export const recoveredIdOf = async (db: Database, text: string): Promise<number | undefined> =>
  (await findOwner(db, text))?.id;

/** Codes are kept by the network that asked for them, so that a stranger neither replaces nor uses up the owner's. */
function targetOf(id: number, client: Client): string {
  const network = createHash('sha256').update(throttleAddress(client.address)).digest('base64url');
  return `${accountKey(id)} ${network}`;
}

/**
 * Sends a code for a new password to the account's contact. Unknown accounts, locked ones and those without a contact get the
 * same answer after the same steps; only the sending, which nobody waits for, differs.
 * @throws CallError where the site sends nothing, or after too many codes
 */
export async function recover(
  db: Database,
  text: string,
  client: Client,
  means: Means,
): Promise<{ sending: Promise<void> }> {
  if (!means.deliversMail && !means.deliversText) throw badInput('本站没有设置邮件与短信，不能自助找回密码');
  const network = throttleAddress(client.address);
  await countAttempt(db, 'codeAddress', network);
  const owner = await findOwner(db, text);
  // The query runs for unknown accounts too.
  const isKnown = await isKnownNetwork(db, owner?.id ?? 0, client.address);
  // What is typed counts: that a network is known is no way to more codes.
  if (isKnown) await countAttempt(db, 'codeKnown', userNameKey(text), network);
  else await countAttempt(db, 'codeTarget', userNameKey(text));
  return { sending: deliverRecovery(db, owner, { client, isKnown }, means) };
}

async function deliverRecovery(
  db: Database,
  owner: Owner | undefined,
  { client, isKnown }: { client: Client; isKnown: boolean },
  means: Means,
): Promise<void> {
  const byMail = owner?.email != null && means.deliversMail;
  const to = (byMail ? owner.email : means.deliversText ? owner?.verifiedPhone : null) ?? null;
  if (!owner || owner.lockedAt !== null || to === null) return noCode();
  // One account has several names: they count together.
  const key = accountKey(owner.id);
  const isDue = isKnown
    ? isAllowed(db, 'codeKnown', key, throttleAddress(client.address))
    : isAllowed(db, 'codeTarget', key);
  if (!(await isDue)) return noCode();
  const code = await newCode(db, 'recover', targetOf(owner.id, client));
  const says = `账号 ${owner.userName} 正在重设密码。${codeText(code)}如果不是您操作的，请忽略，密码不会改变。`;
  await sendTo(means, { channel: byMail ? 'email' : 'phone', to }, '视选：重设密码', says);
}

/**
 * Checks a code that this network asked for. Without one it is held against the newest of the account, for owners whose
 * network has changed since; there are few such guesses for all codes of an account, which leave those of the owner's networks: the
 * one that asked, and those that the account has sessions from. A guess too many is answered as a wrong one, after the same steps: a
 * refusal of its own would tell which accounts have a code, and which names are one account's.
 */
async function checkRecovery(
  db: Database,
  { id, text, code }: { id: number; text: string; code: string },
  client: Client,
  clock: Clock,
): Promise<RightCode> {
  const own = targetOf(id, client);
  const codes = await db
    .select({ target: contactCode.target })
    .from(contactCode)
    .where(and(isOfAccount(id), isInTime(timeOf(clock))))
    .orderBy(desc(contactCode.expiresAt));
  const hasOwn = codes.some(({ target }) => target === own);
  const isKnown = await isKnownNetwork(db, id, client.address);
  // Its own code counts its guesses itself.
  const key = hasOwn ? own : id === 0 ? userNameKey(text) : accountKey(id);
  const mayGuess = isKnown
    ? await isAllowed(db, 'codeElsewhereKnown', key, throttleAddress(client.address))
    : await isAllowed(db, 'codeElsewhere', key);
  const elsewhere = mayGuess ? codes[0]?.target : undefined;
  return checkCode(db, 'recover', hasOwn ? own : (elsewhere ?? own), code, { clock, counts: hasOwn });
}

/**
 * Sets a new password by the code that `recover` sent; all sessions end.
 * @throws CallError, the same for an unknown account and a wrong code, or what is wrong with the new password
 */
export async function resetByCode(
  db: Database,
  { account: text, code, newPassword }: { account: string; code: string; newPassword: string },
  client: Client,
  clock: Clock = {},
): Promise<void> {
  requireGoodPassword(newPassword, text, '新密码');
  await countAttempt(db, 'codeGuess', throttleAddress(client.address));
  const owner = await findOwner(db, text);
  const { use } = await checkRecovery(db, { id: owner?.id ?? 0, text, code }, client, clock);
  if (!owner) throw new Error('a code was right for no account');
  requireGoodPassword(newPassword, owner.userName, '新密码');
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async tx => {
    await use(tx);
    await tx.update(account).set({ passwordHash }).where(eq(account.id, owner.id));
    await tx.delete(session).where(eq(session.accountId, owner.id));
    await endRecovery(tx, owner.id);
  });
}
