import { badInput } from '../../platform/http/call-error';

/** @throws CallError 422 for what of an address was not understood, is still empty, or was not typed right yet */
export function firstProblem(
  [problem]: readonly string[],
  missing: readonly string[],
  drafts: Readonly<Record<string, string>>,
  parameters: URLSearchParams,
): void {
  if (problem) throw badInput(named(problem, parameters));
  if (missing.length > 0) {
    throw badInput(`参数 unset：${parameters.get('unset')?.slice(0, 40)} 还没有填，报告不能生成；填好后去掉 unset`);
  }
  const [draft] = Object.keys(drafts);
  if (draft !== undefined) throw badInput(`参数 typed.${draft}：这一项还没有改对，报告不能生成`);
}

/** The sentence of the page, with the parameter that it is about, and without what the page did about it. */
function named(problem: string, parameters: URLSearchParams): string {
  const sentence = problem.replace(/，(已忽略|只取第一个)$/, '');
  const [, text] = /「(.*)」/s.exec(sentence) ?? [];
  const key = [...parameters].find(([, value]) => text !== undefined && value.slice(0, 40) === text)?.[0];
  return key === undefined ? sentence : `参数 ${key}：${sentence}`;
}
