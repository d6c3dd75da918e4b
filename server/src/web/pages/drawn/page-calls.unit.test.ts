import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { pageCalls, reportFailure } from './page-calls';

/** A server that answers everything with the address and the body. */
function echo() {
  const app = fastify();
  app.post('/*', async request => ({ url: request.url, body: request.body, token: request.headers.authorization }));
  return app;
}

test('public reads are answered by the server itself, without anybody’s token', async () => {
  const call = pageCalls(echo());
  for (const url of ['/web/Product/Detail', '/api/web/Product/Detail', '/web/Product/List', '/web/Product/Files']) {
    const { status, body } = await call(url, '{"id":1}');
    expect([status, JSON.parse(body)]).toEqual([200, { url, body: { id: 1 } }]);
  }
});

test('everything else is refused: accounts, enquiries, files of the site, other addresses', async () => {
  const call = pageCalls(echo());
  for (const url of [
    '/web/User/Login',
    '/web/User/Profile',
    '/web/Download/Download',
    '/web/Enquiry/Send',
    '/site/report',
    '/ops',
    'http://example.com/web/Product/Detail',
    '/web/Product/Detail?x=1',
    '',
  ])
    expect(await call(url, '{}'), url).toEqual({ status: 403, body: '{}' });
});

test('a page that was not drawn is told like a failure of an open page', async () => {
  const told: unknown[] = [];
  const app = fastify();
  app.post('/site/report', async request => void told.push(request.body));
  const issue = async (network: string, versions: readonly string[]) => `${network} ${versions}`;
  reportFailure(app, () => 7, { issue })('catalog', '1.0.0-aaaaaaaa', 'Line');
  await expect
    .poll(() => told)
    .toEqual([
      {
        revision: 7,
        ticket: 'server catalog@1.0.0-aaaaaaaa',
        records: [{ kind: 'error', app: 'catalog', version: '1.0.0-aaaaaaaa', route: 'Line', failure: 'drawing' }],
      },
    ]);
});
