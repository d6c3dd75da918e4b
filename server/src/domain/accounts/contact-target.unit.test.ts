import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMailbox, readMobile } from './contact-target';

test.each([
  ['13800138000', '+8613800138000'],
  ['138 0013 8000', '+8613800138000'],
  ['+86 138-0013-8000', '+8613800138000'],
  ['0049 151 23456789', '+4915123456789'],
  ['１３８００１３８０００', '+8613800138000'],
  ['0755-12345678', undefined],
  ['王工', undefined],
])('the mobile number %s is %s', (text, number) => {
  expect(readMobile(text)).toBe(number);
});

test('mailboxes are equal without case; every form that is read reads as itself', () => {
  expect(readMailbox(' Li.Gong@Example.COM ')).toBe('li.gong@example.com');
  expect(readMailbox('li')).toBeUndefined();
  fc.assert(
    fc.property(fc.emailAddress(), address => {
      const read = readMailbox(address);
      fc.pre(read !== undefined);
      expect(readMailbox(read)).toBe(read);
    }),
  );
  fc.assert(
    fc.property(fc.string(), text => readMobile(text) === undefined || /^\+\d{8,15}$/.test(readMobile(text) ?? '')),
  );
});
