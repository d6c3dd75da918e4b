import type { HostServices } from '@shixuan/host';
import { PageInMemory, testHost } from '@shixuan/host/testing';
import { stubScreen } from '@shixuan/host/testing/dom';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import VisionPage from '../pages/selection/vision.page';
import { answering } from './answers';

interface Opening {
  narrow?: boolean;
  /** Answers the calls of the page; the usual answers unless others are given. */
  request?: (path: string, body: unknown) => Promise<unknown>;
  /** Further services in place of the ones that do nothing. */
  services?: Partial<HostServices>;
  /** Called with each address that the page takes, decoded. */
  onAddress?: (address: string) => void;
}

/** Opens the page of whole systems at its query, the task of an address. Returns where the page is now, decoded. */
export function openVision(
  search: string,
  { narrow = false, request = answering(), services, onAddress }: Opening = {},
): () => string {
  stubScreen({ narrow });
  let address = '';
  render(
    <PageInMemory
      page={VisionPage}
      at={`/selection/vision${search && `?${search}`}`}
      host={testHost({ services: { request, ...services } })}
      queryClient={new QueryClient()}
      onAddress={now => {
        address = decodeURIComponent(now);
        onAddress?.(address);
      }}
    />,
  );
  return () => address;
}

/** A comparison that takes everything; the ids go into `added`. */
export const comparingInto = (added: number[]): HostServices['compare'] => ({
  ...testHost().compare,
  add: ({ id }) => {
    added.push(id);
    return { ok: true };
  },
});
