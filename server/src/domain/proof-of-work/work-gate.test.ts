import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { solveWork } from '../../../test/solve-work';
import { createTestDatabase } from '../../../test/test-database';
import { connectDatabase } from '../../platform/database/connect';
import { rateLimit } from '../accounts/schema';
import { ProofNeeded } from './proof-needed';
import { createWorkGate } from './work-gate';

const settings = { freeAnHour: 2, tries: 2 };
const { db, url, stop } = await createTestDatabase();
const beside = await connectDatabase(url, () => undefined);
const gate = createWorkGate(db, settings);
const otherProcess = createWorkGate(beside.db, settings);
afterAll(async () => {
  await beside.stop();
  await stop();
});
beforeEach(() => db.delete(rateLimit));

const HERE = '192.0.2.1';

/** The challenge that a call is refused with; undefined for a call that passes. */
const challengeOf = (passing: Promise<void>): Promise<string | undefined> =>
  passing.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof ProofNeeded) return error.challenge;
      throw error;
    },
  );

/** Uses up what is free, and solves the challenge of the next call. */
async function proofFor(purpose: 'register' | 'enquiry', address = HERE): Promise<string> {
  for (;;) {
    const challenge = await challengeOf(gate.pass(purpose, address, undefined));
    if (challenge !== undefined) return solveWork(challenge);
  }
}

test('the first calls of a network pass without a proof, whichever process counts them; later ones need one', async () => {
  await gate.pass('register', HERE, undefined);
  await otherProcess.pass('register', HERE, undefined);
  const refusal: unknown = await gate.pass('register', HERE, undefined).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ httpStatus: 429, state: 1010, retryAfterSeconds: expect.any(Number) });
  expect(String(refusal)).toMatch(/注册：所在网络近一小时的注册较多.*再提交一次，或在 60 分钟后再试/);
  // Another purpose, and another network, have counts of their own.
  await gate.pass('enquiry', HERE, undefined);
  await gate.pass('register', '192.0.2.2', undefined);
});

test('a proof lets one call through, on whichever process', async () => {
  const proof = await proofFor('register');
  await otherProcess.pass('register', HERE, proof);
  expect(await challengeOf(gate.pass('register', HERE, proof))).toEqual(expect.any(String));
  expect(await challengeOf(otherProcess.pass('register', HERE, proof))).toEqual(expect.any(String));
});

test('of many calls at the same moment with one proof exactly one passes', async () => {
  const proof = await proofFor('enquiry');
  const gates = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? gate : otherProcess));
  const challenges = await Promise.all(gates.map(each => challengeOf(each.pass('enquiry', HERE, proof))));
  expect(challenges.filter(challenge => challenge === undefined)).toHaveLength(1);
});

test('a proof that was used is not taken again after the clock was set back by an hour', async () => {
  const proof = await proofFor('register');
  await gate.pass('register', HERE, proof);
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const usedAt = Date.now();
  for (const minutes of [-50, -30, -1]) {
    vi.setSystemTime(usedAt + minutes * 60_000);
    expect(await challengeOf(otherProcess.pass('register', HERE, proof))).toEqual(expect.any(String));
  }
});

test('a proof for something else, and one that is none, are refused with a new challenge', async () => {
  const proof = await proofFor('register');
  await proofFor('enquiry');
  for (const wrong of [proof, '', 'bm90aGluZw=='])
    expect(await challengeOf(gate.pass('enquiry', HERE, wrong))).toEqual(expect.any(String));
  await gate.pass('register', HERE, proof);
});

test('a network that asks without end gets no more challenges', async () => {
  await proofFor('register');
  const key = await db.select().from(rateLimit);
  expect(key).toHaveLength(1);
  await db.update(rateLimit).set({ points: 503 });
  await expect(gate.pass('register', HERE, undefined)).rejects.toMatchObject({ name: 'CallError', httpStatus: 429 });
  await expect(gate.pass('register', HERE, undefined)).rejects.not.toBeInstanceOf(ProofNeeded);
});

test('what is stored names no address, and ends', async () => {
  await gate.pass('register', HERE, await proofFor('register'));
  const rows = await db.select().from(rateLimit);
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain(HERE);
  for (const { expire } of rows) expect(expire).toBeLessThanOrEqual(Date.now() + 3_600_000);
});
