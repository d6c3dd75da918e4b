import { useShell } from '../components/shell-context';
import { useFrameLanguage } from '../components/texts/use-texts';
import * as styles from './footer.module.css';

/** What the other language calls itself: for those who cannot read the one they see. */
const others = {
  'zh-CN': { to: 'en', label: 'English' },
  en: { to: 'zh-CN', label: '中文' },
} as const;

/** Changes to the other language of the frame. */
export function LanguageSwitch() {
  const { languages } = useShell();
  const { to, label } = others[useFrameLanguage()];
  return (
    <button type="button" className={styles.language} lang={to} onClick={() => void languages.choose(to)}>
      {label}
    </button>
  );
}
