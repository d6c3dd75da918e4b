import { and, eq, like } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect';
import { contactCode, passwordLink } from './schema';

/** What codes for a new password are kept under, whichever of the account's names was given. */
export const accountKey = (id: number) => `account:${id}`;

/** The account's codes of all networks. */
export const isOfAccount = (id: number) =>
  and(eq(contactCode.purpose, 'recover'), like(contactCode.target, `${accountKey(id)} %`));

/** Ends the codes for a new password that are on their way: the contact that they went to may be the owner's no more. */
export async function endCodes(tx: Transaction, accountId: number): Promise<void> {
  await tx.delete(contactCode).where(isOfAccount(accountId));
}

/**
 * Ends every way to a new password that was handed out and not used, codes and link. To be called where a password is replaced:
 * whoever holds one of them did not know of it.
 */
export async function endRecovery(tx: Transaction, accountId: number): Promise<void> {
  await endCodes(tx, accountId);
  await tx.delete(passwordLink).where(eq(passwordLink.accountId, accountId));
}
