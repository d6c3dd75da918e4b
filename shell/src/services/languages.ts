import type { Language, Remote } from '@shixuan/host';
import { chosenLanguage, frameLanguage, spokenLanguages, textsUnderWay } from '../state/language';
import type { ShowMessage } from '../state/messages';
import type { Store } from '../state/store';
import type { Telemetry } from './telemetry/telemetry';

/** What is said, in the language that the frame is still in, when the chosen one does not come. */
const NOT_COME = '英文文字没有下载成功，界面仍为中文。请检查网络后再试。';

/** The languages that the apps of the page speak, and the visitor's choice among them. */
export interface Languages {
  /** Changes the language, or tries again to bring it; says so where the frame's texts do not come. */
  choose(language: Language): Promise<void>;
  /**
   * Adds an app. Resolves when it speaks the chosen language, or will not: one that lacks it stays Chinese, and so does one whose
   * texts do not come, which is reported. Never rejects.
   */
  join(app: string, loaders: NonNullable<Remote['languages']>): Promise<void>;
  /** Reports that texts of the frame did not come. */
  lost(error: unknown): void;
}

export interface LanguagesOptions {
  store: Store;
  telemetry: Pick<Telemetry, 'error'>;
  showMessage: ShowMessage;
}

export function createLanguages({ store, telemetry, showMessage }: LanguagesOptions): Languages {
  const apps = new Map<string, NonNullable<Remote['languages']>>();
  const pending = new Map<string, Promise<void>>();

  async function load(app: string, language: Language): Promise<void> {
    try {
      await apps.get(app)?.[language]?.();
      store.set(spokenLanguages, spoken => ({ ...spoken, [app]: language }));
    } catch (error) {
      telemetry.error(app, error, { language });
    } finally {
      pending.delete(app);
      store.set(textsUnderWay, pending.size);
    }
  }

  function bring(app: string): Promise<void> {
    const language = store.get(chosenLanguage);
    if (!apps.get(app)?.[language] || store.get(spokenLanguages)[app] === language) return Promise.resolve();
    const attempt = pending.get(app) ?? load(app, language);
    pending.set(app, attempt);
    store.set(textsUnderWay, pending.size);
    return attempt;
  }

  const bringAll = () => Promise.all([...apps.keys()].map(bring));
  store.sub(chosenLanguage, () => void bringAll());

  return {
    async choose(language) {
      store.set(chosenLanguage, language);
      await bringAll();
      if (store.get(chosenLanguage) === language && store.get(frameLanguage) !== language)
        showMessage('error', NOT_COME);
    },
    join(app, loaders) {
      apps.set(app, loaders);
      return bring(app);
    },
    lost: error => telemetry.error('shell', error),
  };
}
