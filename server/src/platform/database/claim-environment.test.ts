import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { siteSecret } from '../../domain/accounts/site-secret';
import { claimEnvironment, requireEnvironment } from './claim-environment';
import { setting } from './schema';

const { db, stop } = await createTestDatabase();
afterAll(stop);
beforeEach(async () => void (await db.delete(setting)));

test('a database belongs to the environment that starts on it first, for ever', async () => {
  await claimEnvironment(db, 'staging');
  await claimEnvironment(db, 'staging');
  await expect(claimEnvironment(db, 'production')).rejects.toThrow(
    '数据库属于环境 staging，而 ENVIRONMENT 是 production',
  );
});

test('one from before environments is production’s', async () => {
  await siteSecret(db);
  await expect(claimEnvironment(db, 'staging')).rejects.toThrow('数据库属于环境 production');
  await claimEnvironment(db, 'production');
});

test('of two environments that start at once on an empty database one gets it', async () => {
  const claims = await Promise.allSettled(['staging', 'production'].map(name => claimEnvironment(db, name)));
  expect(claims.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a command leaves an empty database empty, and refuses that of another environment', async () => {
  await requireEnvironment(db, 'staging');
  expect(await db.select().from(setting)).toEqual([]);
  await claimEnvironment(db, 'production');
  await expect(requireEnvironment(db, 'staging')).rejects.toThrow('数据库属于环境 production');
});
