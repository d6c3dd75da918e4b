import { languageOfText } from '@shixuan/host';
import { useFrameLanguage, useFrameTexts } from './use-texts';

/** A name from the site's data in the language of the frame; one that is known in Chinese alone says that it is Chinese. */
export function SiteName({ children }: { children: string }) {
  const text = useFrameTexts().name(children);
  const language = languageOfText(text, useFrameLanguage());
  return language ? <span lang={language}>{text}</span> : text;
}
