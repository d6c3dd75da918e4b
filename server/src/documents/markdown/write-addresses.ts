import type { Options } from 'remark-stringify';

type Handler = NonNullable<NonNullable<Options['handlers']>['link']>;

interface Addressed {
  type: string;
  url: string;
  title?: string | null;
}
interface Link extends Addressed {
  children: readonly { type: string; value?: string }[];
}
interface Image extends Addressed {
  alt?: string | null;
}

/** An address with what would end a destination written as in addresses (RFC 3986, 2.1): it stands in no brackets. */
export const encodedAddress = (url: string): string =>
  url.replace(/[\s\p{Cc}<>()"\\^`{|}]/gu, sign =>
    [...Buffer.from(sign)].map(byte => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );

/**
 * The destination of a link. `&` stays as it is, so that whoever reads the text without a parser has the address; only one
 * that would be read as a character reference (`&copy;`) is escaped.
 */
const destination = (url: string) => encodedAddress(url).replaceAll(/&(?=#?\w+;)/g, '\\&');

const isBare = ({ url, title, children: [only, ...others] }: Link) =>
  /^https?:\/\//i.test(url) && !title && others.length === 0 && only?.type === 'text' && only.value === url;

/** The writer's own handlers escape `&` before letters, and `:` of addresses that stand in a text. */
const link: Handler = (node: Link, _, state, info) => {
  if (isBare(node)) return `<${encodedAddress(node.url)}>`;
  const tracker = state.createTracker(info);
  const exits = [state.enter('link'), state.enter('label')];
  const before = tracker.move('[');
  // The caller knows that these are the children of a link.
  const label = state.containerPhrasing(node as Parameters<typeof state.containerPhrasing>[0], {
    ...tracker.current(),
    before,
    after: '](',
  });
  for (const exit of exits.reverse()) exit();
  // Without a title it could be read as a definition, where code in the label holds `]:`.
  const title = node.title ?? (/\]:/.test(label) ? '' : null);
  return `[${label}](${destination(node.url)}${titleText(title, state.safe.bind(state))})`;
};

const image: Handler = (node: Image, _, state) => {
  const exits = [state.enter('image'), state.enter('label')];
  const alt = state.safe(node.alt ?? '', { before: '[', after: ']' });
  for (const exit of exits.reverse()) exit();
  return `![${alt}](${destination(node.url)}${titleText(node.title ?? null, state.safe.bind(state))})`;
};

type Safe = (text: string, around: { before: string; after: string }) => string;

const titleText = (title: string | null, safe: Safe) =>
  title === null ? '' : ` "${safe(title, { before: '"', after: '"' }).replaceAll(/(?<!\\)"/g, '\\"')}"`;

/** Handlers of `remark-stringify` that write addresses as they are. */
export const addressHandlers = { link, image };
