// @vitest-environment jsdom
import { PageInMemory, testHost } from '@shixuan/host/testing';
import { stubScreen } from '@shixuan/host/testing/dom';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answering } from '../../testing/answers';
import VisionPage from './vision.page';

const usual = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView');
afterEach(() => {
  cleanup();
  if (usual) Object.defineProperty(Element.prototype, 'scrollIntoView', usual);
  else Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

/** Enters a line in words; how often the answer was gone to, and the address after it. */
async function entered(screenKind: { narrow: boolean }, line = '80x60 mm，缺陷 0.2 mm', leadsTo = 'fov=80x60') {
  stubScreen(screenKind);
  const scrolled = vi.fn();
  Object.defineProperty(Element.prototype, 'scrollIntoView', { configurable: true, value: scrolled });
  let address = '';
  render(
    <PageInMemory
      page={VisionPage}
      at="/selection/vision?fov=60x45&wd=280~320&acc=defect:0.1:3"
      host={testHost({ services: { request: answering() } })}
      queryClient={new QueryClient()}
      onAddress={now => {
        address = now;
      }}
    />,
  );
  fireEvent.change(await screen.findByRole('textbox', { name: '用一句话描述任务' }), {
    target: { value: line },
  });
  const button = await screen.findByRole('button', { name: '填入表单' });
  const form = button.closest('form');
  if (form) fireEvent.submit(form);
  await waitFor(() => expect(address).toContain(leadsTo));
  return scrolled;
}

test('on a narrow screen a line in words leads to its answer, also after the address has changed', async () => {
  const scrolled = await entered({ narrow: true });
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(2));
  expect(document.activeElement?.querySelector('[aria-label="首选"]')).toBeTruthy();
});

test('a line that leads to the page of another kind of task leads to the answer there', async () => {
  const scrolled = await entered({ narrow: true }, '焊缝跟踪，坡口宽 6 mm', 'mode=laser-3d');
  expect(await screen.findByRole('heading', { name: /3D 线激光/ })).toBeTruthy();
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(2));
  expect(document.activeElement?.querySelector('[aria-label="首选"]')).toBeTruthy();
});

test('on a wide screen the answer stands beside it, and nothing moves', async () => {
  expect(await entered({ narrow: false })).not.toHaveBeenCalled();
});
