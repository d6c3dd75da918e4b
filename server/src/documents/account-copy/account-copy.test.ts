import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postCall } from '../../../test/post-call';
import { createTestSite, type TestSite } from '../../../test/test-site';
import { account, passwordLink, secondFactor } from '../../domain/accounts/schema';
import { downloadEvent, downloadItem, downloadVersion, termsAcceptance } from '../downloads/schema';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ data: false });
});
afterAll(() => site.stop());

const newcomer = async (userName: string) => {
  const { content } = await postCall(site.app, 'register', { userName, password: '光学平台上的一杯茶' });
  return { id: content.id, as: { authorization: content.token } };
};

/** Tables with rows of an account, and where they stand in its copy; null: rights that last hours and say nothing else. */
const PLACES = {
  download_event: 'downloaded',
  download_grant: null,
  enquiry: 'enquiries',
  kept_item: 'kept',
  password_link: null,
  second_factor: 'secondFactorSince',
  session: 'sessions',
  shared_scheme: 'sharedSchemes',
  terms_acceptance: 'acceptedTerms',
};

async function fill({ id, as }: { id: number; as: Record<string, string> }) {
  const { db } = site.database;
  const at = new Date('2026-01-02T03:04:05Z');
  await postCall(site.app, 'accountSaveProfile', { name: '王工', company: '某视觉公司', phone: '12345678' }, as);
  const item = {
    list: 'viewed' as const,
    key: '7',
    value: { id: 7, title: '相机' },
    place: 0,
    changedAt: at.toISOString(),
  };
  await postCall(site.app, 'accountKeep', { changes: [item] }, as);
  const asked = {
    name: '王工',
    email: 'wang@example.com',
    message: '交期？',
    products: [],
    scheme: '/selection/vision',
  };
  await postCall(site.app, 'sendEnquiry', asked, as);
  const scheme = { scheme: '/selection/vision?w=60', title: '60 mm 视野' };
  const { content } = await postCall(site.app, 'schemeOpenComments', scheme, as);
  await postCall(site.app, 'schemeComment', { key: content.key, name: '李工', text: '<b>镜头</b>太长' });
  await db.insert(secondFactor).values({
    ...{ accountId: id, secret: 'JBSWY3DPEHPK3PXP', confirmedAt: at, lastStep: 1 },
    recoveryHashes: ['hash-of-recovery'],
  });
  await db.insert(passwordLink).values({ accountId: id, secretHash: `hash-of-link-${id}`, expiresAt: at });
  await db.insert(termsAcceptance).values({ accountId: id, version: '2026-01', acceptedAt: at });
  const [file] = await db.select().from(downloadVersion);
  await db.insert(downloadEvent).values({ accountId: id, versionId: file?.id ?? 0, secretHash: 'hash-of-grant', at });
}

async function publishFile() {
  const { db } = site.database;
  const columns = { key: 'k', type: 'catalogue', title: '目录表', summary: '', format: 'xlsx', position: 0 };
  const [item] = await db.insert(downloadItem).values(columns).returning();
  await db.insert(downloadVersion).values({
    ...{ itemId: item?.id ?? 0, version: '1', fileName: 'a.xlsx', size: 1, sha256: 'a'.repeat(64) },
    ...{ sourceHash: 's', notes: '', publishedAt: new Date() },
  });
}

test('the copy holds what every table has of the account, without a secret and nothing of others', async () => {
  await publishFile();
  const [one, other] = [await newcomer('甲方工程师'), await newcomer('乙方工程师')];
  await fill(one);
  const { content } = await postCall(site.app, 'accountCopy', {}, one.as);
  expect(content).toMatchObject({
    profile: { userName: '甲方工程师', name: '王工', company: '某视觉公司', phone: '12345678' },
    secondFactorSince: '2026-01-02T03:04:05.000Z',
    kept: [{ list: 'viewed', key: '7', value: { id: 7, title: '相机' } }],
    acceptedTerms: [{ version: '2026-01' }],
    downloaded: [{ title: '目录表', version: '1', completedAt: null }],
    enquiries: [{ email: 'wang@example.com', message: '交期？' }],
    sharedSchemes: [{ title: '60 mm 视野', comments: [{ name: '李工', text: '<b>镜头</b>太长' }] }],
  });
  expect(content.sessions).toHaveLength(1);
  expect(JSON.stringify(content)).not.toMatch(/argon2|hash-of|JBSWY3DP/);

  const empty = await postCall(site.app, 'accountCopy', {}, other.as);
  const { copiedAt: _, profile, sessions, ...rest } = empty.content;
  expect(profile.userName).toBe('乙方工程师');
  expect(sessions).toHaveLength(1);
  expect(rest).toEqual({
    ...{ secondFactorSince: null, kept: [], acceptedTerms: [], downloaded: [], enquiries: [], sharedSchemes: [] },
  });
});

test('a new table with rows of an account needs a place in the copy', async () => {
  const { rows } = await site.database.db.execute(sql`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'account'::regclass order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(PLACES));
});

test('without a login there is no copy', async () => {
  expect(await postCall(site.app, 'accountCopy', {})).toMatchObject({ state: 10000, content: null });
  expect(await site.database.db.$count(account)).toBeGreaterThan(0);
});
