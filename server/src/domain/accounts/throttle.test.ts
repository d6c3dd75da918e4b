import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { countAttempt, forgetAttempts, takeBack } from './throttle';

const { db, stop } = await createTestDatabase();
afterAll(stop);

const refusal = (counter: Parameters<typeof countAttempt>[1], who: string) =>
  countAttempt(db, counter, who).then(
    () => null,
    (error: unknown) => error,
  );

test.each([
  ['loginPair', 5, 15 * 60],
  ['loginAddress', 30, 15 * 60],
  ['loginAccount', 20, 60 * 60],
  ['register', 30, 60 * 60],
  ['confirm', 5, 15 * 60],
  ['keep', 600, 60 * 60],
  ['enquiry', 6, 60 * 60],
  ['enquiryCopy', 4, 24 * 60 * 60],
  ['codeAddress', 10, 60 * 60],
  ['codeTarget', 4, 60 * 60],
  ['codeGuess', 20, 60 * 60],
] as const)('%s: %d attempts, then a wait of %d seconds', async (counter, attempts, seconds) => {
  const answers = [];
  for (let count = 0; count < attempts; count += 1) answers.push(await refusal(counter, 'one'));
  expect(answers).toEqual(answers.map(() => null));
  const refused = await refusal(counter, 'one');
  expect(refused).toMatchObject({ httpStatus: 429, retryAfterSeconds: expect.any(Number) });
  const { retryAfterSeconds } = Object(refused);
  expect(retryAfterSeconds).toBeLessThanOrEqual(seconds);
  expect(retryAfterSeconds).toBeGreaterThan(seconds - 60);
  expect(await refusal(counter, 'another')).toBeNull();
  await forgetAttempts(db, counter, 'one');
  expect(await refusal(counter, 'one')).toBeNull();
});

test('an attempt that is taken back does not count', async () => {
  for (let count = 0; count < 12; count += 1) {
    await countAttempt(db, 'confirm', 'right');
    await takeBack(db, 'confirm', 'right');
  }
  expect(await refusal('confirm', 'right')).toBeNull();
});
