import type { CheckResult } from '@shixuan/host/deploy';
import { readSubject, requirePassed, runChecks, smokeCheck, staticChecks } from '@shixuan/server/releases';
import type { Arguments } from './arguments';
import type { CheckedSite } from './checked-site';
import { operate } from './operate';
import { answerLines, type CommandOutput, checkLines, previewLines } from './report';
import { statementOf } from './trial-statement';

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
  if (given.command === 'trial' && given.rest[0] !== 'run') {
    const { runTrialCommand } = await import('./trial-keys');
    return runTrialCommand(given);
  }
  if (given.command === 'group') {
    const { runGroupCommand } = await import('./trial-groups');
    return runGroupCommand(given);
  }
  if (given.command === 'compress') {
    const { runCompress } = await import('./compress');
    return runCompress(given, say);
  }
  const site = await siteOf(given);
  if (given.command === 'trial') {
    const { runTrials } = await import('./trial-run');
    return runTrials(site, given, say);
  }
  if (given.command === 'verify' || given.command === 'publish') return deployBuild(site, given, say);
  return operate(site, given);
}

async function siteOf({ site, token }: Arguments): Promise<CheckedSite> {
  if (site) {
    const { remoteSite } = await import('./remote-site');
    return remoteSite(site, token);
  }
  const { localSite } = await import('./local-site');
  return localSite(process.env);
}

/** Checks a build against the site, in a browser too, and publishes it unless it was only to be checked. */
async function deployBuild(site: CheckedSite, given: Arguments, say: Say): Promise<CommandOutput> {
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
  // On the site's own machine the run was the site's; elsewhere a runner's key has to stand for it.
  const tried = checks.find(({ name, outcome }) => name === 'smoke' && outcome === 'passed');
  if (tried && !dryRun && (!given.site || given.key)) {
    await site.handIn(await statementOf(site, subject, tried), given.key);
  }
  const lines = [...checkLines(answer.checks), ...answerLines(answer, dryRun)];
  // On the site's own machine a link would take its database, which need not run: the command makes one when it is wanted.
  if (!given.site || dryRun) return { lines, result: answer };
  const made = await site.preview({ remote, version: subject.version });
  return { lines: [...lines, ...previewLines(made, given.site)], result: { ...answer, link: made.link, id: made.id } };
}
