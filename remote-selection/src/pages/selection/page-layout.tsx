import { Breadcrumbs, PageHeading } from '@shixuan/ui';
import type { ReactNode, Ref } from 'react';
import { EmbedLink } from './embed-link';
import * as styles from './page-layout.module.css';

export interface PageLayoutProps {
  title: string;
  lead: string;
  /** Links to the other rankings. */
  goals: ReactNode;
  /** What of the address could not be read. */
  problems: readonly string[];
  /** Examples, the first recommendation, and what can be taken away. */
  head: ReactNode;
  /** The form, on the left. */
  form: ReactNode;
  /** Figures and drawing, on the right above the list. */
  figures: ReactNode;
  list: ReactNode;
  /** Place of the list, to which the first recommendation leads. */
  listRef: Ref<HTMLDivElement>;
  /** Below the list. */
  tools?: ReactNode;
}

/** What all selection pages have in common: what is entered on the left, what follows from it on the right. */
export function PageLayout(props: PageLayoutProps) {
  const { title, lead, goals, problems, head, form, figures, list, listRef, tools } = props;
  return (
    <div className={styles.page}>
      <Breadcrumbs items={[{ label: '首页', to: '/' }, { label: '选型助手' }, { label: title }]} />
      <div className={styles.heading}>
        <PageHeading title={title} lead={lead} actions={goals} />
      </div>
      {problems.length > 0 && (
        <div className={styles.problems} role="status">
          {problems.map(problem => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      {head}
      <div className={styles.columns}>
        <div className={styles.inputs}>{form}</div>
        <div className={styles.answers}>
          {figures}
          <div ref={listRef} className={styles.results} tabIndex={-1}>
            {list}
          </div>
          {tools}
        </div>
      </div>
      <EmbedLink />
    </div>
  );
}
