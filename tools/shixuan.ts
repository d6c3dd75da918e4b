import { parseArgs } from 'node:util';
import { readArguments } from './deploy/arguments';
import { DeployFailure, exitCodes } from './deploy/exit-codes';
import { checkLines } from './deploy/report';
import { deployOwn } from './kit/deploy-own';
import { ownBuild, ownRemote } from './kit/own-remote';
import { deployUsage, kitUsage } from './kit/usage';
import { StopError } from './lib/stop-error.mjs';
import { typingFault } from './lib/typing-fault';

// `shixuan`: what a team with a repository of its own runs. Each command loads only what it needs.

const [command, ...typed] = process.argv.slice(2);
const folder = process.cwd();
const environment = process.env;

function readOptions(names: readonly string[]) {
  try {
    const options = Object.fromEntries(names.map(name => [name, { type: 'string' as const }]));
    return parseArgs({ args: typed, options }).values as Record<string, string | undefined>;
  } catch (error) {
    throw new DeployFailure('wrongUse', `${typingFault(error)}\n\n${kitUsage}`);
  }
}

/** `--site`, else the one of the environment. */
const withSite = (args: string[]) =>
  environment.SHIXUAN_SITE && !args.includes('--site') ? [...args, '--site', environment.SHIXUAN_SITE] : args;

async function dev(): Promise<void> {
  const {
    site,
    api = environment.SHIXUAN_SITE ?? 'http://localhost:8080',
    port = '8095',
  } = readOptions([...['site', 'api', 'port']]);
  const { readAddress, readPort } = await import('./dev/arguments');
  const app = await ownBuild(folder);
  if (site !== undefined) {
    const { devInSite } = await import('./dev/dev-in-site');
    return devInSite(app, readPort(port), readAddress('site', site));
  }
  const { devAlone } = await import('./dev/dev-alone');
  return devAlone(app, readPort(port), readAddress('api', api));
}

async function build(): Promise<void> {
  readOptions([]);
  const app = await ownBuild(folder);
  const { buildApp } = await import('./build/build-app');
  const { version, built } = await buildApp(app);
  console.log(built ? `构建 ${app.name} ${version}` : `${app.name} ${version} 无改动`);
}

async function deploy(args: string[]): Promise<void> {
  if (args.includes('--help')) return console.log(deployUsage);
  const json = args.includes('--json');
  const given = readArguments(withSite(args), environment, deployUsage);
  const say = (line: string) => (json ? console.error(line) : console.log(line));
  const { lines, result } = await deployOwn(await ownRemote(folder), given, say);
  if (json) console.log(JSON.stringify({ ok: true, ...result }));
  else for (const line of lines) console.log(line);
}

async function check(): Promise<void> {
  await ownBuild(folder);
  const { checkSources } = await import('./kit/check-own');
  checkSources(folder);
  await build();
  if (withSite(typed).includes('--site')) await deploy(['verify', ...typed]);
}

async function create(): Promise<void> {
  const { createRepository } = await import('./new-remote/create-repository');
  createRepository(typed, folder);
}

const commands: Readonly<Record<string, () => Promise<void>>> = {
  new: create,
  dev,
  build,
  check,
  deploy: () => deploy(typed),
};

/** One sentence for what a team can mend, everything for the rest. */
function report(error: unknown): void {
  const checks = error instanceof DeployFailure ? error.checks : [];
  const expected = error instanceof StopError || error instanceof DeployFailure;
  const message = expected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
  const exitCode = error instanceof DeployFailure ? exitCodes[error.kind] : exitCodes.refused;
  if (command === 'deploy' && typed.includes('--json')) {
    console.log(JSON.stringify({ ok: false, exitCode, message, checks }));
  } else {
    for (const line of checkLines(checks)) console.error(line);
    console.error(message);
  }
  process.exitCode = exitCode;
}

const run = command !== undefined && Object.hasOwn(commands, command) ? commands[command] : undefined;
try {
  if (!run) throw new DeployFailure('wrongUse', `${command ? `没有名为「${command}」的命令。\n\n` : ''}${kitUsage}`);
  await run();
} catch (error) {
  report(error);
}
