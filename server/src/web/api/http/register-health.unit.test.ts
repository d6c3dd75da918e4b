import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { NothingServable, RegistryOlder, RegistryUnusable } from '../../../domain/releases/registry/registry-unusable';
import type { Catalogue } from '../../../domain/snapshot/catalogue';
import { openServer } from '../../../platform/http/open-server';
import { registerHealth } from './register-health';

const catalogue = {
  current: { index: { version: '7', categories: [{ count: 30 }, { count: 3 }] } },
  databaseReachable: false,
} as unknown as Catalogue;

test('what is wrong is named without failing the probe', async () => {
  const app = fastify();
  const checkRegistry = async () => {
    throw new RegistryUnusable('registry.json 已损坏');
  };
  await registerHealth(app, {
    catalogue,
    checkRegistry,
    replica: () => ({ state: 'behind', lagMs: 7000 }),
    freeSpace: async () => ({ freeBytes: 1000, sizeBytes: 10 ** 12 }),
  });
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    status: 'ready',
    catalogueVersion: '7',
    products: 33,
    database: 'down',
    replica: 'behind',
    replicaLagMs: 7000,
    disk: 'nearly-full',
    registry: 'unusable',
    registryProblem: 'registry.json 已损坏',
  });
});

test('an older copy of the registry is told, and takes no process out of service', async () => {
  const app = fastify();
  const checkRegistry = async () => {
    throw new RegistryOlder(5, 9);
  };
  await registerHealth(app, { catalogue, checkRegistry });
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    status: 'ready',
    registry: 'older',
    registryProblem: expect.stringContaining('看来放回了较早的副本'),
  });
});

test('without any page to serve the process is not ready', async () => {
  const app = fastify();
  const checkRegistry = async () => {
    throw new NothingServable();
  };
  await registerHealth(app, { catalogue, checkRegistry });
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({
    status: 'unservable',
    registry: 'unusable',
    registryProblem: expect.stringContaining('没有可提供的外壳版本'),
  });
});

test('while the server ends, whoever still has a connection is told so', async () => {
  const app = openServer({});
  await app.register(registerHealth, { catalogue });
  let answer = '';
  await app.register(async later => {
    later.addHook('preClose', async () => {
      const [address] = app.addresses();
      const socket = connect(typeof address === 'object' ? address.port : 0, '127.0.0.1');
      socket.write('GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n');
      answer = await text(socket);
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  await app.close();
  expect(answer).toMatch(/^HTTP\/1\.1 503 .*"status":"draining"/s);
});
