import type { AccountCopy } from '@shixuan/api';
import { asc, eq } from 'drizzle-orm';
import { readKept } from '../../domain/accounts/kept-items';
import { readProfile } from '../../domain/accounts/profile';
import { secondFactor, session } from '../../domain/accounts/schema';
import { enquiry } from '../../domain/enquiries/schema';
import { schemeComment, sharedScheme } from '../../domain/schemes/schema';
import type { Database } from '../../platform/database/connect';
import { siteTime } from '../../platform/site-time';
import { downloadEvent, downloadItem, downloadVersion, termsAcceptance } from '../downloads/schema';

/**
 * All that the site keeps of an account, for its owner. Hashes and secrets are left out, and so are the rights to fetch
 * files and the links to set a password, which last hours and consist of nothing else.
 * @throws CallError when there is no such account
 */
export async function copyOfAccount(db: Database, id: number, now = siteTime()): Promise<AccountCopy> {
  return {
    copiedAt: now.toISOString(),
    profile: await readProfile(db, id),
    sessions: await sessionsOf(db, id),
    ...(await factorOf(db, id)),
    kept: await readKept(db, id),
    acceptedTerms: await termsOf(db, id),
    downloaded: await downloadedBy(db, id),
    enquiries: await enquiriesOf(db, id),
    sharedSchemes: await schemesOf(db, id),
  };
}

async function sessionsOf(db: Database, id: number): Promise<AccountCopy['sessions']> {
  const rows = await db.select().from(session).where(eq(session.accountId, id)).orderBy(asc(session.createdAt));
  return rows.map(({ userAgent, address, createdAt, lastSeenAt, expiresAt }) => ({
    userAgent,
    address,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

async function factorOf(db: Database, id: number): Promise<Pick<AccountCopy, 'secondFactorSince'>> {
  const [row] = await db.select().from(secondFactor).where(eq(secondFactor.accountId, id));
  return { secondFactorSince: row?.confirmedAt?.toISOString() ?? null };
}

async function termsOf(db: Database, id: number): Promise<AccountCopy['acceptedTerms']> {
  const rows = await db
    .select()
    .from(termsAcceptance)
    .where(eq(termsAcceptance.accountId, id))
    .orderBy(asc(termsAcceptance.acceptedAt));
  return rows.map(({ version, acceptedAt }) => ({ version, acceptedAt: acceptedAt.toISOString() }));
}

async function downloadedBy(db: Database, id: number): Promise<AccountCopy['downloaded']> {
  const rows = await db
    .select({ event: downloadEvent, version: downloadVersion.version, title: downloadItem.title })
    .from(downloadEvent)
    .innerJoin(downloadVersion, eq(downloadVersion.id, downloadEvent.versionId))
    .innerJoin(downloadItem, eq(downloadItem.id, downloadVersion.itemId))
    .where(eq(downloadEvent.accountId, id))
    .orderBy(asc(downloadEvent.id));
  return rows.map(({ event, version, title }) => ({
    title,
    version,
    at: event.at.toISOString(),
    completedAt: event.completedAt?.toISOString() ?? null,
  }));
}

async function enquiriesOf(db: Database, id: number): Promise<AccountCopy['enquiries']> {
  const rows = await db.select().from(enquiry).where(eq(enquiry.accountId, id)).orderBy(asc(enquiry.id));
  return rows.map(({ createdAt, name, company, email, phone, message, products, scheme }) => ({
    createdAt: createdAt.toISOString(),
    name,
    company,
    email,
    phone,
    message,
    products,
    scheme,
  }));
}

/** What others wrote on a scheme is the owner's to read as well. */
async function schemesOf(db: Database, id: number): Promise<AccountCopy['sharedSchemes']> {
  const rows = await db
    .select()
    .from(sharedScheme)
    .leftJoin(schemeComment, eq(schemeComment.key, sharedScheme.key))
    .where(eq(sharedScheme.accountId, id))
    .orderBy(asc(sharedScheme.createdAt), asc(schemeComment.id));
  const schemes = new Map<string, AccountCopy['sharedSchemes'][number]>();
  for (const { shared_scheme: own, scheme_comment: said } of rows) {
    const { key, title, scheme, createdAt } = own;
    const one = schemes.get(key) ?? { title, scheme, createdAt: createdAt.toISOString(), comments: [] };
    if (said) one.comments.push({ name: said.name, text: said.text, createdAt: said.createdAt.toISOString() });
    schemes.set(key, one);
  }
  return [...schemes.values()];
}
