import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { holdsDrawnPage } from './draw-pages';
import { type Form, forms } from './page-forms';
import { followRequests } from './page-requests';

/** How long a page may take until it works, and then until it has come to rest; on a quiet machine it takes a fraction of a second. */
const PATIENCE_MS = 30_000;

export interface OpenedPages {
  addresses: readonly string[];
  /** Those of them that the server draws: the browser gets them drawn, so that it takes them over. */
  drawn: readonly string[];
}

/**
 * Opens each address in a browser, wide and narrow. A page that the server drew is taken over there.
 * @returns the problems, in Chinese; empty when every page shows and works
 */
export async function openPages(
  executablePath: string,
  site: string,
  { addresses, drawn }: OpenedPages,
): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    // Most of a page's time is spent waiting until it has come to rest: both forms wait at once.
    const found = await Promise.all(forms.map(form => problemsIn(browser, form, site, { addresses, drawn })));
    return found.flat();
  } finally {
    await browser.close();
  }
}

/** Opens the addresses one after the other in a window of this form. */
async function problemsIn(
  browser: Browser,
  { name, userAgent, width, height }: Form,
  site: string,
  { addresses, drawn }: OpenedPages,
): Promise<string[]> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    userAgent,
    viewport: { width, height },
    isMobile: width < height,
  });
  const found: string[] = [];
  for (const address of addresses) {
    const problems = await problemsAt(context, site + encodeURI(address), drawn.includes(address));
    found.push(...problems.map(problem => `${address}（${name}）${problem}`));
  }
  await context.close();
  return found;
}

async function problemsAt(context: BrowserContext, url: string, isDrawn: boolean): Promise<string[]> {
  const page = await context.newPage();
  try {
    return await problemsOf(page, url, isDrawn);
  } finally {
    await page.close();
  }
}

/** Numbers of React's errors for a drawn page that the browser draws otherwise. */
const takenOverOtherwise = /Minified React error #(?:418|419|421|422|423|425)\b/;

const scriptProblem = (message: string) =>
  takenOverOtherwise.test(message) ? `浏览器接管时画出的内容与服务端的不同：${message}` : `脚本异常：${message}`;

async function problemsOf(page: Page, url: string, isDrawn: boolean): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', message => {
    // A page of details answers 404 without knowing of what, and the browser reports it.
    if (message.type() === 'error' && message.location().url !== url) problems.push(`控制台报错：${message.text()}`);
  });
  page.on('pageerror', error => problems.push(scriptProblem(error.message)));
  const untilQuiet = followRequests(page);
  try {
    if (!(await open(page, url, isDrawn))) problems.push(`没有在 ${PATIENCE_MS / 1000} 秒内绘制出来`);
    const failure = page.locator('[data-failure]').first();
    const heading = page.getByRole('heading', { level: 1 }).first();
    await heading.or(failure).first().waitFor({ timeout: PATIENCE_MS });
    // Not until then is the page compared with what the server drew; on a busy machine its code is asked for late.
    const works = await page.waitForFunction(pageWorks, null, { timeout: PATIENCE_MS }).then(
      () => true,
      () => false,
    );
    if (!works) problems.push(`${PATIENCE_MS / 1000} 秒后仍不能操作：浏览器没有接管页面`);
    const pending = await untilQuiet(PATIENCE_MS);
    if (pending.length > 0) problems.push(`${PATIENCE_MS / 1000} 秒后仍在加载：${pending.join('、')}`);
    const kind = await failure.getAttribute('data-failure', { timeout: 1000 }).catch(() => null);
    if (kind) problems.push(`显示故障卡片（${kind}）`);
    else if (!(await heading.isVisible())) problems.push('没有一级标题');
  } catch (error) {
    problems.push(`没有打开：${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  }
  return problems;
}

/**
 * Opens the address, once more where the server took too long to draw it: a page that was not drawn is not taken over either.
 * @returns whether it came as expected
 */
async function open(page: Page, url: string, isDrawn: boolean): Promise<boolean> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; ) {
    const answer = await page.goto(url, { timeout: PATIENCE_MS });
    if (!isDrawn || answer?.status() !== 200 || holdsDrawnPage(await answer.text())) return true;
  }
  return false;
}

/**
 * Runs in the page: whether React has drawn, or taken over, what holds the heading or the card of a failure. The heading may stand in
 * a text that a component sets as HTML: an element around it is React's then. True once the thread has been idle after that.
 */
function pageWorks(): Promise<boolean> | false {
  const shown = document.querySelector('[data-failure], main h1') ?? document.querySelector('h1');
  const page = shown?.closest('main, [data-remote]') ?? null;
  for (let element = shown; element && element !== page; element = element.parentElement)
    if (Object.keys(element).some(key => key.startsWith('__reactFiber')))
      return new Promise(resolve => requestIdleCallback(() => resolve(true)));
  return false;
}
