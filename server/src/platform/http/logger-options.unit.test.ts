import { Writable } from 'node:stream';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
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
