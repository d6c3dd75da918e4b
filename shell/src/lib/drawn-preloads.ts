import { PRELOADS_ELEMENT } from '@shixuan/host/manifest';

/** The links to the files that a drawn page is going to ask for; null in one that the browser draws, where they stand in its head. */
export function drawnPreloads(): HTMLTemplateElement | null {
  const links = document.getElementById(PRELOADS_ELEMENT);
  return links instanceof HTMLTemplateElement ? links : null;
}

const settled = (link: Element) =>
  new Promise<void>(resolve => {
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve(), { once: true });
  });

/**
 * Starts to fetch them all: each would else wait for the one that asks for it.
 * @returns what resolves when each has come or failed
 */
export async function startPreloads(): Promise<void> {
  const links = drawnPreloads();
  if (!links) return;
  const all = [...links.content.children].map(settled);
  document.head.append(links.content);
  await Promise.all(all);
}
