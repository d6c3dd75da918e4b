import type { z } from 'zod';

const CHINESE = /\p{Script=Han}/u;

const types: Readonly<Record<string, string>> = {
  string: '文字',
  number: '数字',
  int: '整数',
  boolean: 'true 或 false',
  array: '列表',
  object: '对象',
  record: '对象',
};

/** What would be right, by the first way in which a schema refused a value; a schema's own words come first. */
export function expectedByIssue(issue: z.core.$ZodIssue): string {
  if (CHINESE.test(issue.message)) return issue.message;
  if (issue.code === 'invalid_type') return types[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return `以下之一：${issue.values.map(String).join('、')}`;
  if (issue.code === 'unrecognized_keys') return '格式中已有的字段';
  if (issue.code === 'too_small' && issue.origin === 'string') return '不空的文字';
  if (issue.code === 'invalid_format' && 'pattern' in issue) return `形如 ${issue.pattern} 的文字`;
  if (issue.code === 'too_small')
    return issue.origin === 'array' ? `至少 ${issue.minimum} 项的列表` : `不小于 ${issue.minimum} 的数字`;
  if (issue.code === 'too_big')
    return issue.origin === 'array' ? `至多 ${issue.maximum} 项的列表` : `不大于 ${issue.maximum} 的数字`;
  return '格式所允许的值（见 data/README.md）';
}

/** What an entry of a list is known by. */
const NAMES = ['code', 'key', 'value', 'name'] as const;

/** A path with entries of lists by their names: `area-camera.attributes.shutter.label`, not `0.attributes.7.label`. */
export function namedPath(root: unknown, path: readonly PropertyKey[]): string {
  let inner = root;
  const steps = path.map(step => {
    const isEntry = Array.isArray(inner);
    inner = inner !== null && typeof inner === 'object' ? Reflect.get(inner, step) : undefined;
    const entry = inner;
    if (!isEntry || entry === null || typeof entry !== 'object') return String(step);
    const name = NAMES.map(key => Reflect.get(entry, key)).find(each => typeof each === 'string' && each !== '');
    return typeof name === 'string' ? name : String(step);
  });
  return steps.join('.');
}
