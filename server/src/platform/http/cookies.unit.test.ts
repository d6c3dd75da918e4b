import { expect, test } from 'vitest';
import { readCookie, writeCookie } from './cookies';

test.each([
  ['a=1; b=2; c=3', '2'],
  ['b=2', '2'],
  ['a=1;b=2;', '2'],
  ['b=; b=2', '2'],
  ['xb=1; b=x%20y=z|w', 'x%20y=z|w'],
  ['b', undefined],
  ['b=', undefined],
  ['a=1', undefined],
  ['', undefined],
  [undefined, undefined],
])('in %j the cookie b is %j', (header, value) => {
  expect(readCookie(header, 'b')).toBe(value);
});

test('a name of every object is no cookie', () => {
  expect(readCookie('a=1', 'constructor')).toBeUndefined();
});

test.each([
  [{ sameSite: 'lax' }, 'n=v%20|w; Path=/; HttpOnly; SameSite=Lax'],
  [{ sameSite: 'strict', secure: true }, 'n=v%20|w; Path=/; HttpOnly; Secure; SameSite=Strict'],
  [{ sameSite: 'strict', secure: false, maxAge: 0 }, 'n=v%20|w; Max-Age=0; Path=/; HttpOnly; SameSite=Strict'],
] as const)('written with %j', (options, line) => {
  expect(writeCookie({ name: 'n', value: 'v%20|w', ...options })).toBe(line);
});

test.each(['a;b', 'a\nb', '值'])('the value %j could end the cookie or break the header: it is refused', value => {
  expect(() => writeCookie({ name: 'n', value, sameSite: 'lax' })).toThrow(TypeError);
});
