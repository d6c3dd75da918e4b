import { EmptyState } from '@shixuan/ui';
import type { ReactNode } from 'react';

export interface NoticePageProps {
  /** What visitors read in large, and what is announced. */
  title: string;
  hint: ReactNode;
  action: ReactNode;
}

/** A page of the shell's own: says why there is nothing here and where to go. */
export function NoticePage({ title, hint, action }: NoticePageProps) {
  return (
    <section>
      <h1 className="visually-hidden" tabIndex={-1}>
        {title}
      </h1>
      <EmptyState title={title} hint={hint} action={action} />
    </section>
  );
}
