import { expect, test } from 'vitest';
import { isDatabaseOutage, isOutOfRoom } from './outage';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });
const caused = (cause: Error) => new Error('Failed query', { cause });

test.each(['ECONNREFUSED', '08006', '57P01', '57014', '53300', '53200'])('%s: the database cannot be asked', code => {
  expect(isDatabaseOutage(caused(withCode(code)))).toBe(true);
  expect(isOutOfRoom(caused(withCode(code)))).toBe(false);
});

test.each(['Query read timeout', 'Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
  '%s: the database cannot be asked',
  message => {
    expect(isDatabaseOutage(caused(new Error(message)))).toBe(true);
  },
);

test.each(['53100', 'ENOSPC', 'EDQUOT'])('%s: there is no room to write', code => {
  expect(isOutOfRoom(caused(withCode(code)))).toBe(true);
});

test.each(['23505', '42601', 'EACCES'])('%s is neither', code => {
  expect(isDatabaseOutage(caused(withCode(code)))).toBe(false);
  expect(isOutOfRoom(caused(withCode(code)))).toBe(false);
});
