import { expect, test } from 'vitest';
import { verdictWords } from './verdict-counts';

test('a row counts what the task asks: what passes without being asked for is no reserve', () => {
  const verdicts = { rate: 'pass', mount: 'pass', accuracy: 'pass', distortion: 'warn', mechanics: 'unknown' } as const;
  expect(verdictWords(verdicts, () => true)).toBe('注意 1，待确认 1，通过 3');
  expect(verdictWords(verdicts, check => check !== 'rate' && check !== 'mechanics')).toBe('注意 1，待确认 1，通过 2');
});
