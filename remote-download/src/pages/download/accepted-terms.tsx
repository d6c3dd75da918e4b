import { useHost } from '@shixuan/host';
import { useQuery } from '@tanstack/react-query';
import { formatTime } from '../../lib/format-time';
import { downloadTermsQuery } from '../../lib/queries/download-terms';
import * as styles from './accepted-terms.module.css';

/** The terms that the account has accepted, and when; nothing before that. */
export function AcceptedTerms() {
  const { data } = useQuery(downloadTermsQuery(useHost()));
  if (!data?.acceptedAt) return null;
  return (
    <p className={styles.terms}>
      {`使用条款（${data.version} 版）：${data.text}`}
      <span className={styles.when}>
        您已于 <time dateTime={data.acceptedAt}>{formatTime(data.acceptedAt)}</time> 同意。
      </span>
    </p>
  );
}
