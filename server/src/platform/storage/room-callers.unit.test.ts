import { expect, onTestFinished, test } from 'vitest';
import { createRoomCallers, type Proof } from './room-callers';

/** A room that counts how often it was given back, asked for by somebody. */
function watched(proofs: () => Promise<readonly Proof[]>) {
  let given = 0;
  const callers = createRoomCallers(proofs, 1);
  onTestFinished(() => callers.stop());
  const room = {
    hold: async () => undefined,
    giveBack: async () => {
      given += 1;
      return true;
    },
  };
  return {
    callers,
    asks: (hash: string | undefined) => callers.roomFor(room, hash)?.giveBack(),
    given: () => given,
  };
}

test('the room is given back for who is known and whose proof has not ended, and for nobody else', async () => {
  const hour = 3600_000;
  const { callers, asks, given } = watched(async () => [
    ['holds', new Date(Date.now() + hour)],
    ['ended', new Date(Date.now() - hour)],
    ['without end', null],
  ]);
  await expect.poll(() => asks('holds')).toBe(true);
  const before = given();
  for (const hash of ['ended', 'unknown', '', undefined]) expect(await asks(hash), hash).toBe(false);
  expect(given()).toBe(before);
  expect(await asks('without end')).toBe(true);
  expect(callers.roomFor(undefined, 'holds')).toBeUndefined();
});

test('those known stay so while the database cannot be read; who was taken off is unknown afterwards', async () => {
  let read = async (): Promise<readonly Proof[]> => [['one', null]];
  const { callers, asks } = watched(() => read());
  await expect.poll(() => asks('one')).toBe(true);
  let failures = 0;
  read = async () => {
    failures += 1;
    throw new Error('no room for a connection');
  };
  await expect.poll(() => failures).toBeGreaterThan(1);
  expect(await asks('one')).toBe(true);
  callers.note('let in meanwhile');
  expect(await asks('let in meanwhile')).toBe(true);
  read = async () => [['another', null]];
  await expect.poll(() => asks('another')).toBe(true);
  expect(await asks('one')).toBe(false);
});
