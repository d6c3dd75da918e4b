// @vitest-environment jsdom
import { callPaths } from '@shixuan/api/client';
import { PageInMemory, testHost } from '@shixuan/host/testing';
import { stubScreen } from '@shixuan/host/testing/dom';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answering } from '../../testing/answers';
import VisionPage from './vision.page';

const key = 'Ab_-567890123456789012';
let asked: [path: string, body: unknown][];

function open(more: string, mine: boolean) {
  stubScreen({ narrow: false });
  asked = [];
  const answer = answering();
  const list = [{ id: 7, name: '李工', text: '换成 <b>GigE</b>', at: '2026-11-23T08:00:00.000Z' }];
  const host = testHost({
    services: {
      request: async (path, body) => {
        if (!path.startsWith('/Scheme/')) return answer(path, body);
        asked.push([path, body]);
        return path === callPaths.schemeComments ? { title: '工位 7', mine, list } : { id: 8 };
      },
    },
  });
  const at = `/selection/vision?fov=60x45&wd=280~320&acc=defect:0.1:3${more}`;
  render(<PageInMemory page={VisionPage} at={at} host={host} queryClient={new QueryClient()} onAddress={() => {}} />);
}
const comments = () => screen.findByRole('region', { name: '意见' });

afterEach(cleanup);

test('who has the link reads what was said and adds to it, and deletes nothing', async () => {
  open(`&view=shared&talk=${key}`, false);
  const found = within(await comments());
  expect(await found.findByText('换成 <b>GigE</b>')).toBeTruthy();
  expect(found.queryByRole('button', { name: /删除|结束/ })).toBeNull();
  fireEvent.change(found.getByRole('textbox', { name: '意见' }), { target: { value: '线长 10 m' } });
  fireEvent.click(found.getByRole('button', { name: '发表' }));
  await waitFor(() =>
    expect(asked).toContainEqual([callPaths.schemeComment, { key, name: '', text: '线长 10 m', website: '' }]),
  );
  expect(await found.findByText('已发表')).toBeTruthy();
});

test('the owner deletes one, and all of them in two presses', async () => {
  open(`&view=shared&talk=${key}`, true);
  const found = within(await comments());
  fireEvent.click(await found.findByRole('button', { name: /^删除 李工 的意见/ }));
  await waitFor(() => expect(asked).toContainEqual([callPaths.schemeDeleteComments, { key, id: 7 }]));
  fireEvent.click(found.getByRole('button', { name: '结束收意见' }));
  fireEvent.click(found.getByRole('button', { name: '结束并删除' }));
  await waitFor(() => expect(asked).toContainEqual([callPaths.schemeDeleteComments, { key, id: null }]));
});

test('a link that lost the end of its key says so, and asks for nothing', async () => {
  open(`&view=shared&talk=${key.slice(0, -3)}`, false);
  expect(await within(await comments()).findByText(/链接不完整/)).toBeTruthy();
  expect(screen.queryByRole('form', { name: '写意见' })).toBeNull();
  expect(asked).toEqual([]);
});

test.each(['&view=shared', `&talk=${key}`])('%s has no place for comments', async more => {
  open(more, false);
  await screen.findByRole('region', { name: '首选' });
  expect(screen.queryByRole('region', { name: '意见' })).toBeNull();
  expect(asked).toEqual([]);
});
