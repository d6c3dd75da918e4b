import { expect, test } from 'vitest';
import { operationsSection, serverSources } from '../../../test/server-sources';

const sources = serverSources();
const used = (form: RegExp) =>
  sources.flatMap(({ path, text }) => [...text.matchAll(form)].map(found => [path, found[1]]));

test('hashes are of SHA-2; SHA-1 serves the tag of drawn pages alone, where nothing depends on it', () => {
  const hashes = used(/createHash\(([^)]*)\)/g);
  expect(hashes.length).toBeGreaterThan(10);
  expect([...new Set(hashes.map(([, name]) => name))].sort()).toEqual(["'sha1'", "'sha256'", "'sha384'", "'sha512'"]);
  expect(hashes.filter(([, name]) => name === "'sha1'")).toEqual([['web/pages/drawn/drawn-documents.ts', "'sha1'"]]);
});

test('keyed hashes are HMAC-SHA-256', () => {
  const keyed = used(/createHmac\(\s*('[^']*'|[^,]*),/g);
  expect(keyed.length).toBeGreaterThan(3);
  expect([...new Set(keyed.map(([, name]) => name))]).toEqual(["'sha256'"]);
});

test('nothing is encrypted, signed or derived but by the libraries of the list, and every algorithm stands in it', () => {
  expect(
    used(/\b(create(?:Cipher|Decipher|Sign|Verify|ECDH|DiffieHellman)\w*|crypto\.subtle|pbkdf2\w*|scrypt\w*)\(/g),
  ).toEqual([]);
  // Without a digest of their own: Ed25519.
  expect(used(/\b(sign|verify)\(null,/g)).toEqual([
    ['domain/releases/trial/signed-trial.ts', 'sign'],
    ['domain/releases/trial/signed-trial.ts', 'verify'],
  ]);
  const libraries = used(/from '(age-encryption|otpauth|@node-rs\/argon2|altcha-lib[^']*)'/g).map(([, name]) => name);
  expect([...new Set(libraries)].sort()).toEqual([
    '@node-rs/argon2',
    'age-encryption',
    'altcha-lib',
    'altcha-lib/algorithms/pbkdf2',
    'otpauth',
  ]);
  const list = operationsSection('密码算法');
  for (const name of [
    'argon2id',
    'HMAC-SHA-256',
    'SHA-256',
    'SHA-384',
    'SHA-512',
    'PBKDF2-SHA-256',
    'TOTP',
    'SHA-1',
    'age',
    'Ed25519',
  ])
    expect(list).toMatch(new RegExp(`^\\| ${name}[ （：|]`, 'm'));
});

test('what must not be guessed comes from node:crypto', () => {
  const guessed = used(/\b(Math\.random)\(/g).map(([path]) => path);
  // When open pages ask again, spread so that not all do at once.
  expect(guessed).toEqual(['web/pages/revision/register-site-events.ts']);
});
