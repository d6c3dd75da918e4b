// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { onceShown } from './once-shown';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser that tells of paints, when it is made to. */
function paints() {
  const observers: ((names: readonly string[]) => void)[] = [];
  class Observer {
    static readonly supportedEntryTypes = ['paint'];
    constructor(readonly callback: (list: { getEntriesByName(name: string): unknown[] }) => void) {}
    observe() {
      observers.push(names => this.callback({ getEntriesByName: name => names.filter(each => each === name) }));
    }
    disconnect() {
      observers.length = 0;
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  return (name: string) => {
    for (const observer of observers) observer([name]);
  };
}

const looking = (state: DocumentVisibilityState) => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

test('what is to be done waits until the page has been painted, and is done once', () => {
  const paint = paints();
  const act = vi.fn();
  onceShown(act);
  paint('first-paint');
  expect(act).not.toHaveBeenCalled();
  paint('first-contentful-paint');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(act).toHaveBeenCalledOnce();
});

test('a tab in the background is not painted, and waits for nothing', () => {
  paints();
  looking('hidden');
  const act = vi.fn();
  onceShown(act);
  expect(act).toHaveBeenCalledOnce();
});

test('a tab that goes to the background before it is painted does not wait there', () => {
  const paint = paints();
  const act = vi.fn();
  onceShown(act);
  expect(act).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('visibilitychange'));
  paint('first-contentful-paint');
  expect(act).toHaveBeenCalledOnce();
});

test.each([
  ['that tells of no paints', () => vi.stubGlobal('PerformanceObserver', undefined)],
  ['that says it would, and does not', () => void paints()],
])('in a browser %s it waits until the document has loaded and a frame has been drawn', async (_, given) => {
  given();
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const act = vi.fn();
  onceShown(act);
  expect(frames).toHaveLength(0);
  window.dispatchEvent(new Event('load'));
  for (let count = 0; count < 2; count++) {
    expect(act).not.toHaveBeenCalled();
    frames.shift()?.(0);
  }
  expect(act).toHaveBeenCalledOnce();
});
