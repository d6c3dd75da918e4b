import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRemoteWork } from './remote-work';

const page = { app: 'catalog', version: '1.0.0-aaaaaaaa', route: 'Light' };
const next = { app: 'content', version: '2.0.0-bbbbbbbb', route: 'ArticleList' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what loads is named before what stands in the document, and a step that runs before both', () => {
  const work = createRemoteWork();
  const leave = work.stay(page);
  expect([work.atHand(), work.isBusy()]).toEqual([[page], false]);
  const end = work.begin(next);
  expect([work.atHand(), work.isBusy()]).toEqual([[next], true]);
  work.begin(page);
  expect(work.atHand()).toEqual([next, page]);
  expect(work.during(page, work.atHand)).toEqual([page]);
  end();
  expect(work.atHand()).toEqual([page]);
  leave();
});

test('a step that throws is over', () => {
  const work = createRemoteWork();
  const broken = () => {
    throw new Error('broken');
  };
  expect(() => work.during(page, broken)).toThrow('broken');
  expect([work.atHand(), work.isBusy()]).toEqual([[], false]);
});

test('followers hear of a step before it runs', () => {
  const work = createRemoteWork();
  const heard: unknown[] = [];
  work.follow(() => heard.push(work.atHand()));
  work.during(page, () => expect(heard).toEqual([[page]]));
  expect(heard).toEqual([[page], []]);
});

test('of pages that are drawn one after the other the last is named, and of those drawn at once all are', () => {
  const work = createRemoteWork();
  work.draw(page);
  vi.advanceTimersByTime(100);
  work.draw(next);
  expect(work.atHand()).toEqual([next]);
  const inside = { ...next, route: 'Inside' };
  work.draw(inside);
  expect(work.atHand()).toEqual([next, inside]);
});

test('a version that is drawn is named until the page has run for a while, once however often it is drawn', () => {
  const work = createRemoteWork();
  work.draw(page);
  vi.advanceTimersByTime(1500);
  work.draw(page);
  expect(work.atHand()).toEqual([page]);
  vi.advanceTimersByTime(1500);
  expect(work.isBusy()).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(work.isBusy()).toBe(false);
});
