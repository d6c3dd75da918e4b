import { Breadcrumbs, type Crumb } from './breadcrumbs';
import * as styles from './page.module.css';
import { PageHeading, type PageHeadingProps } from './page-heading';
import { useOwnWords } from './use-own-words';

/** The way to the page and its heading. The page itself is the last step of the way. */
export function PageHead({ crumbs, here, ...heading }: PageHeadingProps & { crumbs?: readonly Crumb[]; here: string }) {
  const words = useOwnWords();
  return (
    <>
      <Breadcrumbs items={[{ label: words.home, to: '/' }, ...(crumbs ?? []), { label: here }]} />
      <div className={styles.head}>
        <PageHeading {...heading} />
      </div>
    </>
  );
}
