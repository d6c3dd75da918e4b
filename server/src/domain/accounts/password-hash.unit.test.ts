import { availableParallelism } from 'node:os';
import argon2 from '@node-rs/argon2';
import { afterEach, expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash';

const slots = availableParallelism();
const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

afterEach(() => {
  vi.restoreAllMocks();
});

/** Computations that are under way, which end when the test says so. */
function held() {
  const ends: { resolve: (hash: string) => void; reject: (error: Error) => void }[] = [];
  const hash = vi
    .spyOn(argon2, 'hash')
    .mockImplementation(() => new Promise((resolve, reject) => ends.push({ resolve, reject })));
  return { ends, hash };
}

test('as many computations run at once as there are processors; the others run in the order of their calls', async () => {
  const { ends, hash } = held();
  const names = Array.from({ length: slots + 3 }, (_, which) => `password ${which}`);
  const all = names.map(hashPassword);
  await turns();
  expect(hash).toHaveBeenCalledTimes(slots);
  for (let ended = 0; ended < names.length; ended += 1) {
    ends[ended]?.resolve(`hash ${ended}`);
    await turns();
    expect(hash).toHaveBeenCalledTimes(Math.min(names.length, slots + ended + 1));
  }
  expect(await Promise.all(all)).toEqual(names.map((_, which) => `hash ${which}`));
  expect(hash.mock.calls.map(([password]) => password)).toEqual(names);
});

test('with the queue full, further calls are refused at once with a time to come back; those that wait are computed', async () => {
  const { ends, hash } = held();
  const accepted = Array.from({ length: 9 * slots }, () => hashPassword('password'));
  await expect(hashPassword('one too many')).rejects.toMatchObject({ httpStatus: 503, retryAfterSeconds: 2 });
  for (let ended = 0; ended < accepted.length; ended += 1) {
    ends[ended]?.resolve('hash');
    await turns();
  }
  expect(await Promise.all(accepted)).toHaveLength(9 * slots);
  expect(hash).toHaveBeenCalledTimes(9 * slots);

  const after = hashPassword('password');
  await turns();
  ends.at(-1)?.resolve('hash');
  expect(await after).toBe('hash');
});

test('a computation that fails gives its slot back', async () => {
  const { ends, hash } = held();
  const all = Array.from({ length: slots + 1 }, () => hashPassword('password'));
  const settled = Promise.allSettled(all);
  await turns();
  for (const end of ends.splice(0)) end.reject(new Error('out of memory'));
  await turns();
  expect(hash).toHaveBeenCalledTimes(slots + 1);
  ends[0]?.resolve('hash');
  expect((await settled).map(({ status }) => status)).toEqual([...Array(slots).fill('rejected'), 'fulfilled']);

  const later = Array.from({ length: slots }, () => hashPassword('password'));
  await turns();
  expect(hash).toHaveBeenCalledTimes(2 * slots + 1);
  for (const end of ends) end.resolve('hash');
  await Promise.all(later);
});

test('without an account the same computation runs, and nothing matches', async () => {
  const verify = vi.spyOn(argon2, 'verify').mockResolvedValue(true);
  expect(await verifyPassword(undefined, 'nobody has this password')).toBe(false);
  expect(await verifyPassword('$argon2id$stored', 'password')).toBe(true);
  // What nobody's password is compared with is computed once: a second time would tell that there is no account.
  const hash = vi.spyOn(argon2, 'hash');
  expect(await verifyPassword(undefined, 'password')).toBe(false);
  expect(hash).not.toHaveBeenCalled();
  expect(verify).toHaveBeenCalledTimes(3);
  verify.mockRestore();
  const stored = await hashPassword('password');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect(await verifyPassword(stored, 'password')).toBe(true);
  expect(await verifyPassword(stored, 'passwort')).toBe(false);
});
