// What a newcomer does: clone, npm start, look, Ctrl-C, npm start again. Then what goes wrong: kill -9, a taken port.
// Usage: node .ci/smoke-start.mjs   (clones the repository that it lies in; the last line counts)
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const repository = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'shixuan-smoke-'));
// Run as root, the database has another user, who has to get in; otherwise its data would lie, and stay, elsewhere.
chmodSync(folder, 0o755);
const clone = join(folder, 'clone');
const counts = { passed: 0, failed: 0 };
/** @type {Set<import('node:child_process').ChildProcess>} */
const started = new Set();

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/** Starts the site in a process group of its own, as a terminal does. */
function npmStart(/** @type {number} */ port) {
  const child = spawn('npm', ['start'], {
    cwd: clone,
    detached: true,
    env: { ...process.env, PORT: String(port), DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  const site = { child, output: '', ended: once(child, 'close').then(([code]) => Number(code)) };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
      site.output += chunk;
      process.stdout.write(chunk);
    });
  }
  return site;
}
/** @typedef {ReturnType<typeof npmStart>} Site */

/** Resolves to the seconds until the page is there. */
async function untilServed(/** @type {Site} */ site, /** @type {number} */ port, /** @type {number} */ limitSeconds) {
  const begin = Date.now();
  while (Date.now() - begin < limitSeconds * 1000) {
    const response = await fetch(`http://localhost:${port}/`).catch(() => undefined);
    if (response?.status === 200) return (Date.now() - begin) / 1000;
    if (site.child.exitCode !== null) throw new Error(`ended with ${site.child.exitCode}`);
    await delay(200);
  }
  throw new Error(`no page after ${limitSeconds} s`);
}

/** Sends a signal to the whole group, as Ctrl-C in a terminal does; null when the group is gone. */
function signalGroup(/** @type {Site} */ site, /** @type {NodeJS.Signals} */ signal) {
  try {
    process.kill(-Number(site.child.pid), signal);
  } catch {
    // Gone already.
  }
}

/** Processes that still run from the clone, its database included. */
const leftovers = () =>
  execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
    .split('\n')
    .filter(line => line.includes(clone) && !/ git | ps /.test(line));

async function untilGone(/** @type {number} */ limitSeconds) {
  for (let tries = 0; tries < limitSeconds * 5 && leftovers().length > 0; tries++) await delay(200);
  if (leftovers().length > 0) throw new Error(`left behind:\n${leftovers().join('\n')}`);
}

/** @template T */
async function check(/** @type {string} */ title, /** @type {() => Promise<T>} */ work) {
  try {
    const result = await work();
    counts.passed++;
    console.log(`✓ ${title}${typeof result === 'number' ? `（${result.toFixed(1)} 秒）` : ''}`);
  } catch (error) {
    counts.failed++;
    console.log(`✗ ${title}: ${error instanceof Error ? error.message : error}`);
  }
}

/** In order: the database goes last, so that nothing that is still to be kept finds it gone. */
function expectQuietEnd(/** @type {Site} */ site) {
  const errors = site.output.split('\n').filter(line => /"level":[56]0|数据库连接中断|读取目录失败/.test(line));
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

async function countProducts(/** @type {number} */ port) {
  const response = await fetch(`http://localhost:${port}/web/Product/Categorys`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  /** @type {{ content: { list: { count: number }[] } }} */
  const answer = JSON.parse(await response.text());
  return answer.content.list.reduce((sum, category) => sum + category.count, 0);
}

async function run() {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', repository, clone]);
  const port = await freePort();

  const first = npmStart(port);
  let products = 0;
  let firstSeconds = 0;
  await check('全新克隆：npm start 后首页可用', async () => {
    firstSeconds = await untilServed(first, port, 600);
    return firstSeconds;
  });
  await check('目录里有产品', async () => {
    products = await countProducts(port);
    if (products === 0) throw new Error('no products');
  });
  await check('端口被占用：一句话说明，退出码 1', async () => {
    const second = npmStart(port);
    const code = await second.ended;
    if (code !== 1 || !second.output.includes(`端口 ${port} 已被其他程序占用`)) throw new Error(`code ${code}`);
  });
  await check('Ctrl-C 结束全部进程，退出码 0', async () => {
    signalGroup(first, 'SIGINT');
    const code = await first.ended;
    await untilGone(10);
    expectQuietEnd(first);
    if (code !== 0) throw new Error(`code ${code}`);
  });

  const again = npmStart(port);
  await check('无改动再次启动只需数秒', async () => {
    const seconds = await untilServed(again, port, 60);
    // Nothing is installed, built or published anew. How long that takes is known beside the first start of the same machine alone.
    const anew = again.output.match(/安装依赖|构建 (?!server)\S+|发布 \S+|正在导入/)?.[0];
    if (anew) throw new Error(`done again: ${anew}`);
    if (firstSeconds > 0 && seconds > firstSeconds / 2)
      throw new Error(`${seconds} s, the first time ${firstSeconds} s`);
    return seconds;
  });
  await check('npm 被 kill -9 后，它启动的进程自行结束', async () => {
    again.child.kill('SIGKILL');
    await untilGone(30);
    expectQuietEnd(again);
  });

  const killed = npmStart(port);
  await check('之后可以照常启动', () => untilServed(killed, port, 60));
  signalGroup(killed, 'SIGKILL');
  await killed.ended;

  const recovered = npmStart(port);
  await check('整组被 kill -9 后可以恢复，数据不丢', async () => {
    const seconds = await untilServed(recovered, port, 60);
    if ((await countProducts(port)) !== products) throw new Error('products were lost');
    return seconds;
  });
  await check('SIGTERM 同样结束全部进程', async () => {
    recovered.child.kill('SIGTERM');
    await recovered.ended;
    await untilGone(10);
    expectQuietEnd(recovered);
  });
}

try {
  await run();
} catch (error) {
  counts.failed++;
  console.error(error);
} finally {
  for (const child of started) {
    try {
      process.kill(-Number(child.pid), 'SIGKILL');
    } catch {
      // Ended as it should.
    }
  }
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
