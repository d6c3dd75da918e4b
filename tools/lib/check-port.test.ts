import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { checkPort } from './check-port.mjs';

async function listen(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test('a taken port is refused with a message that says what to do', async () => {
  const port = await listen();
  await expect(checkPort(String(port))).rejects.toThrow(
    `端口 ${port} 已被其他程序占用。请关闭占用它的程序，或换一个端口：PORT=${port + 1} npm start`,
  );
});

test.each(['abc', '-1', '65536', '80.5'])('PORT=%s is refused', async value => {
  await expect(checkPort(value)).rejects.toThrow(`环境变量 PORT 的值「${value}」不对：应为 0 到 65535 的整数。`);
});

test('a port that can be had is let go again', async () => {
  await checkPort('0');
  await checkPort('0');
});
