import { setTimeout as delay } from 'node:timers/promises';
import { portRefusal, tryPort } from '../../server/src/platform/process/port.mjs';
import { StopError } from './stop-error.mjs';

export { freePort } from '../../server/src/platform/process/port.mjs';

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
  for (let tries = 0; tries < 10 && (await tryPort(port)) === 'EADDRINUSE'; tries++) await delay(300);
  const refusal = await portRefusal(port);
  if (refusal !== undefined) throw new StopError(refusal);
}
