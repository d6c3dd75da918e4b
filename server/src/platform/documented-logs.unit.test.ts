import { expect, test } from 'vitest';
import { operationsSection, serverSources } from '../../test/server-sources';

const section = operationsSection('日志');
const sources = serverSources();

/** The text of a call from its opening bracket to the closing one. */
function callAt(text: string, start: number): string {
  let depth = 0;
  for (let place = start; place < text.length; place += 1) {
    if (text[place] === '(') depth += 1;
    if (text[place] === ')') depth -= 1;
    if (depth === 0) return text.slice(start, place);
  }
  return text.slice(start);
}

/** Lines in JSON: their messages, with their levels. */
const written = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/\blog\.(info|warn|error|fatal|debug)(?=\()/g)].flatMap(({ 0: name, 1: level = '', index }) => {
    const call = callAt(text, index + name.length);
    // Messages of refusals are chosen by their reason.
    const messages = call.includes('says[')
      ? [...text.matchAll(/^ {2}(?:login|right|input|limit): '([^']+)'/gm)].map(([, message = '']) => message)
      : [...call.matchAll(/'([a-z][^'\n]* [^'\n]*)'/gi)].map(([, message = '']) => message).slice(-1);
    expect(messages.length, `${path}: ${call}`).toBeGreaterThan(0);
    return messages.map(message => `${level} ${message}`);
  }),
);

test('the list has every line that the site writes in JSON, with its level, and no other', () => {
  const told = [...section.matchAll(/^\| `([^`]+)` \| (info|warn|error) \| [^|]+ \|$/gm)].map(
    ([, message, level]) => `${level} ${message}`,
  );
  expect(told.toSorted()).toEqual([...new Set(written)].toSorted());
});

test('the list has the beginning of every line that it writes as a sentence', () => {
  const begun = sources.flatMap(({ text }) =>
    [
      ...text.matchAll(
        /\b(?:log|say: \w+ => log)\((?:`|')(?=[^`']*[\u4e00-\u9fff])(?:\$\{[^}]*\} ?)?([^`'$（：，。]+)/g,
      ),
    ].map(([, words = '']) => words.trim()),
  );
  expect(begun.length).toBeGreaterThan(20);
  expect(begun.filter(words => !section.includes(words))).toEqual([]);
});

test('what else is logged is listed with who keeps it', () => {
  for (const log of ['标准输出', '`audit/`', '`postgres.log`', '`fail2ban`', '`webhook_delivery`', '前面的代理'])
    expect(section).toMatch(new RegExp(`^\\| .*${log}`, 'm'));
});
