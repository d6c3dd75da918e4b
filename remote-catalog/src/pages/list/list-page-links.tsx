import { useNavigate } from '@shixuan/host';
import { type ListQuery, listPath, printListSearch, withPage } from '@shixuan/list-url';
import { PageLinks } from '@shixuan/ui';
import { type FormEvent, memo, useState } from 'react';
import * as styles from './list-page-links.module.css';
import { usePrefetchPage } from './query/use-prefetch-page';

/** From so many pages on, not every one has a link. */
const JUMP_FROM = 8;

/** Links to the other pages of the list, of which the next is prefetched, and a field for a page without a link. */
export const ListPageLinks = memo(function ListPageLinks({ query, pages }: { query: ListQuery; pages: number }) {
  const nav = usePrefetchPage(query, pages);
  return (
    <>
      <PageLinks ref={nav} page={query.page} pages={pages} to={target => listPath(withPage(query, target))} />
      {pages >= JUMP_FROM && <PageJump query={query} pages={pages} />}
    </>
  );
});

function PageJump({ query, pages }: { query: ListQuery; pages: number }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  function jump(event: FormEvent) {
    event.preventDefault();
    const wanted = Math.trunc(Number(text));
    if (!(wanted >= 1)) return;
    setText('');
    void navigate(listPath(withPage(query, Math.min(wanted, pages))));
  }
  return (
    <form className={styles.jump} action="/goods/list" onSubmit={jump}>
      {[...new URLSearchParams(printListSearch(withPage(query, 1)))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        跳至第{' '}
        <input
          className={styles.field}
          name="page"
          inputMode="numeric"
          autoComplete="off"
          aria-label={`跳至页码，共 ${pages} 页`}
          value={text}
          onChange={event => setText(event.target.value)}
        />{' '}
        / {pages} 页
      </label>
      <button type="submit" className={styles.go}>
        跳转
      </button>
    </form>
  );
}
