import { expect, test } from 'vitest';
import { inNextTask } from './in-next-task';

test('what is to be done waits for all that the present task has still to do, and is done once', async () => {
  const order: string[] = [];
  const done = new Promise<void>(resolve => {
    inNextTask(() => {
      order.push('next');
      resolve();
    });
  });
  await Promise.resolve().then(() => order.push('same'));
  order.push('still the same');
  await done;
  expect(order).toEqual(['same', 'still the same', 'next']);
});
