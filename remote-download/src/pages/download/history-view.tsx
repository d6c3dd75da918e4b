import { useHost } from '@shixuan/host';
import { EmptyState, PageLinks, QueryView, Skeleton } from '@shixuan/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { downloadHistoryQuery } from '../../lib/queries/download-history';
import { useTexts } from '../../lib/texts/texts';
import { AcceptedTerms } from './accepted-terms';
import { downloadPath, everything } from './download-address';
import { HistoryRow } from './history-row';
import * as styles from './history-row.module.css';

const PAGE_SIZE = 24;

/** What this account has downloaded, the latest first. */
export function HistoryView({ page }: { page: number }) {
  const { history: texts, none } = useTexts();
  const query = useQuery({ ...downloadHistoryQuery(useHost(), page), placeholderData: keepPreviousData });
  return (
    <QueryView
      query={query}
      errorTitle={texts.failed}
      skeleton={<Skeleton kind="table" rows={8} height={64} label={texts.loading} />}
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
            title={total > 0 ? texts.pageTitle : texts.title}
            hint={total > 0 ? undefined : texts.hint}
            action={
              total > 0 ? (
                <a href={downloadPath({ ...everything, history: true })}>{none.firstPage}</a>
              ) : (
                <a href={downloadPath(everything)}>{none.all}</a>
              )
            }
          />
        )
      }
    </QueryView>
  );
}
