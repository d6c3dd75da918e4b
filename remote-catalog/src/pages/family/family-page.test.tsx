// @vitest-environment jsdom
import { PageInMemory, testHost } from '@shixuan/host/testing';
import { stubScreen } from '@shixuan/host/testing/dom';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answering } from '../../testing/answers';
import { categories } from '../../testing/fixtures';
import LinePage from './line.page';

/** The page of line-scan cameras and lenses on a site that carries so many of each. */
async function open(counts: Readonly<Record<string, number>>, onAddress: (address: string) => void = () => undefined) {
  stubScreen({ narrow: false });
  render(
    <PageInMemory
      page={LinePage}
      at="/line"
      host={testHost({
        categories: categories.map(category => ({ ...category, count: counts[category.code] ?? 0 })),
        services: { request: answering([]) },
      })}
      queryClient={new QueryClient()}
      onAddress={onAddress}
    />,
  );
  await screen.findByRole('heading', { level: 1 });
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

afterEach(cleanup);

test('a family of which the catalogue has nothing is explained, without empty tables and links', async () => {
  await open({});
  expect(screen.getByText('本站暂未收录这类产品')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^查看全部/ })).toBeNull();
  expect(headings()).not.toContain('分组');
  expect(headings()).not.toContain('代表产品');
  expect(headings().filter(text => text?.startsWith('系列对照'))).toEqual([]);
});

test('a category without products is left out of a family that has others', async () => {
  await open({ 'line-camera': 1 });
  expect(screen.getAllByRole('link', { name: /^查看全部/ }).map(({ textContent }) => textContent)).toEqual([
    '查看全部 1 款线扫相机',
  ]);
  expect(headings().filter(text => text?.startsWith('系列对照'))).toEqual(['系列对照']);
});

test('what narrows one matrix keeps what narrows the other, though the address does not hold it yet', async () => {
  const addresses: string[] = [];
  await open({ 'line-camera': 1, 'line-lens': 1 }, address => addresses.push(address));
  await vi.waitFor(() => expect(screen.getAllByLabelText('品牌')).toHaveLength(2));
  const [ofCameras, ofLenses] = screen.getAllByLabelText('品牌');
  if (!ofCameras || !ofLenses) throw new Error('no two matrices');
  // Neither is drawn before both have been made.
  act(() => {
    fireEvent.change(ofCameras, { target: { value: '31' } });
    fireEvent.change(ofLenses, { target: { value: '31' } });
  });
  expect(addresses.at(-1)).toBe('/line?line-camera.brand=31&line-lens.brand=31');
});
