import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ReplicaLag } from './replica-lag';

test('a replica that has all is not behind, however long nobody writes', () => {
  const lag = new ReplicaLag();
  expect(lag.note(5n, 5n, 1000)).toBe(0);
  expect(lag.note(5n, 5n, 900_000)).toBe(0);
});

test('one that has stopped is as old as the last position that it has reached', () => {
  const lag = new ReplicaLag();
  lag.note(5n, 5n, 1000);
  expect(lag.note(7n, 5n, 2000)).toBe(1000);
  expect(lag.note(9n, 5n, 3000)).toBe(2000);
  expect(lag.note(9n, 7n, 4000)).toBe(2000);
  expect(lag.note(9n, 9n, 5000)).toBe(0);
});

test('one that has never caught up is infinitely behind', () => {
  expect(new ReplicaLag().note(5n, 4n, 1000)).toBe(Number.POSITIVE_INFINITY);
});

test('the lag is never less than the age of what the replica lacks', () => {
  const steps = fc.array(
    fc.record({ written: fc.integer({ min: 0, max: 3 }), replayed: fc.integer({ min: 0, max: 4 }) }),
    { maxLength: 900 },
  );
  fc.assert(
    fc.property(steps, all => {
      const lag = new ReplicaLag();
      const written: { position: bigint; at: number }[] = [];
      let primary = 0n;
      let replica = 0n;
      all.forEach((step, at) => {
        if (step.written > 0) {
          primary += BigInt(step.written);
          written.push({ position: primary, at });
        }
        replica = replica + BigInt(step.replayed) < primary ? replica + BigInt(step.replayed) : primary;
        const told = lag.note(primary, replica, at);
        const lacking = written.find(({ position }) => position > replica);
        if (lacking) expect(told).toBeGreaterThanOrEqual(at - lacking.at);
        else expect(told).toBe(0);
      });
    }),
  );
});
