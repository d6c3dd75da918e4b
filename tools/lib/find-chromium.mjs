import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const programFiles = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];

const systemPaths = [
  // The same engine without the parts of a desktop: a story takes half the processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...programFiles.flatMap(folder => (folder ? [join(folder, 'Google/Chrome/Application/chrome.exe')] : [])),
];

/** Of the folder `chromium-<revision>` of Playwright's cache, the one beside it that has no desktop. */
function headlessShell(/** @type {string} */ chromium) {
  const folder = dirname(dirname(chromium)).replace(/chromium-(\d+)$/, 'chromium_headless_shell-$1');
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .flatMap(name => ['chrome-headless-shell', 'chrome-headless-shell.exe'].map(file => join(folder, name, file)))
    .find(path => existsSync(path));
}

/** What `npx playwright install` puts into the user's cache; undefined while Playwright itself is not installed. */
function playwrightsOwn() {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright-core');
    const path = chromium.executablePath();
    return headlessShell(path) ?? (existsSync(path) ? path : undefined);
  } catch {
    return undefined;
  }
}

/**
 * The Chromium for the browser tests: CHROME_PATH, then the system's, then Playwright's own.
 * @returns {string | undefined} undefined when there is none
 * @throws {Error} when CHROME_PATH names no file: a wrong setting is not ignored
 */
export function findChromium() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROME_PATH 指向的文件不存在：${chosen}`);
  }
  return systemPaths.find(path => existsSync(path)) ?? playwrightsOwn();
}
