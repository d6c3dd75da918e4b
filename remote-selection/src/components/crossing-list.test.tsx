// @vitest-environment jsdom
import { PageInMemory, testHost } from '@shixuan/host/testing';
import { neutralTask } from '@shixuan/task-url';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { answering } from '../testing/answers';
import { CrossingList } from './crossing-list';

afterEach(cleanup);

function Page() {
  const [widthMm, setWidth] = useState(60);
  const task = { ...neutralTask, object: { widthMm, heightMm: 45 } };
  return (
    <>
      <button type="button" onClick={() => setWidth(61)}>
        改宽
      </button>
      <CrossingList crossings={[{ kind: 'line-scan', title: '改用线扫', text: '面阵太大', to: '/x', task }]} />
    </>
  );
}

test('what is first for one task is not told of the next, whose answer has not come', async () => {
  const usual = answering();
  const request = (path: string, body: unknown): Promise<unknown> =>
    (body as { task: typeof neutralTask }).task.object.widthMm === 61
      ? new Promise(() => undefined)
      : usual(path, body);
  render(
    <PageInMemory page={Page} at="/" host={testHost({ services: { request } })} queryClient={new QueryClient()} />,
  );
  expect((await screen.findByText(/已求解：首选/)).textContent).toContain('MV-CS050-10GM');
  fireEvent.click(screen.getByRole('button', { name: '改宽' }));
  expect(screen.queryByText(/已求解：首选/)).toBeNull();
});
