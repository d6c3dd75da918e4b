import { type PageModule, type PageProps, useHost, useReadable } from '@shixuan/host';
import { Button, EmptyState, Notes, Page, PageHead } from '@shixuan/ui';
import { downloadHistoryQuery } from '../../lib/queries/download-history';
import { downloadListQuery } from '../../lib/queries/download-list';
import { downloadTypesQuery } from '../../lib/queries/download-types';
import { useTexts } from '../../lib/texts/texts';
import { listRequest, parseDownloadAddress } from './download-address';
import { FilesView } from './files-view';
import { HistoryView } from './history-view';
import { ViewLinks } from './view-links';

/** `/download`: the files by type, family and text, and what this visitor has downloaded. */
export default function DownloadPage({ search }: PageProps) {
  const host = useHost();
  const user = useReadable(host.auth.user);
  const texts = useTexts();
  const { problems, ...address } = parseDownloadAddress(search);
  return (
    <Page>
      <PageHead here={texts.title} title={texts.title} lead={texts.lead} />
      <Notes notes={problems.map(({ part, given }) => texts.invalid(texts.ignored[part], given))} />
      {user === null ? (
        <Invitation onLogin={() => host.auth.requireLogin()} />
      ) : (
        <>
          <ViewLinks history={address.history} />
          {address.history ? <HistoryView page={address.page} /> : <FilesView address={address} />}
        </>
      )}
    </Page>
  );
}

/** Shown without a login: explains what it is for and offers it. */
function Invitation({ onLogin }: { onLogin: () => void }) {
  const { invitation: texts } = useTexts();
  return (
    <EmptyState
      title={texts.title}
      hint={texts.hint}
      action={
        <Button type="primary" onClick={onLogin}>
          {texts.action}
        </Button>
      }
    />
  );
}

export const prefetch: PageModule['prefetch'] = async ({ host, queryClient, search }) => {
  if (host.auth.user.get() === null) return;
  const { problems, ...address } = parseDownloadAddress(search);
  await (address.history
    ? queryClient.prefetchQuery(downloadHistoryQuery(host, address.page))
    : Promise.all([
        queryClient.prefetchQuery(downloadTypesQuery(host)),
        queryClient.prefetchQuery(downloadListQuery(host, listRequest(address))),
      ]));
};
