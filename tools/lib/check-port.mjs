import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { StopError } from './stop-error.mjs';

/** @returns {Promise<string | undefined>} the error's code; undefined when the port can be had */
const tryPort = (/** @type {number} */ port) =>
  new Promise(resolve => {
    const server = createServer();
    server.once('error', error => resolve('code' in error ? String(error.code) : error.message));
    server.listen(port, () => server.close(() => resolve(undefined)));
  });

/**
 * Checks that the site's port is free, before the long work begins. A site that was just killed gets some seconds to
 * release it.
 * @throws {StopError} with what to do
 */
export async function checkPort(/** @type {string | undefined} */ value) {
  const port = Number(value || 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StopError(`环境变量 PORT 的值「${value}」不对：应为 0 到 65535 的整数。`);
  }
  let failure = await tryPort(port);
  for (let tries = 0; failure === 'EADDRINUSE' && tries < 10; tries++) {
    await delay(300);
    failure = await tryPort(port);
  }
  if (failure === undefined) return;
  if (failure === 'EADDRINUSE') {
    throw new StopError(`端口 ${port} 已被其他程序占用。请关闭占用它的程序，或换一个端口：PORT=${port + 1} npm start`);
  }
  throw new StopError(`端口 ${port} 无法使用（${failure}）。请换一个 1024 以上的端口：PORT=8080 npm start`);
}
