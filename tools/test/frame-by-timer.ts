import { clearTimeout, setTimeout } from 'node:timers';

const timers = new Map<number, ReturnType<typeof setTimeout>>();
let last = 0;

/**
 * Frames for tests in jsdom, in place of its own. jsdom has one timer for all frames, begun with the first that is asked
 * for; begun while a test has a clock of its own, that timer never ticks, and no frame comes again in any test of the
 * worker. Libraries reach jsdom's timer even then: they keep the function that they were loaded with, which a test's clock
 * does not replace. Here each frame has a timer of its own, which no clock of a test replaces.
 */
export const frameByTimer: Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'> = {
  requestAnimationFrame(callback) {
    last += 1;
    const handle = last;
    const run = () => {
      timers.delete(handle);
      callback(performance.now());
    };
    timers.set(handle, setTimeout(run, 1000 / 60));
    return handle;
  },
  cancelAnimationFrame(handle) {
    clearTimeout(timers.get(handle));
    timers.delete(handle);
  },
};
