import { expect, type Page, type Request, type Route } from '@playwright/test';

/** An answer in the server's envelope. */
export const envelope = (content: unknown, state = 0, msg = '') => ({ json: { state, content, msg } });

export interface HeldCall {
  /** Resolves once the page has made the call. */
  asked: Promise<Request>;
  /** Lets the server answer this call and all later ones. */
  release(): Promise<void>;
}

/** Delays the answer of a call until the story releases it. */
export async function holdCall(page: Page, path: string): Promise<HeldCall> {
  const routes: Route[] = [];
  let isHeld = true;
  let tell: (request: Request) => void = () => {};
  const asked = new Promise<Request>(resolve => {
    tell = resolve;
  });
  await page.route(`**/web${path}`, async route => {
    if (!isHeld) return route.continue();
    routes.push(route);
    tell(route.request());
  });
  const release = async () => {
    isHeld = false;
    await Promise.all(routes.map(route => route.continue()));
  };
  return { asked, release };
}

/** Puts the visitor on a line with the browser's data saver, where nothing is fetched ahead of a click. Before the page is opened. */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** Counts the calls that the page makes to a path from now on; with `body`, those that ask for just that. */
export function countCalls(page: Page, path: string, body: Record<string, unknown> = {}): { count: () => number } {
  let count = 0;
  page.on('request', request => {
    if (new URL(request.url()).pathname !== `/web${path}`) return;
    const sent = request.postDataJSON() as Record<string, unknown>;
    if (Object.entries(body).every(([key, value]) => sent[key] === value)) count += 1;
  });
  return { count: () => count };
}

/**
 * Records in the document which calls have been answered and processed, so that timers set by an answer are set by
 * then. To be called before the page is opened.
 * @returns a function that acts and waits for the answer to a call; with `body`, to a call with that body, since a page
 * may also prefetch
 */
export async function noteAnswers(page: Page) {
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      this.addEventListener('loadend', () => {
        // A call that was given up has no answer.
        if (!this.responseURL) return;
        const { dataset } = document.documentElement;
        dataset.answers = `${dataset.answers ?? ''}${new URL(this.responseURL).pathname} ${body}\n`;
      });
      send.call(this, body);
    };
  });
  return async (path: string, act: () => Promise<unknown>, body: Record<string, unknown> = {}): Promise<void> => {
    const root = page.locator('html');
    await root.evaluate(element => element.removeAttribute('data-answers'));
    await act();
    await expect
      .poll(async () => isAnswered((await root.getAttribute('data-answers')) ?? '', `/web${path}`, body))
      .toBe(true);
  };
}

const isAnswered = (notes: string, path: string, wanted: Record<string, unknown>): boolean =>
  notes.split('\n').some(note => {
    if (!note.startsWith(`${path} `)) return false;
    const asked = JSON.parse(note.slice(path.length + 1)) as Record<string, unknown>;
    return Object.entries(wanted).every(([key, value]) => asked[key] === value);
  });
