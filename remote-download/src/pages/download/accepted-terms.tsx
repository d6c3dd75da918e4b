import { useHost } from '@shixuan/host';
import { useQuery } from '@tanstack/react-query';
import { formatTime } from '../../lib/format-time';
import { downloadTermsQuery } from '../../lib/queries/download-terms';
import { useLanguageOfData, useTexts } from '../../lib/texts/texts';
import * as styles from './accepted-terms.module.css';

/** The terms that the account has accepted, and when; nothing before that. */
export function AcceptedTerms() {
  const { data } = useQuery(downloadTermsQuery(useHost()));
  const { history: texts } = useTexts();
  const languageOf = useLanguageOfData();
  if (!data?.acceptedAt) return null;
  return (
    <p className={styles.terms}>
      <span lang={languageOf(data.text)}>{texts.terms(data.version, data.text)}</span>
      <span className={styles.when}>
        {texts.acceptedBefore}
        <time dateTime={data.acceptedAt}>{formatTime(data.acceptedAt)}</time>
        {texts.acceptedAfter}
      </span>
    </p>
  );
}
