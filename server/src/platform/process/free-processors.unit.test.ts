import { availableParallelism, cpus } from 'node:os';
import { expect, test, vi } from 'vitest';
import { type ProcessorTimes, watchProcessors } from './free-processors';

/** Two processors after so many ms, of which others and this process have used some. */
const after = (wall: number, others: number, own: number): ProcessorTimes => ({
  processors: 2,
  all: 2 * wall,
  idle: 2 * wall - others - own,
  own,
});

/** What is told after each of the states. */
function told(states: readonly ProcessorTimes[], most = 2): number[] {
  const [...left] = [after(0, 0, 0), ...states];
  const free = watchProcessors(() => left.shift() ?? after(0, 0, 0), most);
  return states.map(() => free());
}

test('what others leave is free, whatever this process uses itself', () => {
  expect(told([after(1000, 0, 0)])).toEqual([2]);
  expect(told([after(1000, 0, 1900)])).toEqual([2]);
  expect(told([after(1000, 1000, 900)])).toEqual([1]);
  expect(told([after(1000, 2000, 0)])).toEqual([0]);
});

test('each call tells of the time since the one before, if that is long enough to tell', () => {
  expect(told([after(1000, 2000, 0), after(2000, 2000, 0)])).toEqual([0, 2]);
  expect(told([after(1000, 2000, 0), after(1099, 2000, 0), after(1100, 2000, 0)])).toEqual([0, 0, 2]);
});

test('never more than this process may use; where the system tells nothing, all of these', () => {
  expect(told([after(1000, 0, 0)], 1)).toEqual([1]);
  expect(told([{ processors: 0, all: 0, idle: 0, own: 500 }], 4)).toEqual([4]);
});

test('the real machine has from none to all processors free', async () => {
  const passed = () => cpus().reduce((sum, { times }) => sum + Object.values(times).reduce((a, b) => a + b), 0);
  const free = watchProcessors();
  const since = passed();
  await vi.waitFor(() => expect(passed() - since).toBeGreaterThan(150 * cpus().length));
  expect(free()).toBeGreaterThanOrEqual(0);
  expect(free()).toBeLessThanOrEqual(availableParallelism());
});
