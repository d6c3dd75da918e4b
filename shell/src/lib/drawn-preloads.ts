import { PRELOADS_ELEMENT } from '@shixuan/host/manifest';

/**
 * What marks a page that the server has drawn, until React has taken it over. Servers before this version hold its links to code back in it;
 * this one has them before the content.
 */
export function drawnPreloads(): HTMLTemplateElement | null {
  const links = document.getElementById(PRELOADS_ELEMENT);
  return links instanceof HTMLTemplateElement ? links : null;
}

const settled = (link: Element) =>
  new Promise<void>(resolve => {
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve(), { once: true });
  });

const inPage = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];

/** Browsers note each file that has come. */
const isUnderWay = ({ href }: HTMLLinkElement) => performance.getEntriesByName(href, 'resource').length === 0;

/**
 * Starts to fetch the code of a drawn page where nothing has yet: each file would else wait for the one that asks for it.
 * @returns what resolves when each has come or failed; never, where one failed before the call in a browser that does not note it
 */
export async function startPreloads(): Promise<void> {
  const held = drawnPreloads();
  if (!held) return;
  const links = inPage();
  const all = [...links.filter(isUnderWay), ...held.content.children].map(settled);
  // Their condition is that scripts run, which browsers of before 2024 cannot tell.
  for (const link of links) if (!matchMedia(link.media).matches) link.removeAttribute('media');
  document.head.append(held.content);
  await Promise.all(all);
}
