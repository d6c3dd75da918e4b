import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runCommand } from './children.mjs';
import { findChromium } from './find-chromium.mjs';
import { npmScript } from './npm.mjs';
import { say } from './say.mjs';
import { StopError } from './stop-error.mjs';

/**
 * What tests need of the machine besides Node.js, and the package of Debian and Ubuntu that brings it.
 * @typedef {{ what: string, package: string, steps: string[], ciOnly?: boolean, optional?: boolean, isThere: () => boolean }} Need
 */

const answers = (/** @type {string} */ command, /** @type {string[]} */ ...args) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;
const unlessLinux = (/** @type {() => boolean} */ isThere) => () => process.platform !== 'linux' || isThere();

const POSTGRESQL_15 = '/usr/lib/postgresql/15/bin';

/** @throws {StopError} when CHROME_PATH names no file */
function chosenChromium() {
  try {
    return findChromium();
  } catch (error) {
    throw new StopError(error instanceof Error ? error.message : String(error));
  }
}

/** @type {Need[]} */
const needs = [
  {
    what: '浏览器',
    package: 'chromium-headless-shell',
    steps: ['e2e'],
    isThere: () => {
      const path = chosenChromium();
      // Playwright's download runs only where the system has the libraries that it needs.
      return path !== undefined && (process.platform === 'win32' || answers(path, '--version'));
    },
  },
  {
    // Stories take a fifth less time in it than in a browser with a desktop's parts.
    what: '无界面的浏览器',
    package: 'chromium-headless-shell',
    steps: ['e2e'],
    ciOnly: true,
    optional: true,
    isThere: () => Boolean(process.env.CHROME_PATH) || (findChromium() ?? '').includes('headless'),
  },
  {
    what: '中文字体',
    package: 'fonts-noto-cjk',
    steps: ['e2e'],
    isThere: unlessLinux(() => spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).stdout?.trim().length > 0),
  },
  {
    what: 'fc-list',
    package: 'fontconfig',
    steps: ['e2e'],
    isThere: unlessLinux(() => answers('fc-list', '--version')),
  },
  // The examples that call the engine are run as they are printed.
  { what: 'python3', package: 'python3', steps: ['unit', 'server'], isThere: () => answers('python3', '--version') },
  { what: 'curl', package: 'curl', steps: ['unit', 'server', 'e2e'], isThere: () => answers('curl', '--version') },
  {
    what: 'PostgreSQL 15',
    package: 'postgresql-15',
    steps: ['server'],
    ciOnly: true,
    isThere: () => existsSync(`${POSTGRESQL_15}/initdb`),
  },
  // It reads log lines as it does where it bans; without it a test imitates it.
  {
    what: 'fail2ban',
    package: 'fail2ban',
    steps: ['unit'],
    ciOnly: true,
    optional: true,
    isThere: () => answers('fail2ban-regex', '--version'),
  },
  // What stands before the site's processes; without them the stories of their configurations are left out.
  {
    what: 'HAProxy',
    package: 'haproxy',
    steps: ['e2e'],
    ciOnly: true,
    isThere: () => answers('haproxy', '-v'),
  },
  {
    what: 'Varnish',
    package: 'varnish',
    steps: ['e2e'],
    ciOnly: true,
    isThere: () => answers('varnishd', '-V'),
  },
  // A server that speaks S3; without it the tests of the bucket are left out.
  ...['radosgw', 'ceph-mon', 'ceph-osd'].map(program => ({
    what: program,
    package: program,
    steps: ['server'],
    ciOnly: true,
    isThere: () => answers('which', program),
  })),
];

/** How this process may install packages: as root, through sudo without a question, or not (null). */
function installer() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return null;
  if (process.getuid?.() === 0) return [];
  return answers('sudo', '-n', 'true') ? ['sudo', '-n'] : null;
}

async function installPackages(/** @type {string[]} */ packages, /** @type {string[]} */ root) {
  const run = (/** @type {string[]} */ ...command) => {
    const [program = '', ...args] = [...root, 'env', 'DEBIAN_FRONTEND=noninteractive', ...command];
    return runCommand(program, args);
  };
  say(`安装系统软件包：${packages.join(' ')}`);
  if (packages.includes('postgresql-15')) {
    // The distribution would start a cluster of its own on the default port.
    const settings = '/etc/postgresql-common/createcluster.conf';
    await run(
      'sh',
      '-c',
      `mkdir -p /etc/postgresql-common && [ -e ${settings} ] || echo create_main_cluster=false > ${settings}`,
    );
  }
  await run('apt-get', 'update', '-qq');
  return run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/**
 * Gets what the steps lack of the machine: the browser by Playwright's own download, or else, with all the rest, the
 * packages of the distribution where this process may install them.
 * @param {string[]} steps names of the steps that will run
 * @throws {StopError} naming the one command to type where something stays missing
 */
export async function ensureTestNeeds(steps) {
  const wanted = needs.filter(
    need => need.steps.some(step => steps.includes(step)) && (!need.ciOnly || process.env.CI === 'true'),
  );
  const missing = ({ optional = false } = {}) =>
    wanted.filter(need => (need.optional ?? false) === optional && !need.isThere());
  const root = installer();
  // One by one: a package that the distribution does not have keeps nothing else away.
  const better = () => missing({ optional: true });
  for (const need of root ? better() : []) await installPackages([need.package], root ?? []);
  if (missing().length === 0) return;
  if (missing().some(({ what }) => what === '浏览器')) {
    say('下载浏览器（npx playwright install chromium）');
    await runCommand(process.execPath, [
      npmScript(),
      'exec',
      '--',
      'playwright',
      'install',
      '--only-shell',
      'chromium',
    ]);
  }
  const packages = () => missing().map(need => need.package);
  if (packages().length === 0) return;
  if (root) await installPackages(packages(), root);
  const left = missing();
  if (left.length === 0) return;
  const command =
    process.platform === 'linux'
      ? `sudo apt-get install ${packages().join(' ')}`
      : 'npx playwright install chromium（python3 与 curl 请从其官网安装）';
  throw new StopError(`测试还缺：${left.map(({ what }) => what).join('、')}。请运行 ${command}，然后重试。`);
}
