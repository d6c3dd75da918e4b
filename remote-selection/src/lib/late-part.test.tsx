// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { latePart } from './late-part';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const Part = ({ text }: { text: string }) => <p>{text}</p>;
function draw(): void {
  const Late = latePart(async () => Part);
  render(
    <Suspense fallback={<p>正在打开…</p>}>
      <Late text="三维视图" />
    </Suspense>,
  );
}

test('a part whose code comes within a press is drawn after it', async () => {
  const button = document.createElement('button');
  const looked = vi.spyOn(document, 'querySelectorAll').mockReturnValue(
    // jsdom presses nothing.
    Object.assign(document.createElement('div'), { innerHTML: button.outerHTML }).querySelectorAll('*'),
  );
  draw();
  await waitFor(() => expect(looked).toHaveBeenCalled());
  expect(screen.queryByText('三维视图')).toBeNull();
  vi.restoreAllMocks();
  expect(await screen.findByText('三维视图')).toBeTruthy();
});

test('a part comes at once where nothing is pressed, with what it is given', async () => {
  draw();
  expect(await screen.findByText('三维视图')).toBeTruthy();
});
