import { useHost } from '@shixuan/host';
import { EmptyState, ErrorState, Skeleton } from '@shixuan/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { missingText } from '../data/task/missing-inputs';
import { failureText } from '../lib/failure-text';

/**
 * In place of results while an entry cannot be computed with.
 * @param missing inputs of a blank task that are still empty
 */
function NotAsked({ missing }: { missing: readonly string[] }) {
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
function NotAnswered({ query }: { query: UseQueryResult }) {
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

export interface RankedProps<Answer> {
  /** The input can be computed with. */
  asked: boolean;
  /** Inputs of a blank task that are still empty. */
  missing: readonly string[];
  query: UseQueryResult<Answer>;
  /** What is shown: the last answer that came. */
  answer: Answer | null | undefined;
  children(answer: Answer): ReactNode;
}

/** A ranking, or what stands in its place: nothing is asked for, nothing was answered, nothing has come yet. */
export function Ranked<Answer>({ asked, missing, query, answer, children }: RankedProps<Answer>) {
  if (!asked) return <NotAsked missing={missing} />;
  if (answer) return children(answer);
  if (query.isError) return <NotAnswered query={query} />;
  return <Skeleton kind="table" rows={10} height={40} label="正在计算推荐" />;
}
