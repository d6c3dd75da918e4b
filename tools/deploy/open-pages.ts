import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { type Form, forms } from './page-forms';

/** How long a page may take until its heading is there; on a quiet machine it takes a fraction of a second. */
const PATIENCE_MS = 30_000;

/**
 * Opens each address in a browser, wide and narrow. A page that the server drew is taken over there.
 * @returns the problems, in Chinese; empty when every page shows
 */
export async function openPages(executablePath: string, site: string, addresses: readonly string[]): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    // Most of a page's time is spent waiting until it has come to rest: both forms wait at once.
    const found = await Promise.all(forms.map(form => problemsIn(browser, form, site, addresses)));
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
  addresses: readonly string[],
): Promise<string[]> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    userAgent,
    viewport: { width, height },
    isMobile: width < height,
  });
  const found: string[] = [];
  for (const address of addresses)
    found.push(...(await problemsAt(context, site, address)).map(problem => `${address}（${name}）${problem}`));
  await context.close();
  return found;
}

async function problemsAt(context: BrowserContext, site: string, address: string): Promise<string[]> {
  const page = await context.newPage();
  try {
    return await problemsOf(page, site + encodeURI(address));
  } finally {
    await page.close();
  }
}

/** Numbers of React's errors for a drawn page that the browser draws otherwise. */
const takenOverOtherwise = /Minified React error #(?:418|419|421|422|423|425)\b/;

const scriptProblem = (message: string) =>
  takenOverOtherwise.test(message) ? `浏览器接管时画出的内容与服务端的不同：${message}` : `脚本异常：${message}`;

async function problemsOf(page: Page, url: string): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', message => {
    // A page of details answers 404 without knowing of what, and the browser reports it.
    if (message.type() === 'error' && message.location().url !== url) problems.push(`控制台报错：${message.text()}`);
  });
  page.on('pageerror', error => problems.push(scriptProblem(error.message)));
  try {
    await page.goto(url, { timeout: PATIENCE_MS });
    const heading = page.getByRole('heading', { level: 1 });
    const failure = page.locator('[data-failure]');
    await heading.or(failure).first().waitFor({ timeout: PATIENCE_MS });
    await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS });
    const kind = await failure
      .first()
      .getAttribute('data-failure', { timeout: 1000 })
      .catch(() => null);
    if (kind) problems.push(`显示故障卡片（${kind}）`);
    else if (!(await heading.first().isVisible())) problems.push('没有一级标题');
  } catch (error) {
    problems.push(`没有打开：${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  }
  return problems;
}
