import { defineMessages, languageOfText, useLanguage, useMessages } from '@shixuan/host';
import { chinese } from './zh';

/** What the download centre says, in every language that it has. */
export const texts = defineMessages(chinese, { en: () => import('./en') });

export const useTexts = () => useMessages(texts);

/** For `lang` of an element with data in it: see `languageOfText`. */
export function useLanguageOfData(): (text: string) => string | undefined {
  const language = useLanguage();
  return text => languageOfText(text, language);
}
