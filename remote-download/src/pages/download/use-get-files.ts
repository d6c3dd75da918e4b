import { type CallContent, createApi } from '@shixuan/api/client';
import { useHost } from '@shixuan/host';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { historyKey } from '../../lib/queries/download-history';
import { startDownload } from './start-download';
import { useTerms } from './terms-context';

export type Grant = CallContent<'downLoad'>;

export type Getting =
  | { step: 'idle' }
  /** The terms of use are shown; nothing was asked for yet. */
  | { step: 'terms' }
  | { step: 'asking' }
  /** The browser has been given the address; the rest is its own business. */
  | { step: 'granted'; grant: Grant }
  | { step: 'failed'; message: string };

export interface GetFiles {
  getting: Getting;
  /** Shows the terms before the first file of a visit, and asks for the files after that. */
  start(): void;
  acceptTerms(): void;
  cancel(): void;
}

/** Gets one file, or several as one zip. @param ids numbers of versions */
export function useGetFiles(ids: readonly number[]): GetFiles {
  const host = useHost();
  const queryClient = useQueryClient();
  const { accepted, accept } = useTerms();
  const [getting, setGetting] = useState<Getting>({ step: 'idle' });

  async function ask() {
    setGetting({ step: 'asking' });
    try {
      const grant = await createApi(host.request).downLoad(
        { ids: [...ids], licenceAccepted: true },
        { silent: true, showLoading: false },
      );
      setGetting({ step: 'granted', grant });
      startDownload(grant);
      void queryClient.invalidateQueries({ queryKey: historyKey });
    } catch (error) {
      setGetting({ step: 'failed', message: error instanceof Error ? error.message : '请稍后再试' });
    }
  }

  return {
    getting,
    start: () => {
      if (getting.step === 'asking' || ids.length === 0) return;
      if (accepted) void ask();
      else setGetting({ step: 'terms' });
    },
    acceptTerms: () => {
      accept();
      void ask();
    },
    cancel: () => setGetting({ step: 'idle' }),
  };
}
