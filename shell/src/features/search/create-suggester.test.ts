import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSuggester, type Suggestions } from './create-suggester';

const answerTo = (forKeywords: string): Suggestions => ({ forKeywords, groups: [] });

interface Call {
  keywords: string;
  signal: AbortSignal;
  answer(suggestions?: Suggestions): void;
  fail(): void;
}

function site() {
  const calls: Call[] = [];
  const shown: (string | null)[] = [];
  const suggester = createSuggester({
    ask: (keywords, signal) =>
      new Promise((resolve, reject) => {
        calls.push({
          keywords,
          signal,
          answer: (suggestions = answerTo(keywords)) => resolve(suggestions),
          fail: () => reject(new Error('offline')),
        });
      }),
    onAnswer: answer => shown.push(answer?.forKeywords ?? null),
    delayMs: 100,
  });
  return { calls, shown, suggester };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the suggester', () => {
  test('asks once typing pauses, for what was typed last, without spaces around it', async () => {
    const { calls, shown, suggester } = site();
    for (const typed of ['远', '远心', ' 远心镜 ']) suggester.typed(typed);
    await vi.advanceTimersByTimeAsync(99);
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.map(({ keywords }) => keywords)).toEqual(['远心镜']);
    calls[0]?.answer();
    await settle();
    expect(shown).toEqual(['远心镜']);
  });

  test('aborts the call before', async () => {
    const { calls, suggester } = site();
    suggester.typed('a');
    await vi.advanceTimersByTimeAsync(100);
    suggester.typed('ab');
    expect(calls[0]?.signal.aborted).toBe(true);
  });

  test('shows nothing when it fails, when the answer is to another question, when the field is empty', async () => {
    const { calls, shown, suggester } = site();
    suggester.typed('a');
    await vi.advanceTimersByTimeAsync(100);
    calls[0]?.fail();
    await settle();
    suggester.typed('b');
    await vi.advanceTimersByTimeAsync(100);
    calls[1]?.answer(answerTo('a'));
    await settle();
    suggester.typed('  ');
    expect(shown).toEqual([null, null, null]);
  });

  test('in whatever order answers come, only the one to what was typed last is shown', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('type' as const), text: fc.stringMatching(/^[abc]{0,2}$/) }),
      fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(0, 50, 100) }),
      fc.record({ do: fc.constant('answer' as const), which: fc.nat(9), fails: fc.boolean() }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async steps => {
        const { calls, shown, suggester } = site();
        let typed = '';
        for (const one of steps) {
          if (one.do === 'type') {
            typed = one.text;
            suggester.typed(typed);
          } else if (one.do === 'wait') {
            await vi.advanceTimersByTimeAsync(one.ms);
          } else {
            const call = calls[one.which % Math.max(1, calls.length)];
            const before = shown.length;
            one.fails ? call?.fail() : call?.answer();
            await settle();
            // Old suggestions may stay until the next answer; a new answer belongs to the latest text.
            for (const now of shown.slice(before)) expect([null, typed]).toContain(now);
          }
        }
        // Once every call is answered, the suggestions for the latest text are shown.
        suggester.typed('last');
        await vi.advanceTimersByTimeAsync(100);
        for (const call of calls.toReversed()) call.answer();
        await settle();
        expect(shown.at(-1)).toBe('last');
      }),
    );
  });
});
