import { expect, test } from 'vitest';
import { operationsSection, serverSources } from '../../../test/server-sources';
import { settings } from '../settings';

const section = operationsSection('密钥与秘密');
const told = new Set([...section.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name));

/** A password or key in the value itself, or in the address that it is. */
const holdsSecret = ({ name, example, meaning }: (typeof settings)[number]) =>
  /PASSWORD|TOKEN|_KEY$|SECRET/.test(name) || /密码@|[?&]key=/.test(`${example} ${meaning}`);

test('operators read of every setting that holds a secret where it comes from and how it is replaced', () => {
  const secret = settings.filter(holdsSecret).map(({ name }) => name);
  expect(secret).toContain('BACKUP_PASSWORD');
  expect(secret).toContain('DATABASE_URL');
  expect(secret.filter(name => !told.has(name))).toEqual([]);
});

test('operators read of every secret that the site makes for itself, and of every table that holds one as it is', () => {
  const made = serverSources().flatMap(({ text }) =>
    [...text.matchAll(/= '([\w-]*secret[\w-]*)';/g)].map(([, key]) => key),
  );
  expect(made).toContain('site-secret');
  for (const key of made) expect(section).toContain(`\`${key}\``);
  const tables = serverSources()
    .filter(({ path }) => path.endsWith('/schema.ts'))
    .flatMap(({ text }) => text.split(/(?=export const \w+ = pgTable\()/))
    .filter(text => /\bsecret: /.test(text))
    .map(text => /pgTable\(\s*'(\w+)'/.exec(text)?.[1]);
  expect(tables).toEqual(['second_factor']);
  for (const table of tables) expect(section).toContain(`\`${table}\``);
});
