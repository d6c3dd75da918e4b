import { expect, test, vi } from 'vitest';
import { readTask } from '../read-task';

const LENGTH = 1000;
/** Elements that the functions of lists look at while a line is read, a character of the line. */
const MOST_STEPS = 60;

type Looking = (each: unknown, at: number, all: unknown[]) => unknown;

/** How many elements of lists are looked at while a line is read. */
function stepsOf(line: string): number {
  let steps = 0;
  const counted = (look: Looking): Looking => {
    return (...given) => {
      steps += 1;
      return look(...given);
    };
  };
  for (const name of ['find', 'findLast', 'findIndex', 'some', 'every', 'filter', 'map', 'flatMap'] as const) {
    const real = Array.prototype[name] as (look: Looking, self?: unknown) => unknown;
    const spy = vi.spyOn(Array.prototype, name) as unknown as { mockImplementation(by: unknown): void };
    spy.mockImplementation(function (this: unknown[], look: Looking, self?: unknown) {
      return real.call(this, counted(look), self);
    });
  }
  try {
    readTask(line);
  } finally {
    vi.restoreAllMocks();
  }
  return steps;
}

test.each([...'+<:-/# ~'].map(sign => [sign]))('a line of nothing but %j is read in steps that grow with it', sign => {
  expect(stepsOf(sign.repeat(LENGTH))).toBeLessThan(MOST_STEPS * LENGTH);
});

test.each(['的', '光', '宽', '视野 ', '，', '织板', '留字', '膜二'])('one of %j again and again too', word => {
  expect(stepsOf(word.repeat(LENGTH).slice(0, LENGTH))).toBeLessThan(MOST_STEPS * LENGTH);
});
