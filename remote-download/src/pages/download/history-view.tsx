import { useHost } from '@shixuan/host';
import { EmptyState, PageLinks, QueryView, Skeleton } from '@shixuan/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { downloadHistoryQuery } from '../../lib/queries/download-history';
import { AcceptedTerms } from './accepted-terms';
import { downloadPath, everything } from './download-address';
import { HistoryRow } from './history-row';
import * as styles from './history-row.module.css';

const PAGE_SIZE = 24;

/** What this account has downloaded, the latest first. */
export function HistoryView({ page }: { page: number }) {
  const query = useQuery({ ...downloadHistoryQuery(useHost(), page), placeholderData: keepPreviousData });
  return (
    <QueryView
      query={query}
      errorTitle="下载记录没有加载出来"
      skeleton={<Skeleton kind="table" rows={8} height={64} label="下载记录正在加载" />}
    >
      {({ total, list }) =>
        list.length > 0 ? (
          <>
            <AcceptedTerms />
            <ul className={styles.list}>
              {list.map(one => (
                <HistoryRow key={one.id} one={one} />
              ))}
            </ul>
            <PageLinks
              page={page}
              pages={Math.ceil(total / PAGE_SIZE)}
              to={target => downloadPath({ ...everything, history: true, page: target })}
            />
          </>
        ) : (
          <EmptyState
            title={total > 0 ? '这一页没有记录' : '还没有下载过资料'}
            hint={total > 0 ? undefined : '下载过的文件会列在这里，可以再次下载同一版本。'}
            action={
              total > 0 ? (
                <a href={downloadPath({ ...everything, history: true })}>回到第 1 页</a>
              ) : (
                <a href={downloadPath(everything)}>查看全部资料</a>
              )
            }
          />
        )
      }
    </QueryView>
  );
}
