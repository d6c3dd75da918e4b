// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answering, QueryView } from './query-view';

afterEach(cleanup);

const failed = (message: string, refetch = vi.fn()): Answering<string> => ({
  data: undefined,
  isError: true,
  error: new Error(message),
  isFetching: false,
  refetch,
});
const draw = (query: Answering<string>) =>
  render(
    <QueryView query={query} skeleton={<p>…</p>} errorTitle="搜索没有完成">
      {text => <p>{text}</p>}
    </QueryView>,
  );

test('a failure of the connection is said in Chinese, and can be tried again', () => {
  const refetch = vi.fn();
  draw(failed('Network Error', refetch));
  expect(screen.getByText('没有连上服务器，请检查网络后重试。')).toBeTruthy();
  expect(screen.queryByText(/Network/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /重试/ }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('what the server said is said as it is', () => {
  draw(failed('请求超时，请稍后再试'));
  expect(screen.getByText('请求超时，请稍后再试')).toBeTruthy();
});

test('an answer at hand outlives a failed refresh', () => {
  draw({ ...failed('Network Error'), data: '答案' });
  expect(screen.getByText('答案')).toBeTruthy();
});
