/** A language of the interface. Products, articles and prices are Chinese in all of them. */
export type Language = 'zh-CN' | 'en';

/** The language in which the server draws every page, and of whatever has no other. */
export const DEFAULT_LANGUAGE = 'zh-CN' satisfies Language;

/**
 * The language of a text that came as data, for `lang` of its element: undefined where it is that of the page around it.
 * Whatever holds a Chinese character is Chinese. Since contract 1.6.
 * @example <h2 lang={languageOfText(file.title, useLanguage())}>{file.title}</h2>
 */
export const languageOfText = (text: string, page: Language): Language | undefined =>
  page !== DEFAULT_LANGUAGE && /\p{Script=Han}/u.test(text) ? DEFAULT_LANGUAGE : undefined;
