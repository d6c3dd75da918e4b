import { createServer } from 'node:net';

// Plain JavaScript: `npm start` looks at its port before the dependencies are installed.

/**
 * Looks whether a port can be had on every address of this machine: a program that holds it on IPv4 alone would otherwise
 * answer half of the visitors to `localhost`. 0 is always free.
 * @returns {Promise<string | undefined>} why it cannot be had and what to do, in one sentence; undefined when it can
 */
export async function portRefusal(/** @type {number} */ port) {
  const failure = await tryPort(port);
  if (failure === undefined) return undefined;
  if (failure === 'EADDRINUSE')
    return `端口 ${port} 已被其他程序占用。请关闭占用它的程序，或换一个端口：PORT=${port + 1} npm start`;
  return `端口 ${port} 无法使用（${failure}）。请换一个 1024 以上的端口：PORT=8080 npm start`;
}

/** @returns {Promise<string | undefined>} the error's code; undefined when the port can be had */
export const tryPort = (/** @type {number} */ port) =>
  new Promise(resolve => {
    const probe = createServer();
    probe.once('error', error => resolve('code' in error ? String(error.code) : error.message));
    probe.listen(port, () => probe.close(() => resolve(undefined)));
  });

/**
 * A port of this machine that nobody listens on right now.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const probe = createServer();
  await new Promise((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = probe.address();
  await new Promise(resolve => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
