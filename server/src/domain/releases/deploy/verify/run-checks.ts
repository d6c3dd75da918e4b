import type { CheckResult } from '@shixuan/host/deploy';
import { OperationRefused } from '../../../../platform/process/operation-refused';
import { reasonOf } from '../../../../platform/reason-of';
import type { LiveSite } from '../live-site';
import type { Subject } from '../read-subject';
import type { Check } from './check';

/** A build did not pass its checks; `checks` has the result of each. */
export class ChecksFailed extends OperationRefused {
  constructor(
    message: string,
    readonly checks: readonly CheckResult[],
  ) {
    super(message);
  }
}

/** Runs every check, also after one has failed, so that a team sees all problems at once. A check that throws has failed. */
export async function runChecks(checks: readonly Check[], subject: Subject, site: LiveSite): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const { name, title, problems, notes } of checks) {
    const found = await Promise.resolve()
      .then(() => problems(subject, site))
      .catch((error: unknown) => [`检查没有完成：${reasonOf(error)}`]);
    const failed = found.length > 0;
    const hints = failed ? [] : (notes?.(subject, site) ?? []);
    results.push({
      name,
      outcome: failed ? 'failed' : 'passed',
      message: failed
        ? found.map(problem => `${title}：${problem}`).join('\n')
        : [title, ...hints.map(hint => `提示：${hint}`)].join('\n'),
    });
  }
  return results;
}

/** @throws ChecksFailed when one has not passed */
export function requirePassed(subject: Pick<Subject, 'name' | 'version'>, checks: readonly CheckResult[]): void {
  const failed = checks.filter(({ outcome }) => outcome === 'failed').length;
  if (failed > 0)
    throw new ChecksFailed(`${subject.name} ${subject.version} 有 ${failed} 项检查未通过，没有发布。`, checks);
}
