import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { badInput } from '../../platform/http/call-error';
import type { Authenticated } from './authenticate';
import { confirmPassword, wrongPassword } from './confirm-password';
import { endRecovery } from './end-recovery';
import { hashPassword } from './password-hash';
import { requireGoodPassword } from './password-rules';
import { account, session } from './schema';
import { renewToken } from './sessions';

const OLD = '原密码';

/**
 * Replaces the password, ends all other sessions, the downloads granted to them and other ways to a new password, and gives this one a
 * new token.
 * @returns how many sessions ended, and the token
 * @throws CallError: the old password is wrong, the new one is the same or breaks the rules, or too many attempts
 */
export async function changePassword(
  db: Database,
  who: Authenticated,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<{ ended: number; token: string }> {
  requireGoodPassword(newPassword, who.account.userName, '新密码');
  if (newPassword === oldPassword) throw badInput('新密码：与原密码相同，请换一个');
  const confirmed = await confirmPassword(db, who.account.id, OLD, oldPassword);
  const passwordHash = await hashPassword(newPassword);
  return db.transaction(async tx => {
    const isTheSame = and(eq(account.id, who.account.id), eq(account.passwordHash, confirmed));
    const replaced = await tx.update(account).set({ passwordHash }).where(isTheSame);
    // Another request has replaced it meanwhile: what was the old one then is wrong now.
    if (replaced.rowCount !== 1) throw wrongPassword(OLD);
    await endRecovery(tx, who.account.id);
    const { rowCount } = await tx
      .delete(session)
      .where(and(eq(session.accountId, who.account.id), ne(session.id, who.session.id)));
    return { ended: rowCount ?? 0, token: await renewToken(tx, who) };
  });
}
