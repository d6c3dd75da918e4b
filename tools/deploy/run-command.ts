import {
  type CheckResult,
  readSubject,
  requirePassed,
  runChecks,
  smokeCheck,
  staticChecks,
} from '@shixuan/server/releases';
import type { Arguments } from './arguments';
import type { DeploySite } from './deploy-site';
import { DeployFailure } from './exit-codes';
import { answerLines, type CommandOutput, checkLines, gcLines, previewLines, statusLines } from './report';

type Say = (line: string) => void;

/**
 * Runs a command. Modules that only some commands need are loaded by those alone: a rollback must not wait for a
 * bundler.
 */
export async function runCommand(given: Arguments, say: Say): Promise<CommandOutput> {
  if (given.command === 'token') {
    const { runToken } = await import('./token');
    return runToken(given);
  }
  const site = await siteOf(given);
  if (given.command === 'status') {
    const status = await site.status();
    return { lines: statusLines(status), result: status };
  }
  const { reason, dryRun } = given;
  if (given.command === 'gc') {
    const answer = await site.gc({ reason, dryRun });
    return { lines: gcLines(answer), result: answer };
  }
  if (given.command === 'preview') {
    const { runPreview } = await import('./preview');
    return runPreview(site, given);
  }
  if (given.command === 'verify' || given.command === 'publish') return deployBuild(site, given, say);
  const answer = await site.operate(operationOf(given));
  return { lines: answerLines(answer, dryRun), result: answer };
}

async function siteOf({ site, token }: Arguments): Promise<DeploySite> {
  if (site) {
    const { remoteSite } = await import('./remote-site');
    return remoteSite(site, token);
  }
  const { localSite } = await import('./local-site');
  return localSite(process.env);
}

function requireRemote({ remote, command }: Arguments): string {
  if (remote) return remote;
  throw new DeployFailure('wrongUse', `${command} 需要 --remote <栏目名或 shell>。`);
}

function operationOf(given: Arguments): Parameters<DeploySite['operate']>[0] {
  const { command, version, percent, reason, dryRun } = given;
  const asked = { remote: requireRemote(given), reason, dryRun };
  if (command === 'promote') {
    if (percent === undefined)
      throw new DeployFailure('wrongUse', 'promote 需要 --to <百分比>，如 --to 10 或 --to 100。');
    return { ...asked, command, version, percent };
  }
  if (command === 'rollback') return { ...asked, command, version };
  if (command === 'revive') return { ...asked, command };
  if (!reason) throw new DeployFailure('wrongUse', 'kill 需要 --reason <原因>：访客会看到它。');
  return { ...asked, command: 'kill' };
}

/** Checks a build against the site, in a browser too, and publishes it unless it was only to be checked. */
async function deployBuild(site: DeploySite, given: Arguments, say: Say): Promise<CommandOutput> {
  const { chooseBuild } = await import('./choose-build');
  const folder = await chooseBuild(given, say);
  const subject = readSubject(folder);
  const remote = given.remote ?? subject.name;
  say(`对照 ${site.label} 检查 ${subject.name} ${subject.version}`);
  const live = await site.live();
  const checks: CheckResult[] = await runChecks(staticChecks, subject, live);
  // The browser check is skipped for a build that has already failed.
  requirePassed(subject, checks);
  if (given.smoke) {
    say('在浏览器里试运行');
    const { smokeTest } = await import('./smoke-test');
    checks.push(...(await smokeTest(subject, live, site)));
  } else checks.push(smokeCheck('skipped'));
  requirePassed(subject, checks);
  if (given.command === 'verify') {
    const { name, version } = subject;
    const result = { command: 'verify', remote: name, version, revision: live.registry.revision, checks };
    return {
      lines: [...checkLines(checks), `通过：${name} ${version}（对照注册表第 ${live.registry.revision} 版）`],
      result,
    };
  }
  say('发布');
  const smoke = checks.some(check => check.name === 'smoke' && check.outcome === 'passed') ? 'passed' : 'skipped';
  const { reason, dryRun } = given;
  const answer = await site.publish(folder, { remote, reason, dryRun, smoke, since: live.registry.revision });
  const lines = [...checkLines(answer.checks), ...answerLines(answer, dryRun)];
  // On the site's own machine a link would take its database, which need not run: the command makes one when it is wanted.
  if (!given.site || dryRun) return { lines, result: answer };
  const made = await site.preview({ remote, version: subject.version });
  return { lines: [...lines, ...previewLines(made, given.site)], result: { ...answer, link: made.link, id: made.id } };
}
