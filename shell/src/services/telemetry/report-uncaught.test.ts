// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { RemoteFailure } from '../../lib/remote-failure';
import { RequestError } from '../request/request-error';
import { reportUncaught, sourceOf } from './report-uncaught';
import { createTelemetry } from './telemetry';

const telemetry = createTelemetry();
const told: string[] = [];
reportUncaught(telemetry);
telemetry.follow(({ source, name, data }) => told.push(`${source} ${data.failure} ${name}`));
beforeEach(() => void told.splice(0));

const site = 'https://site.example';
const catalog = `${site}/remotes/catalog/1.2.0-3f9a2c1b`;

/** An error that was thrown in these scripts, innermost first. */
function thrownIn(scripts: string[], message = 'boom', error = new Error(message)): Error {
  error.stack = `Error: ${message}\n${scripts.map(script => `    at f (${script}:1:2)`).join('\n')}`;
  return error;
}

const thrown = (error: unknown, filename = '') =>
  window.dispatchEvent(new ErrorEvent('error', { error, filename, message: String(error) }));
const rejected = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason, promise: Promise.resolve() }));

test.each([
  ['a remote', [`${catalog}/static/line.js`], 'catalog@1.2.0-3f9a2c1b'],
  [
    'a remote on an origin of its own',
    ['https://cdn.example/remotes/content/2.0.0-00000000/a.js'],
    'content@2.0.0-00000000',
  ],
  [
    'React in the shell, called by a remote',
    [`${site}/shell/1.0.0-aaaaaaaa/react.js`, `${catalog}/line.js`],
    'catalog@1.2.0-3f9a2c1b',
  ],
  ['the shell alone', [`${site}/shell/1.0.0-aaaaaaaa/main.js`], 'shell'],
  ['an extension', ['chrome-extension://abcdef/content.js'], null],
  ['the page itself', [`${site}/goods/list`], null],
] as const)('a trace through %s belongs to it', (_, scripts, source) => {
  expect(sourceOf(thrownIn([...scripts]).stack ?? '')).toBe(source);
});

test('errors in timers and rejected promises are told with the version whose script threw them', () => {
  thrown(thrownIn([`${catalog}/line.js`]));
  rejected(thrownIn([`${catalog}/line.js`], 'late'));
  thrown('no error', `${catalog}/line.js`);
  expect(told).toEqual([
    'catalog@1.2.0-3f9a2c1b uncaught boom',
    'catalog@1.2.0-3f9a2c1b uncaught late',
    'catalog@1.2.0-3f9a2c1b uncaught no error',
  ]);
});

test('an address in the message attributes nothing', () => {
  thrown(thrownIn(['chrome-extension://abcdef/content.js'], `${catalog}/line.js is not allowed`));
  expect(told).toEqual([]);
});

test('what was told before, what a call or the loader tells, and what was called off is not told again', () => {
  const error = thrownIn([`${catalog}/line.js`]);
  telemetry.error('catalog@1.2.0-3f9a2c1b', error);
  expect(told).toEqual(['catalog@1.2.0-3f9a2c1b render boom']);
  thrown(error);
  rejected(thrownIn([`${catalog}/line.js`], 'x', new RemoteFailure('network', 'catalog')));
  rejected(thrownIn([`${catalog}/line.js`], 'x', new RequestError('http', '服务器错误', { status: 500 })));
  rejected(Object.assign(thrownIn([`${catalog}/line.js`]), { name: 'AbortError' }));
  expect(told).toHaveLength(1);
});

test('what nobody here wrote is not told: a rejection without a trace, the observer that the browser complains of', () => {
  rejected(undefined);
  rejected({ stack: `at ${catalog}/line.js` });
  thrown(undefined);
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed', filename: `${site}/line` }));
  expect(told).toEqual([]);
});

test('an error without a stack is told by the address of its script', () => {
  const error = new Error('boom');
  vi.spyOn(error, 'stack', 'get').mockReturnValue(undefined as unknown as string);
  thrown(error, `${site}/shell/1.0.0-aaaaaaaa/main.js`);
  expect(told).toEqual(['shell uncaught boom']);
});
