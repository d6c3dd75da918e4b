import { useSearchParams } from '@shixuan/host';
import { lazy, Suspense } from 'react';

// Loaded where a scheme takes comments.
const CommentList = lazy(() =>
  import('../../components/comments/comment-list').then(({ CommentList }) => ({ default: CommentList })),
);

/** What was said of a scheme that was passed on, where its address has the key of a place for comments. */
export function SchemeComments() {
  const [params] = useSearchParams();
  const talk = params.get('talk') ?? '';
  if (!/^[\w-]{22}$/.test(talk)) return null;
  return (
    <Suspense>
      <CommentList talk={talk} />
    </Suspense>
  );
}
