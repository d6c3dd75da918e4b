import { type CallContent, createApi } from '@shixuan/api/client';
import { useHost } from '@shixuan/host';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { historyKey } from '../../lib/queries/download-history';
import { downloadTermsQuery } from '../../lib/queries/download-terms';

export type Grant = CallContent<'download'>;
export type Terms = CallContent<'downloadTerms'>;

export type Getting =
  | { step: 'idle' }
  /** The terms of use are shown; nothing was asked for yet. */
  | { step: 'terms'; terms: Terms }
  | { step: 'asking' }
  /** The browser has the address; the download is out of the page's control. */
  | { step: 'granted'; grant: Grant }
  /** `message`: the reason that the site gave, if it gave one. */
  | { step: 'failed'; message: string | undefined };

export interface GetFiles {
  getting: Getting;
  /** Asks for the files; where the account has not yet accepted the terms that are in force, shows them first. */
  start(): void;
  acceptTerms(version: string): void;
  cancel(): void;
}

/** Gets one file, or several as one zip. @param ids numbers of versions */
export function useGetFiles(ids: readonly number[]): GetFiles {
  const host = useHost();
  const queryClient = useQueryClient();
  const [getting, setGetting] = useState<Getting>({ step: 'idle' });

  const termsQuery = downloadTermsQuery(host);

  async function ask(acceptedTerms?: string) {
    setGetting({ step: 'asking' });
    try {
      const known = acceptedTerms === undefined ? await queryClient.fetchQuery(termsQuery) : undefined;
      if (known && known.acceptedAt === null) return setGetting({ step: 'terms', terms: known });
      const grant = await createApi(host.request).download(
        { ids: [...ids], ...(acceptedTerms !== undefined && { acceptedTerms }) },
        { silent: true, showLoading: false },
      );
      setGetting({ step: 'granted', grant });
      startDownload(grant);
      void queryClient.invalidateQueries({ queryKey: historyKey });
      if (acceptedTerms !== undefined) void queryClient.invalidateQueries({ queryKey: termsQuery.queryKey });
    } catch (error) {
      setGetting({ step: 'failed', message: error instanceof Error ? error.message : undefined });
    }
  }

  return {
    getting,
    start: () => {
      if (getting.step !== 'asking' && ids.length > 0) void ask();
    },
    acceptTerms: version => void ask(version),
    cancel: () => setGetting({ step: 'idle' }),
  };
}

/** Hands an address to the browser's own downloads, which show progress and resume. */
function startDownload({ url, fileName }: { url: string; fileName: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}
