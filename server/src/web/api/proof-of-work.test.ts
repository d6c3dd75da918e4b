import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { postCall } from '../../../test/post-call';
import { solveWork } from '../../../test/solve-work';
import { createTestSite, type TestSite } from '../../../test/test-site';
import { rateLimit } from '../../domain/accounts/schema';
import { enquiry } from '../../domain/enquiries/schema';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ data: false, proofOfWork: { freeAnHour: 1, tries: 2 } });
});
afterAll(() => site.stop());
beforeEach(() => site.database.db.delete(rateLimit));

const password = '光学平台上的一杯茶';
const challengeOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['x-work-challenge']);

test('registration: free at first, then with a proof, which is not spent on what is refused anyway', async () => {
  const register = (userName: string, proof?: string, secret = password) =>
    postCall(site.app, 'register', { userName, password: secret }, proof ? { 'x-work-proof': proof } : {});
  expect(await register('第一位')).toMatchObject({ status: 200, state: 0 });
  const refused = await register('第二位');
  expect(refused).toMatchObject({ status: 429, state: 1010, content: null, msg: expect.stringMatching(/^注册：/) });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const proof = await solveWork(challengeOf(refused));
  expect(await register('第二位', proof, '12345678')).toMatchObject({ status: 422 });
  expect(await register('第二位', proof)).toMatchObject({ status: 200, state: 0, content: { userName: '第二位' } });
  expect(await register('第三位', proof)).toMatchObject({ status: 429 });
});

test('an enquiry that is refused for want of a proof is not stored, and one with it is', async () => {
  const send = (proof?: string) =>
    postCall(
      site.app,
      'sendEnquiry',
      { phone: '0755-1234 5678', message: '请报价' },
      proof ? { 'x-work-proof': proof } : {},
    );
  const count = () => site.database.db.$count(enquiry);
  await send();
  const refused = await send();
  expect(refused).toMatchObject({ status: 429, msg: expect.stringMatching(/^询价：/) });
  expect(await count()).toBe(1);
  expect(await send(await solveWork(challengeOf(refused)))).toMatchObject({ status: 200, state: 0 });
  expect(await count()).toBe(2);
});
