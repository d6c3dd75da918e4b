import { createApi, type SchemeComment } from '@shixuan/api/client';
import { useHost } from '@shixuan/host';
import { Button } from '@shixuan/ui';
import * as controls from '@shixuan/ui/controls.module.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { released } from '../../lib/when-released';
import { CommentForm } from './comment-form';
import * as styles from './comments.module.css';

const time = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'medium', timeStyle: 'short' });

const gone = '这个方案已不再收意见，或链接不完整。';

/**
 * Comments on a scheme that was passed on. With the link they are read and added; only the owner deletes them.
 * @param talk key of the place for comments; null: the link says one that cannot be
 */
export function CommentList({ talk }: { talk: string | null }) {
  return (
    <section className={styles.comments} aria-label="意见">
      <h2 className={styles.title}>意见</h2>
      {talk === null ? <p className={styles.hint}>{gone}</p> : <Comments talk={talk} />}
    </section>
  );
}

function Comments({ talk }: { talk: string }) {
  const { request } = useHost();
  const api = createApi(request);
  const { data, isError, refetch } = useQuery({
    queryKey: ['scheme-comments', talk],
    queryFn: ({ signal }) =>
      api.schemeComments({ key: talk }, { silent: true, showLoading: false, signal }).finally(released),
    retry: false,
    staleTime: 0,
  });
  async function remove(id: number | null) {
    try {
      await api.schemeDeleteComments({ key: talk, id });
    } catch {
      // The shell has shown why.
    }
    await refetch();
  }
  if (isError) return <p className={styles.hint}>{gone}</p>;
  if (!data) return null;
  return (
    <>
      {data.list.length === 0 && <p className={styles.hint}>还没有。写下的意见，有这个链接的人都能看到。</p>}
      <ol className={styles.list}>
        {data.list.map(each => (
          <Comment key={each.id} comment={each} onRemove={data.mine ? () => void remove(each.id) : null} />
        ))}
      </ol>
      <CommentForm talk={talk} onSent={() => void refetch()} />
      {data.mine && <Closing onClose={() => void remove(null)} />}
    </>
  );
}

function Comment({ comment, onRemove }: { comment: SchemeComment; onRemove: (() => void) | null }) {
  const { name, text, at } = comment;
  return (
    <li className={styles.comment}>
      <p className={styles.hint}>{`${name || '未署名'}，${time.format(new Date(at))}`}</p>
      <p className={styles.text}>{text}</p>
      {onRemove && (
        <button
          type="button"
          className={`${controls.action} ${styles.action}`}
          aria-label={`删除 ${name || '未署名'} 的意见：${text.slice(0, 20)}`}
          onClick={onRemove}
        >
          删除
        </button>
      )}
    </li>
  );
}

/** Two presses: everything that was said goes with it. */
function Closing({ onClose }: { onClose(): void }) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <button type="button" className={`${controls.action} ${styles.action}`} onClick={() => setAsked(true)}>
        结束收意见
      </button>
    );
  }
  return (
    <p className={styles.closing}>
      <span>全部意见会删除，链接仍可查看方案。</span>
      <Button size="small" onClick={onClose}>
        结束并删除
      </Button>
      <Button size="small" onClick={() => setAsked(false)}>
        不结束
      </Button>
    </p>
  );
}
