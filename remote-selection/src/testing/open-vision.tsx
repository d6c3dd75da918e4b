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
}

/** Opens the page of whole systems at its query, the task of an address. Returns where the page is now, decoded. */
export function openVision(search: string, { narrow = false, request = answering() }: Opening = {}): () => string {
  stubScreen({ narrow });
  let address = '';
  render(
    <PageInMemory
      page={VisionPage}
      at={`/selection/vision${search && `?${search}`}`}
      host={testHost({ services: { request } })}
      queryClient={new QueryClient()}
      onAddress={now => {
        address = decodeURIComponent(now);
      }}
    />,
  );
  return () => address;
}
