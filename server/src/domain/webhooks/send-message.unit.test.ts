import { lookup } from 'node:dns';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sendMessage } from './send-message';

vi.mock('node:dns', async load => {
  const real = await load<typeof import('node:dns')>();
  return { ...real, lookup: vi.fn(real.lookup) };
});

async function receiver(answer: { status: number; headers?: Record<string, string>; body?: string }) {
  const taken: { url: string | undefined; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', part => {
      body += part;
    });
    request.on('end', () => {
      taken.push({ url: request.url, body });
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { taken, port: (server.address() as AddressInfo).port };
}

const message = (url: string) => ({
  url: new URL(url),
  headers: { 'content-type': 'application/json' },
  body: '{"a":1}',
});

test('a host of the own network that the settings name is sent to', async () => {
  const { port, taken } = await receiver({ status: 200, body: 'x'.repeat(100_000) });
  const { status, text } = await sendMessage(message(`http://127.0.0.1:${port}/hook?key=1`), ['127.0.0.1']);
  expect(status).toBe(200);
  expect(text.length).toBeLessThanOrEqual(64 * 1024);
  expect(taken).toEqual([{ url: '/hook?key=1', body: '{"a":1}' }]);
});

test('a redirect is not followed', async () => {
  const { port, taken } = await receiver({ status: 307, headers: { location: 'http://127.0.0.1:1/other' } });
  expect((await sendMessage(message(`http://127.0.0.1:${port}/`), ['127.0.0.1'])).status).toBe(307);
  expect(taken).toHaveLength(1);
});

test.each([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://10.1.2.3/',
  'https://192.168.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::127.0.0.1]/',
  'https://[::10.0.0.1]/',
  'https://[::ffff:0:10.0.0.1]/',
  'https://[64:ff9b::10.0.0.1]/',
  'https://[2002:a00:1::]/',
  'https://[4000::1]/',
  'https://[::]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
  'https://100.64.0.1/',
  'https://192.0.0.192/',
  'https://2130706433/',
  'https://127.1/',
  'https://0/',
  'https://0x7f.1/',
  'https://localhost/',
  'http://hook.example/',
])('%s is refused', async url => {
  await expect(sendMessage(message(url), ['other.internal'])).rejects.toThrow(/not https|not a public address/);
});

test('a name of which one address is of the own network is refused, whatever it answers the next time: it is looked up for the connection alone', async () => {
  const answers = [
    [
      { address: '93.184.215.14', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ],
    [{ address: '93.184.215.14', family: 4 }],
  ];
  const asked = vi
    .mocked(lookup)
    .mockClear()
    .mockImplementation(((_host: string, _options: object, done: (...given: unknown[]) => void) =>
      done(null, answers.shift())) as never);
  onTestFinished(() => void asked.mockReset());
  await expect(sendMessage(message('https://hook.example/'), [])).rejects.toThrow('not a public address');
  expect(asked).toHaveBeenCalledTimes(1);
});
