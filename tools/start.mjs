import { checkPort } from './lib/check-port.mjs';
import { checkNode } from './lib/check-versions.mjs';
import { isStopped, runScript, stopOnSignals } from './lib/children.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { isAssembled } from './lib/root.mjs';
import { say } from './lib/say.mjs';
import { runMain, StopError } from './lib/stop-error.mjs';

// `npm start`. Plain Node without dependencies: on a fresh clone there are none yet. What fails has said why by itself.

/** A site that `npm run runtime` assembled has been built, and has no sources. */
const preparation = isAssembled ? 'server/dist/publish-built.js' : 'tools/start/prepare.ts';

async function start() {
  const { deploys, ofServer } = readOptions(process.argv.slice(2));
  checkNode();
  await checkPort(process.env.PORT);
  if (!isAssembled) await ensureInstalled();
  const prepared = await runScript(preparation, deploys ? ['--deploy'] : []);
  if (prepared !== 0) return prepared;
  return runScript('server/dist/main.js', ofServer);
}

/**
 * @param {string[]} args
 * @returns {{ deploys: boolean, ofServer: string[] }} the server checks its own: how many processes there are to be
 */
function readOptions(args) {
  const rest = [...args];
  let deploys = false;
  const ofServer = [];
  for (let option = rest.shift(); option !== undefined; option = rest.shift()) {
    if (option === '--deploy') deploys = true;
    else if (option === '--no-warm-up') ofServer.push(option);
    else if (option === '--processes') ofServer.push(option, rest.shift() ?? '');
    else
      throw new StopError(
        `npm start 不认识「${option}」。可用的选项：--deploy（本机构建立即上线，替换已部署的版本）、--processes 数目（几个相同的进程共用一个端口）、--no-warm-up（启动后不预热选型，第一次求解较慢）。`,
      );
  }
  return { deploys, ofServer };
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
