// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type HeardEvent, KEPT, listen, noted } from './heard-event';

const state = { mode: 'lens', value: 'wd=300', url: 'https://site.example/selection/lens?wd=300' } as const;

test('the log holds the newest first, and never more than it keeps', () => {
  let log: readonly HeardEvent[] = [];
  const element = document.createElement('shixuan-selection');
  const end = listen(element, event => {
    log = noted(log, event);
  });
  for (let i = 0; i < KEPT + 5; i++)
    element.dispatchEvent(new CustomEvent('selection-change', { detail: { ...state, value: `wd=${i}` } }));
  expect(log).toHaveLength(KEPT);
  expect(log[0]).toMatchObject({
    name: 'selection-change',
    gist: `wd=${KEPT + 4}`,
    at: expect.stringMatching(/^\d\d:\d\d:\d\d\.\d{3}$/),
  });
  expect(new Set(log.map(({ id }) => id)).size).toBe(KEPT);
  end();
  element.dispatchEvent(new CustomEvent('selection-ready', { detail: state }));
  expect(log[0]?.name).toBe('selection-change');
});

test('each event is said in a few words', () => {
  const gists: string[] = [];
  const element = document.createElement('shixuan-selection');
  listen(element, ({ gist }) => gists.push(gist));
  const fire = (name: string, detail: unknown) => element.dispatchEvent(new CustomEvent(name, { detail }));
  fire('selection-ready', { ...state, value: '' });
  fire('selection-result', { ...state, count: 3, shown: { title: 'A + B' } });
  fire('selection-result', { ...state, count: 0, shown: null });
  fire('selection-error', { kind: 'api', message: '没有连上' });
  expect(gists).toEqual(['lens', '3 个方案，在看 A + B', '没有方案', 'api：没有连上']);
});
