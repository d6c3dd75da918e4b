import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { hashOfToken, newSecretToken, SECRET_FORM } from './secret-token';

test('a token says its purpose, is another one each time, and its hash is not it', () => {
  const [one, other] = [newSecretToken('sxx'), newSecretToken('sxx')];
  expect(one).toMatch(new RegExp(`^sxx_${SECRET_FORM}$`));
  expect(other).not.toBe(one);
  expect(hashOfToken(one)).toMatch(/^[0-9a-f]{64}$/);
  expect(one).not.toContain(hashOfToken(one));
});

/** Here it only spreads over time when browsers come back. */
const SPREADS_REQUESTS = ['web/pages/revision/register-site-events.ts'];

test('whatever the server draws by chance comes from node:crypto', () => {
  const source = resolve(import.meta.dirname, '../..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    path => /\.(ts|mjs)$/.test(path) && !path.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(500);
  const others = files.filter(path => /Math\s*\.\s*random/.test(readFileSync(resolve(source, path), 'utf8')));
  expect(others).toEqual(SPREADS_REQUESTS);
});
