import { languageOfText } from '@shixuan/host';
import { useFrameLanguage } from '../../components/texts/use-texts';
import * as styles from './account-form.module.css';

/** What is wrong with a form as a whole. The server's reasons are Chinese. */
export function ProblemLine({ children }: { children: string }) {
  const language = useFrameLanguage();
  return (
    <p className={styles.error} role="alert" lang={languageOfText(children, language)}>
      {children}
    </p>
  );
}
