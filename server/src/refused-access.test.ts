import { afterAll, beforeAll, expect, test } from 'vitest';
import { postCall, postRaw } from '../test/post-call';
import { createTestSite, type TestSite } from '../test/test-site';
import { newToken, printToken } from './domain/accounts/session-token';

let site: TestSite;
const lines: unknown[] = [];

beforeAll(async () => {
  site = await createTestSite({
    data: false,
    watch: app =>
      app.addHook('onRequest', async request => {
        request.log = Object.assign(Object.create(request.log), { warn: (line: unknown) => lines.push(line) });
      }),
  });
});
afterAll(() => site.stop());

test('the API logs whom it refuses: a login that has ended, a key that does not work; not what is merely wrong', async () => {
  await postCall(site.app, 'accountSessions', {}, { authorization: printToken(newToken()) });
  await postCall(site.app, 'selectionInit', {}, { 'x-partner-key': `sxp_${'0'.repeat(64)}` });
  await postCall(site.app, 'login', { userName: 'somebody', password: 'wrong password' });
  await postRaw(site.app, 'login', '{"userName":"somebody","staff":true}');
  const refused = lines.filter(line => Object(line).access === 'refused');
  const malformed = lines.filter(line => Object(line).protection === 'refused');
  expect(malformed).toMatchObject([{ reason: 'input', route: '/web/Home/Login' }]);
  expect(refused).toMatchObject([
    { reason: 'login', route: '/web/Account/Sessions' },
    { reason: 'right', route: '/web/Product/SelectionInit' },
  ]);
  expect(JSON.stringify(lines)).not.toContain('sxp_');
});
