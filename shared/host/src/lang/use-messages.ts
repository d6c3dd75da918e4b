import { useEffect, useSyncExternalStore } from 'react';
import { useHost, useReadable } from '../host-context';
import type { Readable } from '../services';
import { DEFAULT_LANGUAGE, type Language } from './language';
import type { Messages, MessageTable, Translation } from './messages';

const chinese: Readable<Language> = { get: () => DEFAULT_LANGUAGE, subscribe: () => () => undefined };

/**
 * The language of the remote's page: the visitor's, if the remote declares it (`languages`) and its texts have come, else
 * Chinese. On the server and while a drawn page is taken over it is Chinese. Shells before contract 1.6, development
 * servers and embedding pages have no other. Since contract 1.6.
 */
export const useLanguage = (): Language => useReadable(useHost().language ?? chinese);

/** The texts of a table in the language of the remote's page. Since contract 1.6. */
export function useMessages<const T extends MessageTable>(messages: Messages<T>): Translation<T> {
  const { telemetry } = useHost();
  return useMessagesIn(messages, useLanguage(), telemetry.error);
}

/**
 * The texts of a table in a language, in Chinese until they have come.
 * @param report hears why they did not come; the same function for the life of the page
 */
export function useMessagesIn<const T extends MessageTable>(
  messages: Messages<T>,
  language: Language,
  report: (error: unknown) => void,
): Translation<T> {
  useEffect(() => messages.bring(language, report), [messages, language, report]);
  return useSyncExternalStore(
    messages.subscribe,
    () => messages.in(language),
    () => messages.in(DEFAULT_LANGUAGE),
  );
}
