import { expect, test } from 'vitest';
import { newRecoveryCode, recoveryHash } from './recovery-code';

test('a recovery code has at least 128 bits, random in every place', () => {
  const codes = Array.from({ length: 2000 }, newRecoveryCode);
  expect(new Set(codes).size).toBe(codes.length);
  const places = codes.map(code => code.replaceAll('-', ''));
  const seen = Array.from({ length: places[0]?.length ?? 0 }, (_, at) => new Set(places.map(code => code[at])));
  // Of two thousand codes each place has had every character, but for a chance of one in 10^25.
  expect(seen.map(({ size }) => size)).toEqual(seen.map(() => 31));
  expect(seen.reduce((bits, { size }) => bits + Math.log2(size), 0)).toBeGreaterThanOrEqual(128);
});

test('it is in groups that can be read aloud, and is the same without them', () => {
  const code = newRecoveryCode();
  expect(code).toMatch(/^(?:[2-9a-hjkmnp-z]{4}-){6}[2-9a-hjkmnp-z]{4}$/);
  expect(recoveryHash(code)).toBe(recoveryHash(code.replaceAll('-', '')));
  expect(recoveryHash(code)).toMatch(/^[0-9a-f]{64}$/);
});
