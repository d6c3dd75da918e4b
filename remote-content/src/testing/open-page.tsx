import type { HostServices, PageProps } from '@shixuan/host';
import { PageInMemory, testHost } from '@shixuan/host/testing';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { answering } from './answering';
import { categories } from './fixtures';

/** A page at an address, over the fixtures; answers can be overridden. */
export function openPage(page: ComponentType<PageProps>, at: string, services: Partial<HostServices> = {}) {
  const addresses: string[] = [];
  const host = testHost({ categories, services: { request: answering(), ...services } });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <PageInMemory page={page} at={at} host={host} queryClient={queryClient} onAddress={now => addresses.push(now)} />,
  );
  return { address: () => addresses.at(-1) };
}
