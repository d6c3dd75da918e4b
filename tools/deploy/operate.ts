import type { Arguments } from './arguments';
import { runConfig } from './config';
import type { DeploySite, Operation, SetPromotion, Steps } from './deploy-site';
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
  if (command === 'config') return runConfig(site, given);
  if (command === 'promote-set') {
    const answer = await site.promoteSet(setOf(given));
    return { lines: answerLines(answer, dryRun), result: answer };
  }
  const answer = await site.operate(operationOf(given));
  return { lines: answerLines(answer, dryRun), result: answer };
}

function requireRemote({ remote, command }: Arguments): string {
  if (remote) return remote;
  throw new DeployFailure('wrongUse', `${command} 需要 --remote <栏目名或 shell>。`);
}

/** @throws DeployFailure of wrong use for anything but two remotes or more, each with its version or from one environment */
function setOf({ rest, percent, reason, dryRun, from }: Arguments): SetPromotion {
  const example = from === undefined ? 'catalog@1.0.0-3f9a2c1b selection@1.2.0-7c0d11aa' : 'catalog selection';
  const form = from === undefined ? '<栏目名>@<版本>' : '<栏目名>';
  const members = rest.map(text => {
    const [, remote, version] = /^([a-z][a-z0-9-]{1,30})(?:@(\S+))?$/.exec(text) ?? [];
    if (remote && (version === undefined) === (from !== undefined)) return { remote, ...(version && { version }) };
    throw new DeployFailure('wrongUse', `「${text}」应为 ${form}，如 ${example.split(' ')[0]}。`);
  });
  const usage = `promote-set ${from === undefined ? '' : `--from ${from} `}${example} --to 10`;
  if (members.length < 2) throw new DeployFailure('wrongUse', `promote-set 需要两个以上 ${form}，如 ${usage}。`);
  return { members, from, percent: percent ?? 100, reason, dryRun };
}

function operationOf(given: Arguments): Operation {
  const { command, version, percent, reason, dryRun } = given;
  // `rollback-set catalog`: one member names the set.
  const [named = given.remote] = command === 'rollback-set' ? given.rest : [];
  const asked = { remote: requireRemote({ ...given, remote: named ?? given.remote }), reason, dryRun };
  if (command === 'promote') {
    if (percent === undefined)
      throw new DeployFailure('wrongUse', 'promote 需要 --to <百分比>，如 --to 10 或 --to 100。');
    const ramp = rampOf(given);
    if (given.group !== undefined) return toGroup({ ...given, percent }, asked, ramp);
    if (given.from !== undefined && (version !== undefined || ramp))
      throw new DeployFailure('wrongUse', '--from 取用另一环境的线上版本，不能再写 --version、--step 或 --every。');
    return { ...asked, command, version, percent, ramp, from: given.from };
  }
  if (command === 'rollback') return { ...asked, command, version };
  if (command === 'rollback-set') return { ...asked, command };
  if (command === 'revive') return { ...asked, command };
  if (!reason) throw new DeployFailure('wrongUse', 'kill 需要 --reason <原因>：访客会看到它。');
  return { ...asked, command: 'kill' };
}

function toGroup(
  { group, version, percent, from }: Arguments & { percent: number },
  asked: Pick<Operation, 'remote' | 'reason' | 'dryRun'>,
  ramp: Steps | undefined,
): Operation {
  const audience = group === 'signed-in' ? group : invited(group);
  if (from !== undefined) throw new DeployFailure('wrongUse', '--group 不能与 --from 同用。');
  return { ...asked, command: 'promote-group', version, percent, group: audience, ...(ramp && { ramp }) };
}

/** A group that has been invited; whether there is one the site says. */
function invited(name: string | undefined): `invited:${string}` {
  if (name === undefined || !/^[a-z][a-z0-9-]{1,30}$/.test(name))
    throw new DeployFailure(
      'wrongUse',
      `--group 应为 signed-in（登录用户）或试用组的名称，如 beta，收到的是「${name}」。`,
    );
  return `invited:${name}`;
}

function rampOf({ step, every }: Arguments): Steps | undefined {
  if (step === undefined && every === undefined) return undefined;
  if (step === undefined || every === undefined)
    throw new DeployFailure(
      'wrongUse',
      '渐进上线需要 --step <百分比> 与 --every <分钟>，如 --to 10 --step 10 --every 5。',
    );
  return { step, everyMinutes: every };
}
