import { expect, test } from 'vitest';
import { answersByRequest } from './answers-by-request';

test('requests count with their answers, and an answer of nothing counts for something', () => {
  const answers = answersByRequest<{ bytes: number }>(1000, ({ bytes }) => bytes);
  answers.set('x'.repeat(200), { bytes: 100 });
  answers.set('', { bytes: 0 });
  expect(answers.calculatedSize).toBe(501);
  answers.set('y'.repeat(250), { bytes: 0 });
  expect([...answers.values()]).toEqual([{ bytes: 0 }, { bytes: 0 }]);
});
