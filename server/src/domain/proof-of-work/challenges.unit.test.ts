import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { solveWork } from '../../../test/solve-work';
import { followClock, siteNow } from '../../platform/site-time';
import { issueChallenge, readProof } from './challenges';

const secret = randomBytes(32);
const TRIES = 4;
const HOUR_MS = 3600_000;

const decode = (text: string) => JSON.parse(Buffer.from(text, 'base64').toString());
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

test('a solved challenge is a proof for its purpose alone, on its site alone', async () => {
  const proof = await solveWork(await issueChallenge(secret, 'register', TRIES));
  const id = await readProof(secret, 'register', proof);
  expect(id).toMatch(/^[0-9a-f]{64}$/);
  expect(await readProof(secret, 'register', proof)).toBe(id);
  expect(await readProof(secret, 'enquiry', proof)).toBeNull();
  expect(await readProof(randomBytes(32), 'register', proof)).toBeNull();
});

test('a challenge is answered within ten minutes', async () => {
  const issuedAgo = async (seconds: number) =>
    solveWork(await issueChallenge(secret, 'register', TRIES, new Date(Date.now() - seconds * 1000)));
  expect(await readProof(secret, 'register', await issuedAgo(540))).not.toBeNull();
  expect(await readProof(secret, 'register', await issuedAgo(660))).toBeNull();
});

test('the number to be found lies between half and one and a half times the tries', async () => {
  for (const tries of [1, 2, 9, 40]) {
    const challenge = decode(await issueChallenge(secret, 'enquiry', tries));
    const { counter = -1 } = (await solveChallenge({ challenge, deriveKey })) ?? {};
    expect(counter).toBeGreaterThanOrEqual(Math.floor(tries / 2));
    expect(counter).toBeLessThan(Math.ceil(tries * 1.5));
  }
});

test('no field of a proof can be changed', async () => {
  const proof = decode(await solveWork(await issueChallenge(secret, 'register', TRIES)));
  const { challenge, solution } = proof;
  const fields = [
    ...Object.keys(challenge.parameters).map(name => (value: unknown) => ({
      solution,
      challenge: { ...challenge, parameters: { ...challenge.parameters, [name]: value } },
    })),
    (value: unknown) => ({ solution, challenge: { ...challenge, signature: value } }),
    (value: unknown) => ({ solution: { ...solution, derivedKey: value }, challenge }),
    (value: unknown) => ({
      solution,
      challenge: { ...challenge, parameters: { ...challenge.parameters, more: value } },
    }),
  ];
  const value = fc.oneof(
    fc.jsonValue(),
    fc.integer({ min: 1, max: 4e9 }),
    ...[16, 32].map(bytes =>
      fc.uint8Array({ minLength: bytes, maxLength: bytes }).map(b => Buffer.from(b).toString('hex')),
    ),
    fc.constantFrom({ purpose: 'enquiry' }, { purpose: 'register', more: 1 }, '', '00', undefined),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fields), value, async (change, changed) => {
      const forged = encode(change(changed));
      fc.pre(!isDeepStrictEqual(decode(forged), proof));
      expect(await readProof(secret, 'register', forged)).toBeNull();
    }),
  );
});

test('any other text is refused without an error', async () => {
  const text = fc.oneof(fc.string(), fc.base64String({ maxLength: 3000 }), fc.jsonValue().map(encode));
  await fc.assert(
    fc.asyncProperty(text, async anything => {
      expect(await readProof(secret, 'enquiry', anything)).toBeNull();
    }),
  );
});

test.each([
  ['an hour behind', -HOUR_MS],
  ['a day ahead', 24 * HOUR_MS],
])(
  'a clock of this machine that is %s closes no challenge and keeps none open, where the site has one time',
  async (_, ms) => {
    followClock(Date.now());
    onTestFinished(() => followClock(undefined));
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    vi.setSystemTime(Date.now() + ms);
    const proofOf = async (secondsAgo: number) =>
      solveWork(await issueChallenge(secret, 'register', TRIES, new Date(siteNow() - secondsAgo * 1000)));
    expect(await readProof(secret, 'register', await proofOf(0))).not.toBeNull();
    expect(await readProof(secret, 'register', await proofOf(660))).toBeNull();
  },
);

test('a challenge that would hold for longer than any does is not open: the clock was set back since', async () => {
  const ahead = new Date(Date.now() + HOUR_MS);
  const proof = await solveWork(await issueChallenge(secret, 'register', TRIES, ahead));
  expect(await readProof(secret, 'register', proof)).toBeNull();
});
