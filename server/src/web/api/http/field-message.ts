import { z } from 'zod';
import { shortName } from './field-names';

type Issue = z.core.$ZodRawIssue;

/** Longer pieces of input are not repeated in a message. */
const REPEATED = 40;

const typeNames: Record<string, string> = {
  string: '文本',
  number: '数字',
  int: '整数',
  boolean: ' true 或 false',
  array: '数组',
  object: ' JSON 对象',
  record: ' JSON 对象',
};

/** States in Chinese what a field should be. A message written in the schema itself takes precedence. */
export function explainIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type': {
      const wanted = `应为${typeNames[issue.expected] ?? issue.expected}`;
      return issue.input === undefined ? `必填，${wanted}` : wanted;
    }
    case 'too_small':
      return bound(
        issue.origin,
        issue.minimum,
        { number: '应不小于', text: '至少', list: '至少', above: '应大于' },
        issue.inclusive,
      );
    case 'too_big':
      return bound(
        issue.origin,
        issue.maximum,
        { number: '应不大于', text: '最多', list: '最多', above: '应小于' },
        issue.inclusive,
      );
    case 'invalid_value':
      return `应为 ${issue.values.map(String).join(' 或 ')}`;
    case 'unrecognized_keys':
      return `不认识的字段${issue.keys.slice(0, 5).map(quote).join('')}${knownFields(issue.inst)}`;
    case 'invalid_key':
      return '参数名过长';
    default:
      return '格式不正确';
  }
}

interface BoundWords {
  number: string;
  text: string;
  list: string;
  /** For numbers, when the limit itself is not allowed. */
  above: string;
}

function bound(origin: string, limit: number | bigint, words: BoundWords, inclusive: boolean | undefined): string {
  if (origin === 'string') return `${words.text} ${limit} 个字符`;
  if (origin === 'array') return `${words.list} ${limit} 项`;
  return `${inclusive === false ? words.above : words.number} ${limit}`;
}

function knownFields(schema: unknown): string {
  return schema instanceof z.ZodObject ? `，可用：${Object.keys(schema.shape).join('、') || '无'}` : '';
}

/** `页码 page：应不小于 1`. */
export function fieldMessage({ path, message }: { path: readonly PropertyKey[]; message: string }): string {
  // A schema's own message may already begin with the field.
  if (message.includes('：') && !message.startsWith('不认识')) return message;
  return `${fieldLabel(path.map(String))}：${message}`;
}

function fieldLabel(path: string[]): string {
  // Filters go by keys of attributes, which may be called like a field of the contract.
  const names = path.map((field, i) => (path[i - 1] === 'filters' ? undefined : shortName(field)));
  const name = names.findLast(known => known !== undefined);
  const place = cut(path.join('.'));
  return path.length === 0 ? '请求体' : [name, place].filter(Boolean).join(' ');
}

const quote = (text: string) => `「${cut(text)}」`;
const cut = (text: string) => (text.length > REPEATED ? `${text.slice(0, REPEATED)}…` : text);
