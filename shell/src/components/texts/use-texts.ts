import { type Language, type Messages, type MessageTable, type Translation, useMessagesIn } from '@shixuan/host';
import type { OwnWords } from '@shixuan/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { frameLanguage, languageOf } from '../../state/language';
import { useShell } from '../shell-context';
import { frameTexts } from './frame-texts';

/** The language that the frame is shown in. */
export const useFrameLanguage = (): Language => useAtomValue(frameLanguage);

/** The language that a version of a remote is shown in. @param tag `catalog@1.0.0-3f9a2c1b` */
export const useLanguageOf = (tag: string): Language => useAtomValue(useMemo(() => languageOf(tag), [tag]));

/** The texts of a table of the shell in the language of the frame. */
export function useTexts<const T extends MessageTable>(messages: Messages<T>): Translation<T> {
  const { languages } = useShell();
  return useMessagesIn(messages, useFrameLanguage(), languages.lost);
}

/** What the components of the façade say in a language: Chinese while the frame's own texts have not come in it. */
export const wordsIn = (language: Language): OwnWords => frameTexts.in(language).words;

/** What the frame says on every page. */
export const useFrameTexts = () => useTexts(frameTexts);
