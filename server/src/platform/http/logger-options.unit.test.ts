import { Writable } from 'node:stream';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { serverSources } from '../../../test/server-sources';
import { logOutput } from './log-output';
import { loggerOptions } from './logger-options';

function memory() {
  let written = '';
  const stream = new Writable({
    write(chunk, _, done) {
      written += chunk;
      done();
    },
  });
  return { stream, written: () => written };
}

test('tokens and passwords never reach the log', () => {
  const { stream, written } = memory();
  const { log } = fastify({ logger: { ...loggerOptions('info'), serializers: {}, stream } });
  const headers = { authorization: 'SECRET', cookie: 'SECRET', 'x-partner-key': 'SECRET', host: 'example.com' };
  log.info({ req: { headers }, res: { headers: { 'refresh-token': 'SECRET', 'set-cookie': 'SECRET' } } }, 'request');
  log.info({ body: { userName: '张工', password: 'SECRET' }, content: { token: 'SECRET' } }, 'login');
  log.info({ password: 'SECRET', token: 'SECRET' }, 'fields');
  expect(written()).toContain('张工');
  expect(written()).not.toContain('SECRET');
});

test('what comes from outside is no format: it is written as it came', () => {
  const { stream, written } = memory();
  const { log } = fastify({ logger: { ...loggerOptions('info'), stream } });
  const text = '%s %d %o %j %c %%';
  log.info({ asked: text }, text);
  log.error(new Error(text));
  const lines = written()
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
  expect(lines).toMatchObject([{ asked: text, msg: text }, { msg: text }]);
});

test('the log is written to standard output and nowhere else', () => {
  for (const elsewhere of ['file', 'transport']) expect(loggerOptions('info')).not.toHaveProperty(elsewhere);
  expect(loggerOptions('info').stream).toBe(logOutput(process.stdout));
  const others = serverSources().filter(({ text }) => /from 'pino|appendFile|syslog/.test(text));
  expect(others.map(({ path }) => path)).toEqual([]);
});

/** What the log says of requests for these addresses, which are all answered. */
async function loggedAt(...addresses: string[]): Promise<string> {
  const { stream, written } = memory();
  const app = fastify({ logger: { ...loggerOptions('info'), stream } });
  app.get('/*', async () => 'ok');
  for (const address of addresses) await app.inject(address);
  await app.close();
  return written();
}

test('the secret of a granted file is left out of its address, also of a wrong one', async () => {
  const written = await loggedAt('/files/SECRET?download=1', '/files/SECRET/more');
  expect(written).toContain('/files/[Redacted]?download=1');
  expect(written).not.toContain('SECRET');
});

test('a partner’s key in an address is left out of it, whatever was written round it', async () => {
  const written = await loggedAt(
    '/embed/v1/frame?mode=lens&partner=sxp_SECRET&theme=dark',
    '/embed/v1/frame?%70artner=sxp_SECRET',
    '/embed/v1/frame?partner=SECRET',
  );
  expect(written).toContain('/embed/v1/frame?mode=lens&partner=[Redacted]&theme=dark');
  expect(written).not.toContain('SECRET');
});

test.each([
  ['http://site.test/files/SECRET', '/files/[Redacted]'],
  ['HTTP://user@site.test:8080/files/SECRET?download=1', '/files/[Redacted]?download=1'],
  ['http://site.test?link=SECRET', '?link=[Redacted]'],
  ['/%66iles/SECRET', '/files/[Redacted]'],
  ['/%46iles/%53ECRET/%zz', '/Files/[Redacted]'],
  ['//files/SECRET', '//files/[Redacted]'],
  ['/x/../files/SECRET', '/x/../files/[Redacted]'],
  ['/files%2FSECRET', '/files/[Redacted]'],
  ['/ops/password?link=SECRET', '/ops/password?link=[Redacted]'],
  ['/ops/password?l%69nk=%53ECRET&a=%E7%9B%B8', '/ops/password?l%69nk=[Redacted]&a=%E7%9B%B8'],
  ['/light?mf=selection%40&preview=SECRET#x', '/light?mf=selection%40&preview=[Redacted]'],
  ['/light?other=%73x%76_SECRET', '/light?other=[Redacted]'],
  ['/light?%73xl_SECRET', '/light?[Redacted]'],
  ['/light/sxp_SECRET/x?a=1', '/light/[Redacted]?a=1'],
])('the address %s is logged as %s', async (url, logged) => {
  const { stream, written } = memory();
  const { log } = fastify({ logger: { ...loggerOptions('info'), serializers: {}, stream } });
  log.info({ req: { url } }, 'request');
  expect(JSON.parse(written())).toMatchObject({ req: { url: logged } });
  expect(written()).not.toMatch(/SECRET|%53ECRET/);
});

test.each(['/', '/goods/list?categoryId=1&x=%E7%9B%B8&y', '/%E7%9B%B8', '*', '/a?link', '/profiles/1', '/light?'])(
  'the address %s has no secret and is logged as it is',
  url => {
    const { stream, written } = memory();
    const { log } = fastify({ logger: { ...loggerOptions('info'), serializers: {}, stream } });
    log.info({ req: { url } }, 'request');
    expect(JSON.parse(written())).toMatchObject({ req: { url } });
  },
);
