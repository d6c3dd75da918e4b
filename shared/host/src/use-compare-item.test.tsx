// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HostProvider } from './host-context';
import type { CompareItem, HostServices } from './services';
import { testHost } from './testing';
import { useCompareItem } from './use-compare-item';

const camera: CompareItem = { id: 11, categoryId: 1, title: '海康机器人 MV-CS050', image: '/Uploads/products/11.svg' };

afterEach(cleanup);

function Toggle() {
  const compared = useCompareItem(camera);
  return compared && <button type="button" aria-label={compared.label} onClick={compared.toggle} />;
}
const draw = (host: HostServices) =>
  render(
    <HostProvider host={host}>
      <Toggle />
    </HostProvider>,
  );

test('what is not on the list is put on it, what is on it is taken off', () => {
  const done: string[] = [];
  const { compare } = testHost();
  const services = {
    compare: {
      ...compare,
      add: ({ id }: CompareItem) => {
        done.push(`+${id}`);
        return { ok: true } as const;
      },
      remove: (id: number) => void done.push(`-${id}`),
    },
  };
  draw(testHost({ services }));
  fireEvent.click(screen.getByRole('button', { name: '加入对比：海康机器人 MV-CS050' }));
  cleanup();
  const { items } = testHost({ compared: [camera] }).compare;
  draw(testHost({ services: { compare: { ...services.compare, items } } }));
  fireEvent.click(screen.getByRole('button', { name: '移出对比：海康机器人 MV-CS050' }));
  expect(done).toEqual(['+11', '-11']);
});

test('where the page around has no list there is nothing to press', () => {
  draw(testHost({ services: { has: () => false } }));
  expect(screen.queryByRole('button')).toBeNull();
});
