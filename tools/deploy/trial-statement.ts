import type { CheckResult } from '@shixuan/host/deploy';
import type { Subject, TrialStatement } from '@shixuan/server/releases';
import type { CheckedSite } from './checked-site';

/** Problems that a statement tells: a build that throws does so on every page. */
const TOLD = 6;

/** Each problem once, the first few, without the stacks that browsers print below them. */
function inShort(message: string): string {
  const problems = [...new Set(message.split('\n').filter(line => !/^\s+at /.test(line)))];
  const rest = problems.length - TOLD;
  return [...problems.slice(0, TOLD), ...(rest > 0 ? [`另有 ${rest} 处`] : [])].join('\n');
}

/** What a trial run of a build found, for the environment of the site that it ran beside. */
export async function statementOf(
  site: Pick<CheckedSite, 'state'>,
  { name, version, integrity }: Pick<Subject, 'name' | 'version' | 'integrity'>,
  { outcome, message }: CheckResult,
): Promise<TrialStatement> {
  const environment = (await site.state()).trials?.environment ?? 'production';
  const told = { environment, remote: name, version, integrity };
  return {
    ...told,
    outcome: outcome === 'passed' ? 'passed' : 'failed',
    message: inShort(message),
    at: new Date().toISOString(),
  };
}
