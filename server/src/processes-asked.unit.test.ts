import { expect, test } from 'vitest';
import { StartError } from './platform/process/start-error';
import { processesAsked } from './processes-asked';

test('the number of processes is read from the command line, and is one without it', () => {
  expect(processesAsked(['node', 'main.ts'])).toBe(1);
  expect(processesAsked(['node', 'main.ts', '--no-warm-up', '--processes', '4'])).toBe(4);
});

test.each(['0', '-1', '2.5', '65', '1e3', 'viele', ''])('%j processes are refused with what would be right', text => {
  expect(() => processesAsked(['--processes', text])).toThrow(StartError);
  expect(() => processesAsked(['--processes', text])).toThrow('应为 1 到 64 的整数');
});

test('an option without its value is refused', () => {
  expect(() => processesAsked(['--processes'])).toThrow(StartError);
});
