import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { RegistryUnusable } from '../../../domain/releases/registry/registry-unusable';
import type { Catalogue } from '../../../domain/snapshot/catalogue';
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
  await registerHealth(app, { catalogue, checkRegistry, replica: () => ({ state: 'behind', lagMs: 7000 }) });
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    status: 'ready',
    catalogueVersion: '7',
    products: 33,
    database: 'down',
    replica: 'behind',
    replicaLagMs: 7000,
    registry: 'unusable',
    registryProblem: 'registry.json 已损坏',
  });
});
