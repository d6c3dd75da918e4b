import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import { typingFault } from './typing-fault';

const options = { to: { type: 'string' }, json: { type: 'boolean', short: 'j' } } as const;

function faultOf(args: string[]): string {
  try {
    parseArgs({ args, options });
    return '';
  } catch (error) {
    return typingFault(error);
  }
}

test.each([
  [['--too', '10'], '没有名为 --too 的选项。'],
  [['-x'], '没有名为 -x 的选项。'],
  [['--to'], '选项 --to 后面要写它的值；值以 - 开头时写作 --to=值。'],
  [['--to', '--json'], '选项 --to 后面要写它的值；值以 - 开头时写作 --to=值。'],
  [['--json=1'], '选项 -j, --json 后面不写值。'],
  [['论坛'], '多余的参数：论坛'],
  [['--to', '10'], ''],
])('%o: %s', (args, says) => {
  expect(faultOf(args)).toBe(says);
});

test('what is no fault of typing is told as it is', () => {
  expect(typingFault(new Error('no room'))).toBe('no room');
});
