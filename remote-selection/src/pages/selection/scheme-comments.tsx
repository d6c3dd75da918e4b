import { useSearchParams } from '@shixuan/host';
import { Suspense } from 'react';
import { latePart } from '../../lib/late-part';

// Loaded where a scheme takes comments.
const CommentList = latePart(() =>
  import('../../components/comments/comment-list').then(({ CommentList }) => CommentList),
);

/** What was said of a scheme that was passed on, where its address has the key of a place for comments. */
export function SchemeComments() {
  const [params] = useSearchParams();
  const talk = params.get('talk');
  if (talk === null) return null;
  return (
    <Suspense>
      <CommentList talk={/^[\w-]{22}$/.test(talk) ? talk : null} />
    </Suspense>
  );
}
