import { createServer } from 'node:net';
import { StartError } from './start-error';

/**
 * Looks whether a port can be had on every address of this machine: a program that holds it on IPv4 alone would
 * otherwise answer half of the visitors to `localhost`. 0 is always free.
 * @throws StartError that says what to do
 */
export function requireFreePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(new StartError(refusal(port, error))));
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

function refusal(port: number, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE')
    return `端口 ${port} 已被其他程序占用。请关闭占用它的程序，或换一个端口：PORT=${port + 1} npm start`;
  return `端口 ${port} 无法使用（${code ?? message}）。请换一个 1024 以上的端口：PORT=8080 npm start`;
}
