import { expect, test } from 'vitest';
import { schemaText } from '../../../../test/schema-text';
import { AuditEntry } from './audit-log';
import * as registry from './registry-schema';

test('registry.json and the entries of the audit log are accepted within these limits', async () => {
  await expect(schemaText({ Registry: registry.Registry, AuditEntry })).toMatchFileSnapshot('./schemas.txt');
});

test('a new registry is valid, and nothing is switched off in it', () => {
  const empty = registry.emptyRegistry();
  expect(registry.Registry.parse(empty)).toEqual(empty);
  expect(empty).toMatchObject({ revision: 0, shell: [], microFrontends: {}, killed: {} });
  expect(registry.killedOf(empty, 'constructor')).toBeNull();
});
