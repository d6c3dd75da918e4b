import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { expect, test, vi } from 'vitest';
import { proveWork } from './prove-work';

const secrets = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'two' };
const issue = async () =>
  btoa(
    JSON.stringify(
      await createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        cost: 10,
        counter: 7,
        deriveKey,
        data: { purpose: 'register' },
      }),
    ),
  );

test('a challenge is solved, and comes back as it was signed', async () => {
  const proof = JSON.parse(atob((await proveWork(await issue())) ?? ''));
  expect(proof.solution.counter).toBe(7);
  expect(await verifySolution({ ...secrets, ...proof, deriveKey })).toMatchObject({ verified: true });
});

test.each([
  ['no base64', '%%%'],
  ['no JSON', btoa('{')],
  ['another form', btoa('{"parameters":{"algorithm":"SHA-256"}}')],
])('%s is not answered', async (_, challenge) => {
  expect(await proveWork(challenge)).toBeNull();
});

test('a page without WebCrypto cannot answer', async () => {
  const challenge = await issue();
  const crypto = vi.spyOn(globalThis, 'crypto', 'get').mockReturnValue({} as Crypto);
  expect(await proveWork(challenge)).toBeNull();
  crypto.mockRestore();
});
