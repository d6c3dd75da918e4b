import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chainOf } from '../../../testing/imaging-chain';
import { type PreviewJob, shownPixels, targetSide } from './kernel/see-through';
import { createPreviewer } from './previewer';

const job: PreviewJob = {
  target: new Float32Array(targetSide * targetSide).fill(0.5),
  chain: chainOf(),
  noiseLevels: 0,
  electronsAtSaturation: null,
};
const level = 128;

class FakeWorker extends EventTarget {
  static latest: FakeWorker;
  posted: { id: number; job: unknown }[] = [];
  ended = false;
  constructor() {
    super();
    FakeWorker.latest = this;
  }
  postMessage(message: { id: number; job: unknown }) {
    this.posted.push(message);
  }
  terminate() {
    this.ended = true;
  }
  answer(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

// The page is of the origin of the files.
beforeEach(() => vi.stubGlobal('window', { location: new URL(import.meta.url) }));
afterEach(() => {
  vi.unstubAllGlobals();
});

it('the worker computes, and an answer belongs to the job with its number', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  const previewer = createPreviewer();
  const { signal } = new AbortController();
  const [first, second] = [previewer.see(job, signal), previewer.see(job, signal)];
  const [one, two] = [Uint8ClampedArray.of(1), Uint8ClampedArray.of(2)];
  FakeWorker.latest.answer({ id: 2, grey: two });
  FakeWorker.latest.answer({ id: 1, grey: one });
  expect(await first).toBe(one);
  expect(await second).toBe(two);
  previewer.close();
  expect(FakeWorker.latest.ended).toBe(true);
});

it('a cancelled job ends in the worker as well', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  const control = new AbortController();
  const seen = createPreviewer().see(job, control.signal);
  control.abort(new Error('moved on'));
  await expect(seen).rejects.toThrow('moved on');
  expect(FakeWorker.latest.posted.at(-1)).toEqual({ id: 1, job: null });
});

it.each([
  ['there is no worker', undefined],
  [
    'the page lets none start',
    class {
      constructor() {
        throw new DOMException('cross origin', 'SecurityError');
      }
    },
  ],
])('works on its own thread where %s', async (_, worker) => {
  vi.stubGlobal('Worker', worker);
  const grey = await createPreviewer().see(job, new AbortController().signal);
  expect(grey).toHaveLength(shownPixels * shownPixels);
  expect(Math.abs((grey[5000] ?? 0) - level)).toBeLessThanOrEqual(1);
});

it('the page computes itself when the worker cannot be loaded', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  const previewer = createPreviewer();
  const { signal } = new AbortController();
  const seen = previewer.see(job, signal);
  FakeWorker.latest.dispatchEvent(new Event('error'));
  expect(await seen).toHaveLength(shownPixels * shownPixels);
  expect(await previewer.see(job, signal)).toHaveLength(shownPixels * shownPixels);
  expect(FakeWorker.latest.posted).toHaveLength(1);
});

it('a page of another origin starts no worker, and is not asked for a policy', async () => {
  const createPolicy = vi.fn();
  const location = new URL('https://partner.example/');
  const start = vi.fn();
  vi.stubGlobal('window', { location, trustedTypes: { createPolicy } });
  vi.stubGlobal('Worker', start);
  expect(await createPreviewer().see(job, new AbortController().signal)).toHaveLength(shownPixels * shownPixels);
  expect(start).not.toHaveBeenCalled();
  expect(createPolicy).not.toHaveBeenCalled();
});
