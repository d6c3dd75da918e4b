import type { QueryError, QueryProblem } from '../../domain/catalogue/index/query-error';

/** Number of known values in a message; a longer list is hard to read. */
const NAMED_VALUES = 12;

/** Chinese message: the filter or sort key that does not fit the category, and the allowed ones. */
export function queryErrorMessage({ key, label, problem }: QueryError): string {
  const field = problem.kind === 'unknown-sort' ? '排序' : '筛选';
  return `${field}「${label ? `${label} ${key}` : key}」：${explain(problem)}`;
}

function explain(problem: QueryProblem): string {
  switch (problem.kind) {
    case 'unknown-filter':
      return '该分类没有这个可筛选的参数';
    case 'unknown-sort':
      return '该分类不能按此参数排序';
    case 'unknown-value':
      return `没有选项「${problem.value}」，${knownValues(problem.known)}`;
    case 'bounds-on-choice':
      return '是选项参数，请用 in 给出选项，不能用 min、max';
    case 'value-on-number':
      return `是数值参数，请用 min、max 给出范围，不能用选项「${problem.value}」`;
  }
}

function knownValues(known: string[]): string {
  if (known.length === 0) return '该分类暂无可选项';
  return `可选：${known.slice(0, NAMED_VALUES).join('、')}${known.length > NAMED_VALUES ? ` 等 ${known.length} 项` : ''}`;
}
