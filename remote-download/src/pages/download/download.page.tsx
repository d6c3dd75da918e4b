import { type PageModule, type PageProps, useHost, useReadable } from '@shixuan/host';
import { Button, EmptyState, Notes, Page, PageHead } from '@shixuan/ui';
import { downloadHistoryQuery } from '../../lib/queries/download-history';
import { downloadListQuery } from '../../lib/queries/download-list';
import { downloadTypesQuery } from '../../lib/queries/download-types';
import { listRequest, parseDownloadAddress } from './download-address';
import { FilesView } from './files-view';
import { HistoryView } from './history-view';
import { ViewLinks } from './view-links';

/** `/download`: the files by type, family and text, and what this visitor has downloaded. */
export default function DownloadPage({ search }: PageProps) {
  const host = useHost();
  const user = useReadable(host.auth.user);
  const { problems, ...address } = parseDownloadAddress(search);
  return (
    <Page>
      <PageHead
        here="下载中心"
        title="下载中心"
        lead="目录表、数据表、选型手册、计算表与图卡，由本站数据生成，每个版本都可校验。"
      />
      <Notes notes={problems} />
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
  return (
    <EmptyState
      title="登录后可以查看和下载资料"
      hint="下载地址只对本账号有效。没有账号可以当场注册，只需用户名和密码。"
      action={
        <Button type="primary" onClick={onLogin}>
          登录或注册
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
