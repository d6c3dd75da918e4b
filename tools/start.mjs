import { checkPort } from './lib/check-port.mjs';
import { checkNode } from './lib/check-versions.mjs';
import { isStopped, runScript, stopOnSignals } from './lib/children.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { say } from './lib/say.mjs';
import { runMain, StopError } from './lib/stop-error.mjs';

// `npm start`. Plain Node without dependencies: on a fresh clone there are none yet. What fails has said why by itself.

async function start() {
  const args = process.argv.slice(2);
  const unknown = args.find(arg => arg !== '--deploy');
  if (unknown !== undefined)
    throw new StopError(`npm start 不认识「${unknown}」。可用的选项：--deploy（本机构建立即上线，替换已部署的版本）。`);
  checkNode();
  await checkPort(process.env.PORT);
  await ensureInstalled();
  const prepared = await runScript('tools/start/prepare.ts', args);
  return prepared === 0 ? runScript('server/src/main.ts') : prepared;
}

stopOnSignals(() => say('正在停止…'));
runMain(async () => {
  try {
    const code = await start();
    if (!isStopped()) return code;
  } catch (error) {
    if (!isStopped()) throw error;
  }
  say('已停止');
  return 0;
});
