import { useHost } from '@shixuan/host';
import { EmptyState, ErrorState } from '@shixuan/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { missingText } from '../data/task/missing-inputs';
import { failureText } from '../lib/failure-text';

/**
 * In place of results while an entry cannot be computed with.
 * @param missing inputs of a blank task that are still empty
 */
export function NotAsked({ missing = [] }: { missing?: readonly string[] }) {
  const { texts } = useHost().config;
  if (missing.length > 0) return <EmptyState title={missingText(missing)} hint="其余各项可以不填：空着就是不限。" />;
  return (
    <EmptyState
      title={texts?.emptyTitle || '先把标红的一项改对'}
      hint={texts?.emptyHint || '输入保留在原处，改好后立即得出结果。'}
    />
  );
}

/** In place of results that could not be fetched: why, and another attempt. */
export function NotAnswered({ query }: { query: UseQueryResult }) {
  const { texts } = useHost().config;
  return (
    <ErrorState
      title={texts?.failedTitle || '结果没有取到'}
      message={query.error && failureText(query.error)}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
