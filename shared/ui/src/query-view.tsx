import type { ReactNode } from 'react';
import { ErrorState } from './error-state';

/** What the view needs of a query; those of the query cache have it. */
export interface Answering<T> {
  data: T | undefined;
  isError: boolean;
  error: Error | null;
  isFetching: boolean;
  refetch(): unknown;
}

export interface QueryViewProps<T> {
  query: Answering<T>;
  /** Keeps the place while the first answer is under way. */
  skeleton: ReactNode;
  /** What did not load: 品牌系列没有加载出来. */
  errorTitle: string;
  children: (data: T) => ReactNode;
}

/** The three states of a query: pending, failed with 重试, answered. A failed refresh keeps the last answer in view. */
export function QueryView<T>({ query, skeleton, errorTitle, children }: QueryViewProps<T>) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.isError)
    return (
      <ErrorState
        title={errorTitle}
        message={query.error?.message}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return <>{skeleton}</>;
}
