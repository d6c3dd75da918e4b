import type { RemoteFile } from './remote-files';

const findLink = (url: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].find(link => link.href === url);

/**
 * Whether the browser has put an empty sheet in the place of one that did not come: Chromium does so for an answer that is no style
 * sheet, as is the text of a missing file. It may not be read, unlike every sheet that was asked for by the rules of other origins. Firefox
 * refuses to read one that is still on its way, with another error.
 */
function isStandIn({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules === null;
  } catch (error) {
    return error instanceof DOMException && error.name === 'SecurityError';
  }
}

function addStyleSheet({ url, integrity }: RemoteFile): Promise<void> {
  const there = findLink(url);
  if (there && !isStandIn(there)) return Promise.resolve();
  there?.remove();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = 'anonymous';
    if (integrity) link.integrity = integrity;
    link.href = url;
    link.onload = () => resolve();
    link.onerror = () => {
      // The bundler's own loader would find a failed link and treat the sheet as loaded.
      link.remove();
      reject(new Error(`style sheet did not load: ${url}`));
    };
    document.head.append(link);
  });
}

/**
 * Loads the style sheets among the files, each against its hash. Done before any code of the remote runs: the bundler's
 * loader checks no hash of a style sheet and federation's does not wait for it, so that a page would flash unstyled.
 */
export async function loadStyleSheets(files: readonly RemoteFile[]): Promise<void> {
  await Promise.all(files.filter(file => file.url.endsWith('.css')).map(addStyleSheet));
}

/**
 * Takes the links of style sheets out of the page that did not load, or not with their hash: loaders take a link that
 * stands there for a sheet that is there. They ask for the sheet again, and fail with it. To be called by a script that
 * the browser defers, which waits for the sheets before it. Sheets that are put off stay: no loader has
 * asked for them yet.
 */
export function dropFailedSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(
    'link[rel="stylesheet"][data-rspack]:not([data-late])',
  )) {
    if (!link.sheet || isStandIn(link)) link.remove();
  }
}
