import { checkNode } from './lib/check-versions.mjs';
import { runScript, stopOnSignals } from './lib/children.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runMain, StopError } from './lib/stop-error.mjs';

// Runs a TypeScript script of the project, after installing what is missing: node tools/run.mjs tools/build.ts …
runMain(async () => {
  const [script, ...args] = process.argv.slice(2);
  if (!script) throw new StopError('用法：node tools/run.mjs <脚本> [参数…]');
  checkNode();
  stopOnSignals();
  await ensureInstalled();
  return runScript(script, args);
});
