import { EmptyState } from '@shixuan/ui';
import type { ReactNode } from 'react';

export interface NoticePageProps {
  /** Title in large type, also announced to screen readers. */
  title: string;
  hint: ReactNode;
  action: ReactNode;
}

/** A page of the shell that explains why there is no content and where to go. */
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
