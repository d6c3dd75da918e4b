import { chromium, type Page } from '@playwright/test';

/** How long a page may take until its heading is there; on a quiet machine it takes a fraction of a second. */
const PATIENCE_MS = 30_000;

/** Opens each path in a browser. @returns the problems, in Chinese; empty when every page shows */
export async function openPages(executablePath: string, site: string, paths: readonly string[]): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ locale: 'zh-CN' });
    const found: string[] = [];
    for (const path of paths) {
      const page = await context.newPage();
      found.push(...(await problemsOf(page, site + path)).map(problem => `${path} ${problem}`));
      await page.close();
    }
    return found;
  } finally {
    await browser.close();
  }
}

async function problemsOf(page: Page, url: string): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', message => {
    // A page of details answers 404 without knowing of what, and the browser reports it.
    if (message.type() === 'error' && message.location().url !== url) problems.push(`控制台报错：${message.text()}`);
  });
  page.on('pageerror', error => problems.push(`脚本异常：${error.message}`));
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
