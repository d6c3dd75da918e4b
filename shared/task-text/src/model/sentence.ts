import type { Span } from './readings';

/** The words of spans, as they were typed. */
export const words = (text: string, spans: readonly Span[]) =>
  spans.map(({ start, end }) => text.slice(start, end).trim()).join(' ');

/** `「20 mm」：…` */
export const sentence = (text: string, spans: readonly Span[], what: string): string =>
  `「${words(text, spans).slice(0, 40)}」：${what}`;
