// @vitest-environment jsdom
import { HostProvider } from '@shixuan/host';
import { testHost } from '@shixuan/host/testing';
import { parseListSearch } from '@shixuan/list-url';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePrefetchPage } from './use-prefetch-page';

let see: () => void;
let ahead: string[];

beforeEach(() => {
  ahead = [];
  see = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        see = () => act(() => onChange([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {
        see = () => undefined;
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Links({ search, pages }: { search: string; pages: number }) {
  return <nav ref={usePrefetchPage(parseListSearch(search).query, pages)} />;
}

function open(search: string, pages: number): void {
  const host = testHost({ services: { prefetch: to => void ahead.push(to) } });
  render(
    <HostProvider host={host}>
      <Links search={search} pages={pages} />
    </HostProvider>,
  );
}

test('the next page is left to the host, with its budget and its heed of sparing lines, once its links are near', () => {
  open('categoryId=1&shutter=global', 3);
  expect(ahead).toEqual([]);
  see();
  see();
  expect(ahead).toEqual(['/goods/list?categoryId=1&shutter=global&page=2']);
});

test('nothing lies ahead of the last page', () => {
  open('categoryId=1&page=3', 3);
  see();
  expect(ahead).toEqual([]);
});
