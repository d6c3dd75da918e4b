// @vitest-environment jsdom
import { testHost } from '@shixuan/host/testing';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { askRanking } from './ask-ranking';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test.each([
  ['an answer', () => Promise.resolve('answer'), 'answer'],
  ['a refusal', () => Promise.reject(new Error('refused')), 'refused'],
])('%s comes after the press of a button, which it would move away', async (_, ask, told) => {
  const button = document.createElement('button');
  document.body.append(button);
  const looked = vi.spyOn(document, 'querySelectorAll').mockReturnValue(document.body.querySelectorAll('button'));
  const answered = vi.fn(ask);
  const seen: string[] = [];
  const came = new QueryClient()
    .fetchQuery(askRanking<string, string>(testHost(), 'ranking', 'task', answered))
    .catch((error: Error) => error.message)
    .then(text => seen.push(text));
  await vi.waitFor(() => expect(looked).toHaveBeenCalled());
  expect(answered).toHaveBeenCalled();
  seen.push('click');
  vi.restoreAllMocks();
  await came;
  expect(seen).toEqual(['click', told]);
});
