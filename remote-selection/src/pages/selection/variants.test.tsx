// @vitest-environment jsdom
import { calls } from '@shixuan/api';
import { PageInMemory, testHost } from '@shixuan/host/testing';
import { stubScreen } from '@shixuan/host/testing/dom';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answering } from '../../testing/answers';
import VisionPage from './vision.page';

afterEach(cleanup);

test('a row opens to the systems that were folded under it, asked for when they are wanted', async () => {
  stubScreen({ narrow: false });
  const usual = answering();
  const asked: unknown[] = [];
  const request = async (path: string, body: unknown): Promise<unknown> => {
    const content = await usual(path, body);
    if (path !== '/Product/CameraShot') return content;
    const { twinsOf } = body as { twinsOf?: unknown };
    if (twinsOf) asked.push(twinsOf);
    const answer = calls.rankSystems.content.parse(content);
    const [first] = answer.list;
    const lens = answer.parts.find(({ product }) => product.id === 21);
    if (!first || lens?.role !== 'lens') throw new Error('the answer has no system');
    const other = { ...lens, product: { ...lens.product, id: 22, model: 'LM25TWIN' }, part: { ...lens.part, id: 22 } };
    const list = twinsOf ? [first, { ...first, lensId: 22 }] : [{ ...first, twins: 1 }];
    return { ...answer, parts: [...answer.parts, other], list, front: [], alternative: null };
  };
  render(
    <PageInMemory
      page={VisionPage}
      at="/selection/vision"
      host={testHost({ services: { request } })}
      queryClient={new QueryClient()}
    />,
  );
  fireEvent.click((await screen.findAllByRole('button', { name: /的检查/ }))[0] as HTMLElement);
  const fold = await screen.findByRole('button', { name: '展开参数几乎相同的 1 套' });
  expect(asked).toEqual([]);
  fireEvent.click(fold);
  const twin = await screen.findByRole('link', { name: 'LM25TWIN' });
  expect(asked).toEqual([{ cameraId: expect.any(Number), lensId: 21 }]);
  expect(within(twin.closest('ul') as HTMLElement).getAllByRole('listitem')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: '收起参数几乎相同的 1 套' }));
  expect(screen.queryByRole('link', { name: 'LM25TWIN' })).toBeNull();
});
