import type { Arguments } from './arguments';
import type { DeploySite } from './deploy-site';
import { DeployFailure } from './exit-codes';
import { runPreview } from './preview';
import { answerLines, type CommandOutput, gcLines, statusLines } from './report';

/** Every command that needs no build: the same on this machine's site and on one elsewhere. */
export async function operate(site: DeploySite, given: Arguments): Promise<CommandOutput> {
  const { command, reason, dryRun } = given;
  if (command === 'status') {
    const status = await site.status();
    return { lines: statusLines(status), result: status };
  }
  if (command === 'gc') {
    const answer = await site.gc({ reason, dryRun });
    return { lines: gcLines(answer), result: answer };
  }
  if (command === 'preview') return runPreview(site, given);
  const answer = await site.operate(operationOf(given));
  return { lines: answerLines(answer, dryRun), result: answer };
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
    return { ...asked, command, version, percent, ramp: rampOf(given) };
  }
  if (command === 'rollback') return { ...asked, command, version };
  if (command === 'revive') return { ...asked, command };
  if (!reason) throw new DeployFailure('wrongUse', 'kill 需要 --reason <原因>：访客会看到它。');
  return { ...asked, command: 'kill' };
}

function rampOf({ step, every }: Arguments): { step: number; everyMinutes: number } | undefined {
  if (step === undefined && every === undefined) return undefined;
  if (step === undefined || every === undefined)
    throw new DeployFailure(
      'wrongUse',
      '渐进上线需要 --step <百分比> 与 --every <分钟>，如 --to 10 --step 10 --every 5。',
    );
  return { step, everyMinutes: every };
}
