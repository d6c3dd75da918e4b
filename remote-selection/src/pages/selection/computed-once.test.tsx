// @vitest-environment jsdom
import { PageInMemory, testHost } from '@shixuan/host/testing';
import { stubScreen } from '@shixuan/host/testing/dom';
import { requirementsOf } from '@shixuan/optics/model';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { resultRows } from '../../data/ranking/answer';
import { type Asked, answering } from '../../testing/answers';
import VisionPage from './vision.page';

vi.mock('../../data/ranking/answer', { spy: true });
vi.mock('@shixuan/optics/model', async importOriginal => {
  const engine = await importOriginal<typeof import('@shixuan/optics/model')>();
  return { ...engine, requirementsOf: vi.fn(engine.requirementsOf) };
});

afterEach(cleanup);

test('the task becomes requirements once a request, and an answer rows once, whatever is opened meanwhile', async () => {
  stubScreen({ narrow: false });
  const asked: Asked[] = [];
  render(
    <PageInMemory
      page={VisionPage}
      at="/selection/vision"
      host={testHost({ services: { request: answering(asked) } })}
      queryClient={new QueryClient()}
    />,
  );
  const rankings = () => asked.filter(({ path }) => path === '/Product/CameraShot').length;
  const computed = () => ({
    // The stand-in for the server computes them for each request too.
    requirements: vi.mocked(requirementsOf).mock.calls.length - rankings(),
    rows: vi.mocked(resultRows).mock.calls.length,
  });

  const checks = await screen.findByRole('button', { name: /MV-CS050-10GM \+ LM35JC5M 的检查/ });
  expect([rankings(), computed()]).toEqual([1, { requirements: 1, rows: 1 }]);

  fireEvent.click(checks);
  await screen.findByRole('list', { name: '逐项检查' });
  fireEvent.click(screen.getByRole('button', { name: '方案（0）' }));
  expect([rankings(), computed()]).toEqual([1, { requirements: 1, rows: 1 }]);

  fireEvent.change(screen.getByRole('textbox', { name: '留边' }), { target: { value: '12' } });
  await waitFor(() => expect(rankings()).toBe(2));
  await waitFor(() => expect(computed()).toEqual({ requirements: 2, rows: 2 }));
});
