import { checkNode } from './lib/check-versions.mjs';
import { stopOnSignals } from './lib/children.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { findChromium } from './lib/find-chromium.mjs';
import { allSteps, runSteps } from './lib/steps.mjs';
import { runMain, StopError } from './lib/stop-error.mjs';

// `npm test`, or some of it: npm test -- --only=unit,server

function chosenSteps() {
  const only = process.argv.find(argument => argument.startsWith('--only='))?.slice('--only='.length);
  if (only === undefined) return allSteps;
  const names = only.split(',');
  const unknown = names.find(name => !allSteps.some(step => step.name === name));
  if (unknown !== undefined) {
    throw new StopError(`没有名为「${unknown}」的步骤。可选：${allSteps.map(step => step.name).join('、')}。`);
  }
  return allSteps.filter(step => names.includes(step.name));
}

/** Checked before the long steps, so that a missing browser is reported at once. */
function requireChromium() {
  try {
    if (findChromium()) return;
  } catch (error) {
    throw new StopError(error instanceof Error ? error.message : String(error));
  }
  throw new StopError(
    '没有找到 Chromium。请运行 npx playwright install --with-deps chromium 安装，或用 CHROME_PATH 指定已有的浏览器。',
  );
}

runMain(async () => {
  checkNode();
  const steps = chosenSteps();
  stopOnSignals();
  await ensureInstalled();
  if (steps.some(step => step.name === 'e2e')) requireChromium();
  const { passed, failed } = await runSteps(steps);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
