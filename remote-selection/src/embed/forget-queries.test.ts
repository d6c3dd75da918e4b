import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetQueries } from './forget-queries';

afterEach(() => vi.useRealTimers());

test('nothing waits for its time to be forgotten, also not what was on its way', async () => {
  vi.useFakeTimers();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let answer = (_: string) => {};
  const asking = client
    .fetchQuery({ queryKey: ['slow'], queryFn: () => new Promise<string>(resolve => (answer = resolve)) })
    .catch(() => 'cancelled');
  await client.fetchQuery({ queryKey: ['quick'], queryFn: () => 'here' });
  forgetQueries(client);
  answer('late');
  expect(await asking).toBe('cancelled');
  expect(client.getQueryCache().getAll()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
